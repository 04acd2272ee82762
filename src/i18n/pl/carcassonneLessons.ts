import type { carcassonneLessons as en } from '../en/carcassonneLessons.ts';
import type { Translation } from '../message.ts';

/** The lessons of The Countryside. */
export const carcassonneLessons: Translation<typeof en> = {
  'carcassonne.lesson.road.name': 'Droga',
  'carcassonne.lesson.road.1':
    'Kafelek startowy leży na (0, 0): pierwsza liczba rośnie w prawo, druga w górę. Biegnie przez niego droga. Połóż swój kafelek na (1, 0), droga do drogi.',
  'carcassonne.lesson.road.1.wrong':
    'Tam też pasuje, ale droga przez (0, 0) nie biegnie dalej. Tym razem połóż go na (1, 0).',
  'carcassonne.lesson.road.1.done':
    'Dobrze: wszystkie stykające się boki muszą do siebie pasować – droga do drogi, miasto do miasta, łąka do łąki.',
  'carcassonne.lesson.road.2':
    'Teraz możesz postawić podwładnego na właśnie dołożonym kafelku. Wybierz drogę: tam jest rozbójnikiem i dopiero z nim droga punktuje dla ciebie.',
  'carcassonne.lesson.road.2.wrong':
    'Podwładny nie stoi na drodze, więc nic by ci nie dała. Wybierz rozbójnika na drogę.',
  'carcassonne.lesson.road.2.done':
    'Droga jest twoja. Dopóki stoi na niej twój rozbójnik, nikogo innego nie można na niej postawić.',
  'carcassonne.lesson.road.3':
    'Droga zaczyna się przy klasztorze na (-1, 0). Zakończ ją: połóż skrzyżowanie na (2, 0) i zakończ turę, nikogo nie stawiając.',
  'carcassonne.lesson.road.3.wrong':
    'Tak wolno, ale twoja droga zostaje otwarta i rozbójnik musi czekać. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.road.3.done':
    'Klasztor i skrzyżowanie to jej dwa końce: droga jest ukończona. 4 kafelki, 4 punkty, a rozbójnik od razu wraca do domu. Masz siedmiu podwładnych, więc dobrze, gdy wracają.',
  'carcassonne.lesson.city.name': 'Miasto',
  'carcassonne.lesson.city.1':
    'U góry kafelka startowego na (0, 0) zaczyna się miasto. Połóż swój kafelek nad nim, na (0, 1), i postaw w mieście rycerza.',
  'carcassonne.lesson.city.1.wrong': 'Tam miasto z (0, 0) nie rośnie. Połóż kafelek na (0, 1), miasto do miasta.',
  'carcassonne.lesson.city.1.empty': 'W tym mieście nie ma twojego podwładnego. Wybierz rycerza do miasta.',
  'carcassonne.lesson.city.1.done':
    'Twój rycerz trzyma miasto. Na kafelku jest herb: liczy się jak jeszcze jeden kafelek.',
  'carcassonne.lesson.city.2':
    'Jeden bok twojego miasta jest jeszcze otwarty, ku górze. Ukończ je na (0, 2) i zakończ turę, nikogo nie stawiając.',
  'carcassonne.lesson.city.2.wrong':
    'Twoje miasto wciąż jest otwarte w stronę (0, 2), a rycerz musi czekać. Ukończ je tam.',
  'carcassonne.lesson.city.2.done':
    'Żaden bok miasta nie wychodzi już na puste pole: jest ukończone. 3 kafelki i herb po 2 punkty: 8. Rycerz wraca do domu. Nieukończone dałoby na koniec gry połowę.',
  'carcassonne.lesson.city.3':
    'Przeciwniczka zaczęła miasto na (0, -1), ale nikt w nim nie stoi. Ukończ je na (0, -2) i w tej samej turze postaw w nim rycerza.',
  'carcassonne.lesson.city.3.wrong': 'To nie kończy miasta na (0, -1). Jest otwarte w dół, w stronę (0, -2).',
  'carcassonne.lesson.city.3.empty':
    'Miasto jest ukończone, ale nie było w nim twojego podwładnego, więc nikt nie dostał punktów. Postaw rycerza w tej samej turze.',
  'carcassonne.lesson.city.3.done':
    '4 punkty, a rycerz od razu wraca. Wolne miasto, które kończysz, zajmuje rycerza tylko na jedną turę.',
  'carcassonne.lesson.share.name': 'Wspólne miasto',
  'carcassonne.lesson.share.1':
    'W mieście na (0, -1) stoi rycerz przeciwniczki. Na zajętym obszarze nikogo nie możesz postawić – ale możesz zacząć obok i się przyłączyć.',
  'carcassonne.lesson.share.2':
    'Luka jest na (0, -2). Zacznij miasto obok niej, na (-1, -2) albo na (1, -2), otwarte w stronę luki, i postaw w nim rycerza.',
  'carcassonne.lesson.share.2.taken':
    'To kończy miasto przeciwniczki i punktuje dla niej. Zacznij obok luki, na (-1, -2) albo (1, -2).',
  'carcassonne.lesson.share.2.wrong':
    'Stamtąd twoje miasto nie dojdzie do luki (0, -2). Połóż kafelek na (-1, -2) albo (1, -2) i obróć miasto w stronę luki.',
  'carcassonne.lesson.share.2.empty': 'Bez rycerza nowe miasto nie liczy się dla ciebie. Postaw rycerza.',
  'carcassonne.lesson.share.2.done':
    'Gdyby połączyć je teraz, byłoby po jednym rycerzu: remis, a przy remisie każda strona dostaje pełne punkty. Z drugim rycerzem miasto byłoby tylko twoje.',
  'carcassonne.lesson.share.3': 'Zrób to samo po drugiej stronie luki.',
  'carcassonne.lesson.share.3.done': 'Z luką stykają się dwa twoje miasta i jedno przeciwniczki.',
  'carcassonne.lesson.share.4': 'Teraz połącz wszystkie trzy kafelkiem w luce na (0, -2) i zakończ turę.',
  'carcassonne.lesson.share.4.wrong': 'Trzy miasta spotykają się tylko w luce na (0, -2). Połóż kafelek tam.',
  'carcassonne.lesson.share.4.done':
    'Jedno miasto z 4 kafelków, dwóch rycerzy przeciw jednemu: 8 punktów dla ciebie, nic dla przeciwniczki. Do domu wracają wszyscy trzej, bez względu na to, kto punktował.',
  'carcassonne.lesson.monastery.name': 'Klasztor',
  'carcassonne.lesson.monastery.1': 'Klasztor lubi sąsiedztwo. Połóż go w luce na (0, -1) i postaw w nim mnicha.',
  'carcassonne.lesson.monastery.1.wrong':
    'Wokół tego miejsca leży mało kafelków. Połóż klasztor na (0, -1), gdzie zajętych jest siedem z ośmiu pól wokół.',
  'carcassonne.lesson.monastery.1.empty':
    'Nikt się tam nie modli, więc nie punktowałby dla nikogo. Wybierz mnicha do klasztoru.',
  'carcassonne.lesson.monastery.1.done':
    'Zajętych jest 7 z 8 pól wokół. Gdyby tak zostało, na koniec gry dałby 8 punktów: 1 za siebie i po 1 za każdy kafelek wokół.',
  'carcassonne.lesson.monastery.2':
    'Zajmij ostatnie pole przy swoim klasztorze, (-1, -1), i zakończ turę, nikogo nie stawiając.',
  'carcassonne.lesson.monastery.2.wrong': 'Jedno pole przy klasztorze jest jeszcze puste: (-1, -1). Połóż kafelek tam.',
  'carcassonne.lesson.monastery.2.done':
    'Wszystkie osiem pól jest zajętych: 9 punktów, a mnich wraca do domu. Nieważne, kto kładzie ostatni kafelek. Tam, gdzie nikt nie chce budować, mnich długo czeka: dobrze wybieraj miejsce.',
  'carcassonne.lesson.field.name': 'Czym jest łąka',
  'carcassonne.lesson.field.1':
    'Zielona ziemia to łąka. Na kafelku startowym na (0, 0) droga dzieli ją na dwie: to jest łąka poniżej drogi.',
  'carcassonne.lesson.field.2':
    'A to druga: pas między drogą a miastem. Granicami łąki są drogi, rzeki i mury miast; przez róg łąka nie przechodzi.',
  'carcassonne.lesson.field.3':
    'Połóż kafelek na (1, 0), droga do drogi. Potem połóż chłopa na łące powyżej drogi, tej, która dotyka miasta.',
  'carcassonne.lesson.field.3.wrong': 'Tam pas między drogą a miastem nie biegnie dalej. Połóż kafelek na (1, 0).',
  'carcassonne.lesson.field.3.apart': 'To łąka poniżej drogi: nie dotyka żadnego miasta. Wybierz tę powyżej drogi.',
  'carcassonne.lesson.field.3.empty':
    'Na pasie między drogą a miastem nie leży twój chłop. Wybierz chłopa na łąkę powyżej drogi.',
  'carcassonne.lesson.field.3.done':
    'Chłopi leżą, bo zostają do końca gry i nigdy nie wracają do domu. Kładź ich oszczędnie, ale w porę.',
  'carcassonne.lesson.field.4':
    'Kafelek przeciwniczki powiększył łąkę; sama wielkość nic nie daje. Liczą się ukończone miasta, których łąka dotyka: ukończ miasto na (0, 1).',
  'carcassonne.lesson.field.4.wrong':
    'Miasto na (0, 0) jest otwarte ku górze. Połóż kafelek na (0, 1), miasto do miasta.',
  'carcassonne.lesson.field.4.done':
    'Miasto nie punktuje dla nikogo, ale liczy się dla twojej łąki. I był to ostatni kafelek tej krótkiej gry.',
  'carcassonne.lesson.field.5':
    'Dopiero teraz punktują łąki: 3 punkty za każde ukończone miasto, którego dotykają. Zaznaczona daje ci 3 punkty. W każdej grze pokażą ci to klawisz I i przycisk „Łąki”.',
  'carcassonne.lesson.farm.name': 'Chłopi przeciw chłopom',
  'carcassonne.lesson.farm.1':
    'Na tej łące poniżej drogi leży chłop przeciwniczki. Łąka dotyka ukończonego miasta na (0, -1) i (0, -2). Na niej nie możesz położyć chłopa – ale obok możesz.',
  'carcassonne.lesson.farm.2':
    'Poniżej miasta zaczyna się inna łąka. Połóż klasztor na (-1, -2) albo na (1, -2), a na jego łące chłopa.',
  'carcassonne.lesson.farm.2.wrong': 'Stamtąd trudno połączyć obie łąki. Połóż kafelek na (-1, -2) albo na (1, -2).',
  'carcassonne.lesson.farm.2.empty': 'Nie leży tam twój chłop. Wybierz chłopa na łąkę.',
  'carcassonne.lesson.farm.2.done':
    'Łąka była wolna, bo nic jeszcze nie łączy jej z łąką przeciwniczki. To samo miasto liczy się dla obu: dla każdej łąki, która go dotyka.',
  'carcassonne.lesson.farm.3': 'Teraz połącz obie łąki: połóż kafelek między nimi, obok miasta.',
  'carcassonne.lesson.farm.3.wrong':
    'Twoja łąka nie łączy się z łąką przeciwniczki. Połóż kafelek między swoim chłopem a drogą, na (-1, -1) albo (1, -1).',
  'carcassonne.lesson.farm.3.done': 'Jedna łąka, po jednym chłopie. To był ostatni kafelek.',
  'carcassonne.lesson.farm.4':
    'Punkty za łąkę bierze ten, kto ma na niej najwięcej chłopów, a przy remisie wszyscy dostają pełne punkty: po 3 za to jedno miasto. Z drugim chłopem łąka byłaby tylko twoja.',
};
