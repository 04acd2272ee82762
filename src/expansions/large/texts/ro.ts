import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.reason.outweighs': 'folosește supusul mare, care contează cât doi',
  'carcassonne.large': 'Supusul mare',
  'carcassonne.large.hint': 'Fiecare are și un supus mare, care la majoritate contează cât doi.',
  'carcassonne.large.piece': 'Supus mare',
  'carcassonne.large.card': 'Mare',
  'carcassonne.large.in': 'supus mare în rezervă',
  'carcassonne.large.out': 'supus mare pe tablă',
  'carcassonne.large.choice.road': 'Tâlhar mare pe drum',
  'carcassonne.large.choice.city': 'Cavaler mare în oraș',
  'carcassonne.large.choice.monastery': 'Călugăr mare în mănăstire',
  'carcassonne.large.choice.field': 'Țăran mare pe câmp',
  'carcassonne.large.commit.road': 'Pune tâlharul mare',
  'carcassonne.large.commit.city': 'Pune cavalerul mare',
  'carcassonne.large.commit.monastery': 'Pune călugărul mare',
  'carcassonne.large.commit.field': 'Pune țăranul mare',
  'carcassonne.large.placed.road': 'tâlharul mare al jucătorului {player} pe drum',
  'carcassonne.large.placed.city': 'cavalerul mare al jucătorului {player} în oraș',
  'carcassonne.large.placed.monastery': 'călugărul mare al jucătorului {player} în mănăstire',
  'carcassonne.large.placed.field': 'țăranul mare al jucătorului {player} pe câmp',
  'carcassonne.large.deployed.road': '{player} pune tâlharul mare pe drum.',
  'carcassonne.large.deployed.city': '{player} pune cavalerul mare în oraș.',
  'carcassonne.large.deployed.monastery': '{player} pune călugărul mare în mănăstire.',
  'carcassonne.large.deployed.field': '{player} pune țăranul mare culcat pe câmp.',
  'carcassonne.large.home.road': 'Tâlharul mare al jucătorului {player} se întoarce acasă.',
  'carcassonne.large.home.city': 'Cavalerul mare al jucătorului {player} se întoarce acasă.',
  'carcassonne.large.home.monastery': 'Călugărul mare al jucătorului {player} se întoarce acasă.',
  'carcassonne.large.home.field': 'Țăranul mare al jucătorului {player} se întoarce acasă.',
  'carcassonne.book.large.title': 'Supusul mare',
  'carcassonne.book.large':
    'Pe lângă ceilalți, fiecare are un supus mare. Se pune ca un supus și în locul unuia, niciodată într-o grădină.',
  'carcassonne.book.large.majority':
    'Cavalerul mare împotriva unui cavaler: contează cât doi, deci cele 8 puncte le ia doar stăpânul lui. Amândoi se întorc acasă.',
  'carcassonne.book.large.more':
    'Contează cât doi numai la majoritate, și pe câmpuri la sfârșit. În rest e un supus ca oricare altul și nu schimbă niciodată punctele.',
  'carcassonne.lesson.giant.name': 'Supusul mare',
  'carcassonne.lesson.giant.1':
    'Orașul adversarei e deschis spre (1, 1). Pune cartonașul la (2, 1), cu latura de oraș spre stânga, și pune în el supusul mare: contează cât doi.',
  'carcassonne.lesson.giant.1.wrong':
    'De acolo nu te poți alătura orașului. Pune cartonașul la (2, 1), cu latura de oraș spre stânga, cu un supus în oraș.',
  'carcassonne.lesson.giant.1.small': 'Un supus obișnuit ar aduce doar egalitate. Alege „Cavaler mare în oraș”.',
  'carcassonne.lesson.giant.1.done':
    'Sunt încă două orașe. Dacă un cartonaș le unește, cavalerul tău mare are majoritatea, doi la unu.',
  'carcassonne.lesson.giant.2': 'Unește cele două orașe la (1, 1), fără să pui pe cineva.',
  'carcassonne.lesson.giant.2.wrong':
    'Orașele nu sunt încă unite. Pune cartonașul la (1, 1), cu orașul de la stânga la dreapta.',
  'carcassonne.lesson.giant.2.done':
    '8 puncte pentru tine, niciunul pentru adversară: cavalerul tău mare a contat cât doi. Amândoi se întorc acasă.',
};
