import type { Translation } from '../../../i18n/message.ts';
import type { bridges as en } from './en.ts';

export const bridges: Translation<typeof en> = {
  'carcassonne.reason.spans': 'prowadzi drogę mostem',
  'carcassonne.reason.declines': 'zostawia most na lepszy kafelek',
  'carcassonne.bridges': 'Mosty',
  'carcassonne.bridges.hint':
    'Mosty prowadzą twoje drogi nad łąkami, miastami i innymi drogami. Każdy ma ich 3, a w pięć lub sześć osób 2.',
  'carcassonne.bridges.piece.NS': 'most z północy na południe',
  'carcassonne.bridges.piece.WE': 'most z zachodu na wschód',
  'carcassonne.bridges.axis.NS': 'z północy na południe',
  'carcassonne.bridges.axis.WE': 'z zachodu na wschód',
  'carcassonne.bridges.left': {
    one: 'został {count} most',
    few: 'zostały {count} mosty',
    many: 'zostało {count} mostów',
    other: 'zostało {count} mostu',
  },
  'carcassonne.bridges.left.none': 'bez mostów w zapasie',
  'carcassonne.bridges.choice': 'Most na {cell}',
  'carcassonne.bridges.commit': 'Zbuduj most',
  'carcassonne.bridges.needed': 'w tym {count} z mostem',
  'carcassonne.bridges.needed.all': 'tylko z mostem',
  'carcassonne.bridges.builds': {
    one: 'Z twoim ostatnim mostem, {axis}',
    few: 'Z jednym z twoich {count} mostów, {axis}',
    many: 'Z jednym z twoich {count} mostów, {axis}',
    other: 'Z jednym z twoich {count} mostów, {axis}',
  },
  'carcassonne.bridges.builds.beside': {
    one: 'Z twoim ostatnim mostem na kafelku {cell}, {axis}',
    few: 'Z jednym z twoich {count} mostów na kafelku {cell}, {axis}',
    many: 'Z jednym z twoich {count} mostów na kafelku {cell}, {axis}',
    other: 'Z jednym z twoich {count} mostów na kafelku {cell}, {axis}',
  },
  'carcassonne.bridges.commit.place': 'Połóż z mostem',
  'carcassonne.bridges.pass': 'Odłóż kafelek',
  'carcassonne.bridges.pass.hint': 'bez mostu; dobierasz inny kafelek',
  'carcassonne.bridges.built': '{player} buduje most na {cell}, {axis}.',
  'carcassonne.bridges.declined': '{player} nie buduje mostu: odkłada kafelek i dobiera następny.',
  'carcassonne.bridges.follower': 'Rozbójnik na most',
  'carcassonne.bridges.placed': 'rozbójnik gracza {player} na moście',
  'carcassonne.bridges.deployed': '{player} stawia rozbójnika na moście.',
  'error.bridge-impossible':
    'Most tu nie pasuje: oba końce stoją na łące, wszystkie boki muszą pasować, a w jednej turze powstaje najwyżej jeden most.',
  'carcassonne.book.bridges.title': 'Mosty',
  'carcassonne.book.bridges':
    'Każdy ma 3 mosty, a w pięć lub sześć osób 2. Raz w turze możesz zbudować most, na dołożonym kafelku albo na kafelku obok. Most prowadzi drogę od jednego boku do przeciwległego, ponad wszystkim, co tam jest. Oba końce stoją na łące, a droga musi mieć dokąd od nich biec dalej.',
  'carcassonne.book.bridges.over':
    'Droga kończy się przy łące: kafelek i tak można dołożyć, jeśli most sprawi, że boki pasują. Tutaj most biegnie nad klasztorem, a na nim stoi rozbójnik.',
  'carcassonne.book.bridges.own':
    'Most możesz też zbudować, zanim postawisz figurkę. To osobna droga, niezwiązana z tą pod spodem.',
  'carcassonne.book.bridges.follower':
    'Jeśli most stoi na dołożonym kafelku, możesz postawić na nim rozbójnika zamiast figurki gdzie indziej. Kafelek liczy się dla drogi raz, z mostem czy bez. Mosty stoją do końca gry i nie dzielą łąk ani miast.',
  'carcassonne.book.bridges.decline': 'Jeśli kafelek pasuje tylko z mostem, możesz go odłożyć i dobrać następny.',
  'carcassonne.lesson.span.name': 'Most',
  'carcassonne.lesson.span.1':
    'Twój rozbójnik jest na drodze na (0, 0), a twój kafelek nie ma drogi. Mimo to połóż go na (-1, 0): most poprowadzi drogę nad nim.',
  'carcassonne.lesson.span.1.wrong': 'Na (-1, 0) nie ma mostu. Połóż tam kafelek.',
  'carcassonne.lesson.span.1.done': 'Most prowadzi twoją drogę nad klasztorem. Zostały ci 2 mosty.',
  'carcassonne.lesson.span.2': 'Teraz ukończ drogę kafelkiem na (-2, 0).',
  'carcassonne.lesson.span.2.wrong': 'Droga nie jest jeszcze ukończona. Połóż kafelek na (-2, 0), drogą na wschód.',
  'carcassonne.lesson.span.2.done': 'Cztery kafelki, jeden dzięki mostowi: 4 punkty.',
};
