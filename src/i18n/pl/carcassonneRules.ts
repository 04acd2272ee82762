import type { carcassonneRules as en } from '../en/carcassonneRules.ts';
import type { Translation } from '../message.ts';

export const carcassonneRules: Translation<typeof en> = {
  'carcassonne.book.goal':
    'Kafelek po kafelku układacie wspólnie krainę i stawiacie w niej swoich podwładnych. Punkty zdobywa się w trakcie gry i na jej końcu. Wygrywa, kto ma ich najwięcej.',
  'carcassonne.book.need':
    'W grze są 72 kafelki; jeden, odkryty, zaczyna krainę. Każdy z graczy, od 2 do 6, ma podwładnych w swoim kolorze.',
  'carcassonne.book.expansion': 'Dodatek',
  'carcassonne.book.place':
    'Dołóż kafelek do innego. Wszystkie stykające się boki muszą pasować: droga z drogą, miasto z miastem, łąka z łąką.',
  'carcassonne.book.place.right': 'Droga biegnie dalej.',
  'carcassonne.book.place.city': 'Miasto styka się z miastem.',
  'carcassonne.book.place.wrong': 'Łąka nie może stykać się z miastem.',
  'carcassonne.book.place.alone': 'Sam róg nie wystarczy: kafelki muszą stykać się bokiem.',
  'carcassonne.book.deploy':
    'Na właśnie ułożonym kafelku możesz postawić jednego podwładnego, jeśli na tym obszarze nikogo jeszcze nie ma.',
  'carcassonne.book.deploy.kinds':
    'Rozbójnik stoi na drodze, rycerz w mieście, mnich w klasztorze. Chłopa kładzie się na łące.',
  'carcassonne.book.deploy.taken': 'Na tej drodze stoi już rozbójnik, więc drugiego postawić nie można.',
  'carcassonne.book.deploy.supply':
    'Kiedy zabraknie ci podwładnych, musisz poczekać, aż któryś wróci. Obszary, na których ktoś już stoi, mogą się później połączyć.',
  'carcassonne.book.score':
    'To, co twój kafelek ukończy, punktuje od razu. Punkty dostaje gracz, który ma tam najwięcej podwładnych; przy remisie każdy dostaje pełne punkty. Potem wszyscy podwładni wracają z tego obszaru do swoich graczy.',
  'carcassonne.book.score.tie': 'Dwaj rycerze w jednym mieście: obaj gracze dostają wszystkie punkty.',
  'carcassonne.book.road':
    'Droga jest ukończona, gdy ma oba końce: na skrzyżowaniu, w wiosce, w mieście albo przy klasztorze – lub gdy tworzy pętlę. Daje 1 punkt za kafelek.',
  'carcassonne.book.road.complete': 'Od klasztoru do skrzyżowania.',
  'carcassonne.book.city':
    'Miasto jest ukończone, gdy otaczają je mury i nie ma w nim luk. Daje 2 punkty za kafelek i 2 za każdy herb.',
  'carcassonne.book.city.complete': 'Miasto ukończone. Tarcza to herb.',
  'carcassonne.book.city.tiny':
    'W tej grze ukończone miasto z dwóch kafelków daje tylko 1 punkt za kafelek i 1 za każdy herb.',
  'carcassonne.book.monastery':
    'Klasztor jest ukończony, gdy na ośmiu polach wokół niego leżą kafelki. Daje 1 punkt za siebie i po 1 za każdy z nich.',
  'carcassonne.book.monastery.complete': 'Ostatni kafelek domyka kwadrat.',
  'carcassonne.book.field':
    'Łąka punktuje na koniec gry: 3 punkty za każde ukończone miasto, którego dotyka, dla gracza, który ma na niej najwięcej chłopów.',
  'carcassonne.book.field.city-4':
    'W tej grze każde ukończone miasto punktuje raz, na koniec: 4 punkty dla gracza, który ma najwięcej chłopów na wszystkich łąkach wokół niego.',
  'carcassonne.book.field.off': 'W tej grze nie ma chłopów, a łąki nic nie dają.',
  'carcassonne.book.field.borders': 'Granicami łąk są drogi, rzeki i mury miast: tu są dwie łąki.',
  'carcassonne.book.field.end': 'Łąka dotyka dwóch ukończonych miast.',
  'carcassonne.book.field.stay': 'Łąka nigdy nie jest ukończona: chłopi leżą na niej do końca gry.',
  'carcassonne.book.end':
    'Gra kończy się wraz z turą, w której ułożono ostatni kafelek. Wtedy punktuje to, co nieukończone: drogi po 1 punkcie za kafelek, miasta po 1 za kafelek i herb, klasztory po 1 za siebie i za każdy kafelek wokół. Na końcu łąki.',
  'carcassonne.book.end.unfinished': 'Miasto i droga są nieukończone.',
  'carcassonne.book.end.win': 'Wygrywa, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.',
};
