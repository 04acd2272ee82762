import type { Translation } from '../../../i18n/message.ts';
import type { princess as en } from './en.ts';

export const princess: Translation<typeof en> = {
  'carcassonne.reason.dismisses': 'trimite acasă un cavaler',
  'carcassonne.princess': 'Prințesa',
  'carcassonne.princess.hint': 'Când o prințesă ajunge într-un oraș cu cavaleri, unul dintre ei pleacă acasă.',
  'carcassonne.princess.options': 'Prințesa și cavalerii',
  'carcassonne.princess.options.must': 'unul trebuie să plece (regulile din 2005)',
  'carcassonne.princess.options.may': 'unul poate pleca (regulile actuale)',
  'carcassonne.princess.mark': 'cu prințesă',
  'carcassonne.princess.prompt': 'Care cavaler pleacă acasă?',
  'carcassonne.princess.prompt.must': 'Așa vrea prințesa. În tura asta nu pui pe nimeni.',
  'carcassonne.princess.prompt.may': 'Sau pune un supus.',
  'carcassonne.princess.label': 'Cavalerii din oraș',
  'carcassonne.princess.choice': 'Cavalerul jucătorului {player} pleacă acasă',
  'carcassonne.princess.choice.own': 'Cavalerul tău pleacă acasă',
  'carcassonne.princess.commit': 'Trimite acasă',
  'carcassonne.princess.advice': 'Cavalerul de la {cell} pleacă acasă',
  'carcassonne.princess.home': 'Prințesa trimite acasă cavalerul jucătorului {player}.',
  'carcassonne.book.princess.title': 'Prințesa',
  'carcassonne.book.princess.must':
    'Dacă pui o prințesă la un oraș cu cavaleri, unul dintre ei trebuie să plece acasă; tu alegi care. În tura asta nu pui pe nimeni.',
  'carcassonne.book.princess.may':
    'Dacă pui o prințesă la un oraș cu cavaleri, poți trimite unul dintre ei acasă în loc să pui un supus.',
  'carcassonne.book.princess.goes':
    'A venit prințesa: singurul cavaler pleacă acasă, iar orașul finalizat nu aduce puncte nimănui.',
  'carcassonne.lesson.visit.name': 'Prințesa',
  'carcassonne.lesson.visit.1':
    'Cavalerul tău e în orașul de la (0, 1), al adversarei în cel de la (1, 0). Ambele orașe sunt deschise spre (1, 1).',
  'carcassonne.lesson.visit.2':
    'Pe cartonașul tău locuiește o prințesă. Pune-l la (1, 1), ca să unească și să finalizeze cele două orașe. Unul dintre cavaleri trebuie atunci să plece acasă: alege-l pe al adversarei.',
  'carcassonne.lesson.visit.2.wrong': 'Așa nu unești cele două orașe. Pune cartonașul la (1, 1), oraș lângă oraș.',
  'carcassonne.lesson.visit.2.taken':
    'A plecat acasă chiar cavalerul tău, iar punctele le-a primit adversara. Trimite acasă cavalerul ei.',
  'carcassonne.lesson.visit.2.done':
    'Cavalerul adversarei a plecat acasă fără puncte, iar orașul e numai al tău: 4 cartonașe, 8 puncte. Dacă rămâneau amândoi, punctele le primeați și tu, și ea.',
  'carcassonne.lesson.visit.3':
    'Prințesa nu-ți lasă de ales: dacă în oraș e doar cavalerul tău, el trebuie să plece. Într-o astfel de tură nu pui pe nimeni și nu muți zâna. Un oraș fără cavaleri e ca oricare altul.',
};
