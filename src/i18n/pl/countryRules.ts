import type { countryRules as en } from '../en/countryRules.ts';
import type { Translation } from '../message.ts';

export const countryRules: Translation<typeof en> = {
  'country.book.goal':
    'Kafelek po kafelku układacie wspólnie krainę i stawiacie w niej swoich podwładnych. Punkty zdobywa się w trakcie gry i na jej końcu. Wygrywa, kto ma ich najwięcej.',
  'country.book.need':
    'W grze są 72 kafelki; jeden, odkryty, zaczyna krainę. Każdy z graczy, od 2 do 6, ma podwładnych w swoim kolorze.',
  'country.book.place':
    'Dołóż kafelek do innego. Wszystkie stykające się boki muszą pasować: droga z drogą, miasto z miastem, łąka z łąką.',
  'country.book.place.right': 'Droga biegnie dalej.',
  'country.book.place.city': 'Miasto styka się z miastem.',
  'country.book.place.wrong': 'Łąka nie może stykać się z miastem.',
  'country.book.place.alone': 'Sam róg nie wystarczy: kafelki muszą stykać się bokiem.',
  'country.book.deploy':
    'Na kafelku, który właśnie ułożyłeś lub ułożyłaś, możesz postawić jednego podwładnego, jeśli na tym obszarze nikogo jeszcze nie ma.',
  'country.book.deploy.kinds':
    'Rozbójnik stoi na drodze, rycerz w mieście, mnich w klasztorze. Chłopa kładzie się na łące.',
  'country.book.deploy.taken': 'Na tej drodze stoi już rozbójnik, więc drugiego postawić nie można.',
  'country.book.deploy.supply':
    'Kiedy zabraknie ci podwładnych, musisz poczekać, aż któryś wróci. Obszary, na których ktoś już stoi, mogą się później połączyć.',
  'country.book.score':
    'To, co twój kafelek ukończy, punktuje od razu. Punkty dostaje gracz, który ma tam najwięcej podwładnych; przy remisie każdy dostaje pełne punkty. Potem wszyscy podwładni wracają z tego obszaru do swoich graczy.',
  'country.book.score.tie': 'Dwaj rycerze w jednym mieście: obaj gracze dostają wszystkie punkty.',
  'country.book.road':
    'Droga jest ukończona, gdy ma oba końce: na skrzyżowaniu, w wiosce, w mieście albo przy klasztorze – lub gdy tworzy pętlę. Daje 1 punkt za kafelek.',
  'country.book.road.complete': 'Od klasztoru do skrzyżowania.',
  'country.book.city':
    'Miasto jest ukończone, gdy otaczają je mury i nie ma w nim luk. Daje 2 punkty za kafelek i 2 za każdy herb.',
  'country.book.city.complete': 'Miasto zamknięte. Tarcza to herb.',
  'country.book.city.tiny':
    'W tej grze ukończone miasto z dwóch kafelków daje tylko 1 punkt za kafelek i 1 za każdy herb.',
  'country.book.monastery':
    'Klasztor jest ukończony, gdy na ośmiu polach wokół niego leżą kafelki. Daje 1 punkt za siebie i po 1 za każdy z nich.',
  'country.book.monastery.complete': 'Ostatni kafelek domyka kwadrat.',
  'country.book.field':
    'Łąka punktuje na koniec gry: 3 punkty za każde ukończone miasto, którego dotyka, dla gracza, który ma na niej najwięcej chłopów.',
  'country.book.field.city-4':
    'W tej grze każde ukończone miasto punktuje raz, na koniec: 4 punkty dla gracza, który ma najwięcej chłopów na wszystkich łąkach wokół niego.',
  'country.book.field.off': 'W tej grze nie ma chłopów, a łąki nic nie dają.',
  'country.book.field.borders': 'Granicami łąk są drogi, rzeki i mury miast: tu są dwie łąki.',
  'country.book.field.end': 'Łąka dotyka dwóch ukończonych miast.',
  'country.book.field.stay': 'Łąka nigdy nie jest ukończona: chłopi leżą na niej do końca gry.',
  'country.book.end':
    'Gra kończy się wraz z turą, w której ułożono ostatni kafelek. Wtedy punktuje to, co nieukończone: drogi po 1 punkcie za kafelek, miasta po 1 za kafelek i herb, klasztory po 1 za siebie i za każdy kafelek wokół. Na końcu łąki.',
  'country.book.end.unfinished': 'Miasto i droga są nieukończone.',
  'country.book.end.win': 'Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.',
  'country.book.river.title': 'Rzeka',
  'country.book.river':
    'Dodatek. Zaczyna się od źródła, a kafelki rzeki dobiera się przed wszystkimi innymi; jezioro jest ostatnie. Każdy z nich musi przedłużać rzekę.',
  'country.book.river.right': 'Rzeka skręca w prawo, a potem w lewo.',
  'country.book.river.wrong': 'Dwa zakręty tuż po sobie nie mogą prowadzić w tę samą stronę.',
  'country.book.river.rest': 'Na wodzie nikt nie stoi. Rzeka dzieli łąki.',
  'country.book.abbot.title': 'Opat i ogrody',
  'country.book.abbot':
    'Dodatek. Oprócz podwładnych każdy gracz ma opata. Zamiast podwładnego można go postawić w klasztorze albo w ogrodzie; w ogrodzie może stać tylko on. Ogród punktuje tak jak klasztor.',
  'country.book.abbot.home': 'Opat wraca z ogrodu, wokół którego leżą trzy kafelki.',
  'country.book.abbot.more':
    'Zamiast kogoś stawiać możesz zabrać opata z nieukończonego miejsca. Od razu dostajesz tyle punktów, ile dałoby ono na koniec gry.',
};
