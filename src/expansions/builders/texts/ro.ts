import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.reason.doubles': 'primește un al doilea cartonaș de la constructor',
  'carcassonne.reason.employs': 'pune constructorul unde poate aduce al doilea cartonaș',
  'carcassonne.builders': 'Constructori',
  'carcassonne.builders.hint':
    'Pune constructorul lângă supusul tău pe un drum sau într-un oraș. De câte ori îl prelungești, pui un al doilea cartonaș.',
  'carcassonne.builders.card': 'Constructor',
  'carcassonne.builders.in': 'constructor în rezervă',
  'carcassonne.builders.out': 'constructor pe tablă',
  'carcassonne.builders.choice.road': 'Constructorul pe drum',
  'carcassonne.builders.choice.city': 'Constructorul în oraș',
  'carcassonne.builders.commit': 'Pune constructorul',
  'carcassonne.builders.placed.road': 'constructorul jucătorului {player} pe drum',
  'carcassonne.builders.placed.city': 'constructorul jucătorului {player} în oraș',
  'carcassonne.builders.deployed.road': '{player} pune constructorul pe drum.',
  'carcassonne.builders.deployed.city': '{player} pune constructorul în oraș.',
  'carcassonne.builders.home': 'Constructorul jucătorului {player} se întoarce acasă.',
  'carcassonne.builders.earned': 'Constructorul jucătorului {player} se apucă de lucru: urmează partea a doua a turei.',
  'carcassonne.builders.next': 'Constructorul tău se apucă de lucru: urmează un al doilea cartonaș.',
  'carcassonne.builders.about':
    'Aici lucrează constructorul jucătorului {player}: după fiecare prelungire, {player} pune un al doilea cartonaș.',
  'carcassonne.book.builders.title': 'Constructori',
  'carcassonne.book.builders':
    'Dacă ai un supus pe un drum sau într-un oraș, în loc de alt supus poți pune lângă el constructorul: pe cartonașul tocmai pus, dacă acesta nu finalizează zona. Constructorul nu contează la majoritate.',
  'carcassonne.book.builders.scene':
    'Roșu a prelungit drumul cu constructorul și pune în aceeași tură un al doilea cartonaș. Un al treilea nu urmează niciodată.',
  'carcassonne.book.builders.more':
    'În partea a doua totul este din nou posibil, dar fără punctele de la începutul unei ture. Constructorul se întoarce când zona este finalizată sau când ultimul tău supus o părăsește. Cartonașele altora nu îți aduc nimic.',
  'carcassonne.lesson.builders.name': 'Constructorul',
  'carcassonne.lesson.builders.1':
    'Tâlharul tău e pe drumul de la (1, 0). Prelungește-l cu cartonașul la (2, 0) și pune acolo constructorul.',
  'carcassonne.lesson.builders.1.wrong':
    'Constructorul e încă în rezervă. Pune cartonașul la (2, 0) și alege „Constructorul pe drum”.',
  'carcassonne.lesson.builders.1.done':
    'Nu contează la majoritate, dar de acum drumul acesta îți aduce câte două cartonașe pe tură.',
  'carcassonne.lesson.builders.2': 'Prelungește drumul încă o dată, la oricare capăt.',
  'carcassonne.lesson.builders.2.wrong':
    'Cartonașul acesta nu prelungește drumul constructorului, așa că nu a urmat al doilea. Pune-l la (3, 0) sau (-1, 0).',
  'carcassonne.lesson.builders.2.done':
    'Constructorul s-a apucat de lucru, așa că tragi imediat un al doilea cartonaș.',
  'carcassonne.lesson.builders.3': 'Pune al doilea cartonaș unde vrei. Poți pune din nou și un supus.',
  'carcassonne.lesson.builders.3.done':
    'Două cartonașe într-o tură! Așa va fi de câte ori prelungești drumul, până e finalizat. Atunci constructorul se întoarce.',
};
