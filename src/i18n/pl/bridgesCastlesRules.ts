import type { bridgesCastlesRules as en } from '../en/bridgesCastlesRules.ts';
import type { Translation } from '../message.ts';

/** Book and lessons: bridges, castles and bazaars. */
export const bridgesCastlesRules: Translation<typeof en> = {
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
  'carcassonne.book.bazaars.title': 'Bazary',
  'carcassonne.book.bazaars':
    'Po dołożeniu kafelka z bazarem i po podliczeniu punktów dobierasz po jednym kafelku na osobę i kładziesz je odkryte. W stosie musi być co najmniej tyle kafelków.',
  'carcassonne.book.bazaars.auction':
    'Jeden gracz dołożył bazar. Wybór kafelka zaczyna drugi; tamten przebija 3 punktami, a drugi kupuje: płaci mu te 3 punkty.',
  'carcassonne.book.bazaars.trade':
    'Osoba po twojej lewej wybiera kafelek i daje za niego 0 punktów lub więcej. Pozostali bez kafelka przebijają albo pasują, każdy raz. Potem ona kupuje kafelek, płacąc temu, kto dał najwięcej, albo mu go sprzedaje. Jeśli nikt nie przebił, płaci własną ofertę, ale nikomu. Potem wybiera następna osoba bez kafelka; ostatnia dostaje ostatni za darmo. Punktów może być mniej niż 0.',
  'carcassonne.book.bazaars.turns':
    'Potem każdy, zaczynając od osoby po twojej lewej, dokłada swój kafelek w swojej turze zamiast dobierać.',
  'carcassonne.book.bazaars.choose':
    'W tej grze nie ma licytacji: po kolei, zaczynając od osoby po twojej lewej, każdy bierze jeden z kafelków i dokłada go zamiast dobierać.',
  'carcassonne.book.bazaars.none': 'Kafelek z bazaru nie otwiera następnego bazaru.',
  'carcassonne.lesson.span.name': 'Most',
  'carcassonne.lesson.span.1':
    'Twój rozbójnik jest na drodze na (0, 0), a twój kafelek nie ma drogi. Mimo to połóż go na (-1, 0): most poprowadzi drogę nad nim.',
  'carcassonne.lesson.span.1.wrong': 'Na (-1, 0) nie ma mostu. Połóż tam kafelek.',
  'carcassonne.lesson.span.1.done': 'Most prowadzi twoją drogę nad klasztorem. Zostały ci 2 mosty.',
  'carcassonne.lesson.span.2': 'Teraz ukończ drogę kafelkiem na (-2, 0).',
  'carcassonne.lesson.span.2.wrong': 'Droga nie jest jeszcze ukończona. Połóż kafelek na (-2, 0), drogą na wschód.',
  'carcassonne.lesson.span.2.done': 'Cztery kafelki, jeden dzięki mostowi: 4 punkty.',
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
  'carcassonne.lesson.hammer.name': 'Licytacja',
  'carcassonne.lesson.hammer.1':
    'Przeciwniczka dołożyła bazar, więc wybór kafelka zaczynasz ty. Klasztor z drogą może zakończyć twoją drogę: wybierz go i daj 1 punkt.',
  'carcassonne.lesson.hammer.1.wrong': 'To inny kafelek. Wybierz klasztor z drogą.',
  'carcassonne.lesson.hammer.1.done': 'Każdy, kto nie ma kafelka, może raz przebić.',
  'carcassonne.lesson.hammer.2':
    'Przeciwniczka daje 2 punkty. Kup kafelek: te 2 punkty dostaje ona. Można by go też sprzedać i je dostać.',
  'carcassonne.lesson.hammer.2.wrong': 'Teraz kafelek ma przeciwniczka. Tym razem go kup.',
  'carcassonne.lesson.hammer.2.done':
    'Kafelek jest twój, a przeciwniczka dostaje ostatni za darmo. Dokładasz przed nią, bo to był jej bazar.',
};
