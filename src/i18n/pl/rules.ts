import type { book as enBook, castleRules as enCastle } from '../en/rules.ts';
import type { Translation } from '../message.ts';

/** The book of the rules: what all games share. */
export const book: Translation<typeof enBook> = {
  'rules.contents': 'Spis treści',
  'rules.print': 'Drukuj',
  'rules.right': 'Dobrze',
  'rules.wrong': 'Tak nie wolno',
  'rules.seen': {
    one: 'Obrazek z {count} kafelkiem',
    few: 'Obrazek z {count} kafelkami',
    many: 'Obrazek z {count} kafelkami',
    other: 'Obrazek z {count} kafelka',
  },
  'book.title.goal': 'Cel gry',
  'book.title.turn': 'Twoja tura',
  'book.title.place': 'Układanie kafelków',
  'book.title.deploy': 'Stawianie figurek',
  'book.title.score': 'Co gotowe, to punktuje',
  'book.title.tokens': 'Tor punktowy i żetony',
  'book.title.end': 'Koniec gry',
  'book.turn':
    'Najpierw dobierz kafelek i go ułóż. Potem możesz postawić na nim jedną figurkę. Na koniec punktuje wszystko, co twój kafelek zakończył. Teraz kolej na następnego gracza.',
  'book.place.aside': 'Jeśli kafelek nigdzie nie pasuje, odłóż go i dobierz następny.',
  'book.deploy.supply':
    'Masz 6 zwolenników; siódmy służy za znacznik punktów. Kiedy zabraknie ci zwolenników, musisz poczekać, aż któryś wróci.',
  'book.complete.who':
    'Punkty dostaje gracz, który ma tam więcej zwolenników. Przy remisie nie dostaje ich nikt. W obu wypadkach wszyscy zwolennicy wracają z tej konstrukcji do swoich graczy.',
  'book.complete.order':
    'Jeśli kafelek zamknął kilka konstrukcji, najpierw podlicz te, za które punkty dostajesz ty, potem te, za które dostaje je przeciwnik. Kolejność w obu grupach wybierasz ty.',
  'book.tokens':
    'Każda podliczona konstrukcja to jeden ruch twojego znacznika po murach. Jeśli zatrzyma się na którymś z dwóch pól narożnika z wieżą, bierzesz leżący tam żeton – nawet w turze przeciwnika.',
  'book.tokens.stop': 'Znacznik zatrzymał się na narożniku: gracz bierze żeton.',
  'book.tokens.limits':
    'Samo minięcie narożnika nic nie daje, a na narożniku 0/1 żetonu nie ma. Żeton nie podwoi tej konstrukcji, dzięki której go masz. Żetonów używasz tylko w swojej turze, ilu chcesz; użyty żeton wypada z gry.',
  'book.tokens.same-turn': 'W tej grze możesz użyć żetonu już w turze, w której go bierzesz.',
  'book.tokens.next-turn': 'W tej grze możesz użyć żetonu dopiero od swojej następnej tury.',
  'book.tokens.list': 'Dziewięć rodzajów żetonów, po dwa z każdego',
  'book.tokens.yours': 'Konstrukcja jest twoja, jeśli masz w niej więcej zwolenników niż przeciwnik.',
  'book.end':
    'Gra kończy się wraz z turą, w której ułożono ostatni kafelek. Żetony, które zostały na murach, wypadają z gry. Potem jest końcowe podliczenie. Wygrywa, kto ma więcej punktów; przy remisie zwycięstwo jest wspólne.',
};

export const castleRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Dwoje graczy buduje zamek wewnątrz murów. Ścieżki, domostwa i wieże punktują, gdy zostaną zamknięte, a dziedzińce na koniec gry. Wygrywa, kto ma więcej punktów.',
  'rule.goal.board': 'Wnętrze zamku i siedem pól startowych obok zaznaczonych miejsc. Po murach biegnie tor punktowy.',
  'rule.need': 'W grze jest 60 kafelków. Każdy gracz ma w swoim kolorze zwolenników, znacznik i donżon.',
  'rule.place':
    'Dołóż kafelek do innego kafelka albo do pola startowego. Ścieżka musi zawsze łączyć się ze ścieżką. Domostwo, wieża i dziedziniec mogą się ze sobą stykać. Przy samym murze może leżeć wszystko.',
  'rule.place.right': 'Ścieżka biegnie dalej od pola startowego.',
  'rule.place.free': 'Domostwo może leżeć obok dziedzińca.',
  'rule.place.wrong': 'Ścieżka nie może stykać się z dziedzińcem.',
  'rule.place.alone': 'Sam róg nie wystarczy: kafelki muszą stykać się bokiem.',
  'rule.deploy':
    'Na właśnie ułożonym kafelku możesz postawić jednego zwolennika, jeśli w tej konstrukcji nikogo jeszcze nie ma. Na polu startowym nie stawia się nikogo.',
  'rule.deploy.kinds': 'Herold stoi na ścieżce, dziedzic w domostwie, rycerz w wieży. Kupca kładzie się na dziedzińcu.',
  'rule.deploy.taken': 'Na tej ścieżce stoi już herold, więc drugiego postawić nie można.',
  'rule.complete':
    'Ścieżka, domostwo lub wieża są zamknięte, gdy żaden ich bok nie wychodzi na puste pole. Pole startowe liczy się jak jeden z kafelków.',
  'rule.complete.tie':
    'Ostatni kafelek łączy dwie wieże. Po jednym rycerzu z każdej strony: nikt nie punktuje. Kto miałby o jednego więcej, dostałby punkty za całą wieżę.',
  'rule.path': 'Ścieżka daje 1 punkt za kafelek.',
  'rule.path.plain': 'Dwa kafelki i pole startowe.',
  'rule.path.double': 'Z fontanną: 2 punkty za kafelek, bez względu na liczbę fontann.',
  'rule.path.end': 'Na placu kończy się każda ścieżka, która do niego dochodzi.',
  'rule.house':
    'Domostwo daje 1 punkt za kafelek. Na największym domostwie, za które masz punkty, stoi twój donżon; przenosi się tylko na większe.',
  'rule.house.keep': 'Dziedzic zdobywa punkty, a na domostwie staje donżon.',
  'rule.tower': 'Wieża daje 2 punkty za kafelek.',
  'rule.tower.plain': 'Dwa kafelki i pole startowe.',
  'rule.court':
    'Dziedziniec nigdy nie jest zamknięty: kupcy leżą na nim do końca gry. Wtedy gracz, który ma tam więcej kupców, dostaje 3 punkty za każdy stragan. Przy remisie nie dostaje ich nikt.',
  'rule.court.end': 'Trzy stragany, jeden z nich na polu startowym.',
  'rule.keep':
    'Na koniec gry porównajcie donżony: większy daje 1 punkt za każde pole największego pustego obszaru. Jeśli są równe albo nikt nie ma donżonu, punktów nie dostaje nikt.',
  'rule.keep.race': 'Zaznaczono największy pusty obszar. Należą do niego pola stykające się bokiem.',
  'rule.end.final': 'Końcowe podliczenie: większy donżon, potem dziedzińce, potem żetony.',
  'rule.end.unfinished':
    'Niezamknięte ścieżki, domostwa i wieże nie dają nic, chyba że pozwala na to żeton. To największa różnica w stosunku do Carcassonne.',
};

export const zamekRules: Translation<typeof enCastle> = {
  'rule.goal':
    'Dwie rodziny budują wieś wewnątrz murów. Drogi, domy i chlewy punktują, gdy zostaną zamknięte, a łąki na koniec gry. Wygrywa, kto ma więcej punktów.',
  'rule.goal.board': 'Wnętrze zamku i siedem pól startowych obok zaznaczonych miejsc. Po murach biegnie tor punktowy.',
  'rule.need': 'W grze jest 60 kafelków. Każdy gracz ma w swoim kolorze zwolenników, znacznik i dom rodziny.',
  'rule.place':
    'Dołóż kafelek do innego kafelka albo do pola startowego. Droga musi zawsze łączyć się z drogą. Dom, chlew i łąka mogą się ze sobą stykać. Przy samym murze może leżeć wszystko.',
  'rule.place.right': 'Droga biegnie dalej od pola startowego.',
  'rule.place.free': 'Dom może leżeć obok łąki.',
  'rule.place.wrong': 'Droga nie może stykać się z łąką.',
  'rule.place.alone': 'Sam róg nie wystarczy: kafelki muszą stykać się bokiem.',
  'rule.deploy':
    'Na właśnie ułożonym kafelku możesz postawić jednego zwolennika, jeśli na tej drodze, w tym domu, chlewie czy na tej łące nikogo jeszcze nie ma. Na polu startowym nie stawia się nikogo.',
  'rule.deploy.kinds': 'Herold stoi na drodze, giermek w domu, rolnik w chlewie. Mnicha kładzie się na łące.',
  'rule.deploy.taken': 'Na tej drodze stoi już herold, więc drugiego postawić nie można.',
  'rule.complete':
    'Droga, dom lub chlew są zamknięte, gdy żaden ich bok nie wychodzi na puste pole. Pole startowe liczy się jak jeden z kafelków.',
  'rule.complete.tie':
    'Ostatni kafelek łączy dwa chlewy. Po jednym rolniku z każdej strony: nikt nie punktuje. Kto miałby o jednego więcej, dostałby punkty za cały chlew.',
  'rule.path': 'Droga daje 1 punkt za kafelek.',
  'rule.path.plain': 'Dwa kafelki i pole startowe.',
  'rule.path.double': 'Z dybami: 2 punkty za kafelek, bez względu na liczbę dyb.',
  'rule.path.end': 'Przy fontannie kończy się każda droga, która do niej dochodzi.',
  'rule.house':
    'Dom daje 1 punkt za kafelek. Największy dom, za który masz punkty, zostaje domem rodziny; zastąpi go tylko większy.',
  'rule.house.keep': 'Giermek zdobywa punkty, a dom zostaje domem rodziny.',
  'rule.tower': 'Chlew daje 2 punkty za kafelek.',
  'rule.tower.plain': 'Dwa kafelki i pole startowe.',
  'rule.court':
    'Łąka nigdy nie jest zamknięta: mnisi leżą na niej do końca gry. Wtedy gracz, który ma tam więcej mnichów, dostaje 3 punkty za każdą kapliczkę. Przy remisie nie dostaje ich nikt.',
  'rule.court.end': 'Trzy kapliczki, jedna z nich na polu startowym.',
  'rule.keep':
    'Na koniec gry porównajcie domy rodzin: większy daje 1 punkt za każde pole największego pustego obszaru. Jeśli są równe albo nikt nie ma domu rodziny, punktów nie dostaje nikt.',
  'rule.keep.race': 'Zaznaczono największy pusty obszar. Należą do niego pola stykające się bokiem.',
  'rule.end.final': 'Końcowe podliczenie: łąki, potem większy dom rodziny, potem żetony.',
  'rule.end.unfinished':
    'Niezamknięte drogi, domy i chlewy nie dają nic, chyba że pozwala na to żeton. To największa różnica w stosunku do Carcassonne.',
};
