import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.reason.fattens': 'stawia świnię na łące: 1 punkt więcej za każde ukończone miasto',
  'carcassonne.pigs': 'Świnie',
  'carcassonne.pigs.hint':
    'Postaw świnię obok swojego chłopa. Łąka da wtedy 4 punkty za każde ukończone miasto zamiast 3.',
  'carcassonne.pigs.card': 'Świnia',
  'carcassonne.pigs.in': 'świnia w zapasie',
  'carcassonne.pigs.out': 'świnia na planszy',
  'carcassonne.pigs.choice': 'Świnia na łąkę',
  'carcassonne.pigs.commit': 'Postaw świnię',
  'carcassonne.pigs.placed': 'Świnia na łące ({player})',
  'carcassonne.pigs.deployed': '{player}: świnia staje na łące.',
  'carcassonne.pigs.home': '{player}: świnia wraca do domu.',
  'carcassonne.pigs.herd': 'stado świń',
  'carcassonne.pigs.line.pig': {
    one: 'Świnia, {count} miasto',
    few: 'Świnia, {count} miasta',
    many: 'Świnia, {count} miast',
    other: 'Świnia, {count} miasta',
  },
  'carcassonne.pigs.line.pigHerd': {
    one: 'Stado świń, {count} miasto',
    few: 'Stado świń, {count} miasta',
    many: 'Stado świń, {count} miast',
    other: 'Stado świń, {count} miasta',
  },
  'carcassonne.pigs.category.pig': 'Świnie',
  'carcassonne.pigs.category.pigHerd': 'Stada świń',
  'carcassonne.pigs.about': 'Świnia ({player}): 1 punkt więcej za każde ukończone miasto',
  'carcassonne.pigs.about.herd': 'Stado świń: 1 punkt więcej za każde ukończone miasto',
  'carcassonne.book.pigs.title': 'Świnie',
  'carcassonne.book.pigs':
    'Jeśli masz chłopa na łące, zamiast kolejnego podwładnego możesz postawić obok niego świnię, na właśnie położonym kafelku. Świnia nie liczy się przy ustalaniu przewagi.',
  'carcassonne.book.pigs.scene': 'Łąka dotyka dwóch ukończonych miast: 6 punktów za chłopa i 2 więcej za świnię.',
  'carcassonne.book.pigs.more':
    'Jeśli nie punktujesz za łąkę, świnia też nic nie daje. Zostaje do końca albo wraca, gdy ostatni twój chłop opuści łąkę. Na jednym kafelku Rzeki II pasie się stado świń: kto punktuje za jego łąkę, dostaje 1 punkt więcej za każde miasto.',
  'carcassonne.lesson.pigs.name': 'Świnia',
  'carcassonne.lesson.pigs.1':
    'Twój chłop leży na łące na (0, 1), która dotyka ukończonego miasta. Połóż klasztor na (0, 2) i postaw świnię na tej łące.',
  'carcassonne.lesson.pigs.1.wrong':
    'Świnia jest nadal w zapasie. Połóż klasztor na (0, 2) i wybierz „Świnia na łąkę”.',
  'carcassonne.lesson.pigs.1.done':
    'Na końcu ta łąka da 4 punkty za każde ukończone miasto, o ile masz na niej najwięcej chłopów.',
  'carcassonne.lesson.pigs.2':
    'Miasto na (1, 1) jest jeszcze otwarte. Zamknij je na (1, 2): ono też dotyka twojej łąki.',
  'carcassonne.lesson.pigs.2.wrong': 'Miasto na (1, 1) jest u góry nadal otwarte. Zamknij je na (1, 2).',
  'carcassonne.lesson.pigs.2.done':
    'Dwa ukończone miasta: 6 punktów za chłopa i 2 za świnię. Bez przewagi świnia nic by nie dała.',
};
