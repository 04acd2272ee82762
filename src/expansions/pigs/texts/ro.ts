import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.reason.fattens': 'pune porcul pe câmp: 1 punct în plus pentru fiecare oraș finalizat',
  'carcassonne.pigs': 'Porci',
  'carcassonne.pigs.hint':
    'Pune porcul lângă țăranul tău. Câmpul aduce atunci 4 puncte pentru fiecare oraș finalizat, în loc de 3.',
  'carcassonne.pigs.card': 'Porc',
  'carcassonne.pigs.in': 'porc în rezervă',
  'carcassonne.pigs.out': 'porc pe tablă',
  'carcassonne.pigs.choice': 'Porcul pe câmp',
  'carcassonne.pigs.commit': 'Pune porcul',
  'carcassonne.pigs.placed': 'porcul jucătorului {player} pe câmp',
  'carcassonne.pigs.deployed': '{player} pune porcul pe câmp.',
  'carcassonne.pigs.home': 'Porcul jucătorului {player} se întoarce acasă.',
  'carcassonne.pigs.herd': 'turmă de porci',
  'carcassonne.pigs.line.pig': {
    one: 'Porc, {count} oraș',
    few: 'Porc, {count} orașe',
    other: 'Porc, {count} de orașe',
  },
  'carcassonne.pigs.line.pigHerd': {
    one: 'Turmă de porci, {count} oraș',
    few: 'Turmă de porci, {count} orașe',
    other: 'Turmă de porci, {count} de orașe',
  },
  'carcassonne.pigs.category.pig': 'Porci',
  'carcassonne.pigs.category.pigHerd': 'Turme de porci',
  'carcassonne.pigs.about': 'Porcul jucătorului {player}: 1 punct în plus pentru fiecare oraș finalizat',
  'carcassonne.pigs.about.herd': 'Turmă de porci: 1 punct în plus pentru fiecare oraș finalizat',
  'carcassonne.book.pigs.title': 'Porci',
  'carcassonne.book.pigs':
    'Dacă ai un țăran pe un câmp, în loc de alt supus poți pune lângă el porcul, pe cartonașul tocmai pus. Porcul nu contează la majoritate.',
  'carcassonne.book.pigs.scene': 'Câmpul atinge două orașe finalizate: 6 puncte pentru țăran și încă 2 pentru porc.',
  'carcassonne.book.pigs.more':
    'Dacă nu punctezi câmpul, nici porcul nu aduce nimic. Rămâne până la sfârșit sau se întoarce când ultimul tău țăran părăsește câmpul. Pe un cartonaș al Râului II paște o turmă de porci: cine punctează câmpul ei primește 1 punct în plus pentru fiecare oraș.',
  'carcassonne.lesson.pigs.name': 'Porcul',
  'carcassonne.lesson.pigs.1':
    'Țăranul tău e pe câmpul de la (0, 1), care atinge un oraș finalizat. Pune mănăstirea la (0, 2) și porcul pe acest câmp.',
  'carcassonne.lesson.pigs.1.wrong': 'Porcul e încă în rezervă. Pune mănăstirea la (0, 2) și alege „Porcul pe câmp”.',
  'carcassonne.lesson.pigs.1.done':
    'La sfârșit câmpul acesta aduce 4 puncte pentru fiecare oraș finalizat, cât timp ai acolo cei mai mulți țărani.',
  'carcassonne.lesson.pigs.2': 'Orașul de la (1, 1) e încă deschis. Finalizează-l la (1, 2): și el atinge câmpul tău.',
  'carcassonne.lesson.pigs.2.wrong': 'Orașul de la (1, 1) e încă deschis sus. Finalizează-l la (1, 2).',
  'carcassonne.lesson.pigs.2.done':
    'Două orașe finalizate: 6 puncte pentru țăran și 2 pentru porc. Fără majoritate, porcul nu ar fi valorat nimic.',
};
