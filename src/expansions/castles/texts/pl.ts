import type { Translation } from '../../../i18n/message.ts';
import type { castles as en } from './en.ts';

export const castles: Translation<typeof en> = {
  'carcassonne.reason.founds': 'zakłada zamek, bo wokół zapowiadają się punkty',
  'carcassonne.reason.reaches': {
    one: 'daje zamkowi {count} punkt',
    few: 'daje zamkowi {count} punkty',
    many: 'daje zamkowi {count} punktów',
    other: 'daje zamkowi {count} punktu',
  },
  'carcassonne.castles': 'Zamki',
  'carcassonne.castles.hint':
    'Małe miasto może stać się zamkiem. Teraz nie daje nic, a później tyle, ile pierwsza rzecz ukończona w jego otoczeniu.',
  'carcassonne.castles.piece': 'zamek',
  'carcassonne.castles.wide': '(szerokie)',
  'carcassonne.castles.left': {
    one: 'został {count} zamek',
    few: 'zostały {count} zamki',
    many: 'zostało {count} zamków',
    other: 'zostało {count} zamku',
  },
  'carcassonne.castles.left.none': 'bez zamków w zapasie',
  'carcassonne.castles.prompt': 'Założyć zamek?',
  'carcassonne.castles.detail':
    'Weź punkty za miasto albo niech pan zamku czeka na to, co zostanie ukończone w otoczeniu.',
  'carcassonne.castles.others': '{player} może założyć zamek',
  'carcassonne.castles.label': 'Co stanie się z małym miastem',
  'carcassonne.castles.choice': 'Zamek na {cell}',
  'carcassonne.castles.commit': 'Załóż zamek',
  'carcassonne.castles.around': 'może dać: {what}',
  'carcassonne.castles.around.none': 'w otoczeniu nie ma jeszcze nic nieukończonego',
  'carcassonne.castles.around.more': {
    one: 'i {count} inna rzecz',
    few: 'i {count} inne rzeczy',
    many: 'i {count} innych rzeczy',
    other: 'i {count} innej rzeczy',
  },
  'carcassonne.castles.worth': '{where} (teraz {now}, po ukończeniu {finished})',
  'carcassonne.castles.worth.more': '{where} (teraz {now}, po ukończeniu {finished} lub więcej)',
  'carcassonne.castles.pass': {
    one: 'Bez zamku: {count} punkt za miasto',
    few: 'Bez zamku: {count} punkty za miasto',
    many: 'Bez zamku: {count} punktów za miasto',
    other: 'Bez zamku: {count} punktu za miasto',
  },
  'carcassonne.castles.pass.commit': 'Weź punkty',
  'carcassonne.castles.founded': '{player} zakłada zamek na {cell}. Pan zamku czeka.',
  'carcassonne.castles.reached.road': 'Zamek gracza {player} na {cell} daje tyle, ile warta jest droga na {from}.',
  'carcassonne.castles.reached.city': 'Zamek gracza {player} na {cell} daje tyle, ile warte jest miasto na {from}.',
  'carcassonne.castles.reached.monastery':
    'Zamek gracza {player} na {cell} daje tyle, ile wart jest klasztor na {from}.',
  'carcassonne.castles.reached.castle': 'Zamek gracza {player} na {cell} daje tyle samo co zamek na {from}.',
  'carcassonne.castles.lord': 'pan zamku gracza {player}',
  'carcassonne.castles.home': 'Pan zamku gracza {player} wraca do domu.',
  'carcassonne.castles.line': 'Zamek',
  'carcassonne.castles.line.field': {
    one: 'Łąka, {count} zamek',
    few: 'Łąka, {count} zamki',
    many: 'Łąka, {count} zamków',
    other: 'Łąka, {count} zamku',
  },
  'carcassonne.castles.waits.none': 'Żaden zamek teraz nie czeka.',
  'carcassonne.castles.waits': 'Zamek gracza {player} na {cell} czeka',
  'carcassonne.castles.about': 'Daje tyle, ile pierwsza z tych rzeczy, gdy będzie ukończona:',
  'carcassonne.castles.about.scored': 'Dał już punkty. Do końca gry stoi pusty.',
  'carcassonne.castles.refused': 'Tu nie da się założyć zamku: wybierz małe miasto, które ten kafelek ukończył.',
  'carcassonne.book.castles.title': 'Zamki',
  'carcassonne.book.castles':
    'Każdy ma 3 zamki, a w pięć lub sześć osób 2. Gdy ukończone jest małe miasto z dwóch półokrągłych części i stoi w nim tylko jedna figurka, jej właściciel może założyć tam zamek zamiast brać punkty. Figurka zostaje jako pan zamku.',
  'carcassonne.book.castles.vicinity':
    'Otoczenie zamku: jego dwa kafelki i po dwa wzdłuż obu ich długich boków. Pan zamku czeka na to, co zostanie tam ukończone w późniejszej turze.',
  'carcassonne.book.castles.scores':
    'Droga jest ukończona. Nikt na niej nie stoi, ale jej część leży w otoczeniu zamku: jego pan dostaje te same 3 punkty i wraca do domu.',
  'carcassonne.book.castles.first':
    'Liczy się to, co pierwsze: droga, miasto albo klasztor, czyjeś lub niczyje. Gdy kilka rzeczy kończy się naraz, liczy się najcenniejsza. Kto ma i zamek, i to, co ukończono, punktuje dwa razy.',
  'carcassonne.book.castles.chain':
    'Zamek, który dał punkty, jest ukończony, a zamki, które mają w otoczeniu jego kafelek, dają tyle samo.',
  'carcassonne.book.castles.fields': 'Dla chłopów zamek jest wart 4 punkty zamiast 3, z panem czy bez.',
  'carcassonne.book.castles.end': 'Na koniec gry panowie, którzy wciąż czekają, wracają bez punktów.',
  'carcassonne.lesson.lordship.name': 'Zamek',
  'carcassonne.lesson.lordship.1': 'Ukończ małe miasto na (0, 1), z rycerzem. Potem załóż zamek zamiast brać 4 punkty.',
  'carcassonne.lesson.lordship.1.wrong':
    'Nie ma jeszcze zamku. Połóż kafelek na (0, 1) z rycerzem w mieście i wybierz zamek.',
  'carcassonne.lesson.lordship.1.done':
    'Twój rycerz jest teraz panem zamku. Obok biegnie długa droga, a przeciwniczka właśnie zamknęła jeden jej koniec.',
  'carcassonne.lesson.lordship.2': 'Ukończ drogę z drugiej strony, na (-1, 0), bez figurki.',
  'carcassonne.lesson.lordship.2.wrong': 'Droga nie jest jeszcze ukończona. Połóż kafelek na (-1, 0), drogą na wschód.',
  'carcassonne.lesson.lordship.2.done':
    '5 punktów za zamek, bo tyle warta jest pierwsza droga w jego otoczeniu. Pan zamku wraca do domu.',
};
