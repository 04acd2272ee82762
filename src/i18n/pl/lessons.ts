import type { castleLessons as en } from '../en/lessons.ts';
import type { Translation } from '../message.ts';

/** The lessons, in the terms of The Castle. */
export const castleLessons: Translation<typeof en> = {
  'lesson.path.name': 'Ścieżka',
  'lesson.path.1':
    'Z bramy przy D1 wychodzi ścieżka. Połóż tam swój kafelek tak, żeby biegła dalej: ścieżka musi zawsze łączyć się ze ścieżką.',
  'lesson.path.1.wrong': 'Kafelek może tam leżeć, ale nie wydłuża ścieżki od bramy przy D1. Tym razem połóż go na D1.',
  'lesson.path.1.done': 'Brama i kafelek to teraz jedna ścieżka.',
  'lesson.path.2':
    'Postaw na tej ścieżce zwolennika. Na ścieżce nazywa się heroldem i dopiero z nim ścieżka punktuje dla ciebie.',
  'lesson.path.2.wrong':
    'Na ścieżce nie ma teraz żadnego twojego zwolennika, więc nic by ci nie dała. Wybierz herolda na ścieżkę.',
  'lesson.path.2.done': 'Ścieżka jest twoja. Przeciwniczka gra daleko stąd.',
  'lesson.path.3':
    'Ten kafelek kończy ścieżkę. Połóż go na D2, ścieżka do ścieżki, i zakończ turę bez kolejnego zwolennika.',
  'lesson.path.3.wrong': 'Tak wolno, ale twoja ścieżka zostaje otwarta i herold musi czekać. Zamknij ścieżkę na D2.',
  'lesson.path.3.done':
    'Żaden bok ścieżki nie wychodzi na puste pole: jest zamknięta. Ma 3 kafelki razem z bramą, a dzięki fontannie każdy liczy się za 2: 6 punktów. Herold wraca do domu.',
  'lesson.house.name': 'Domostwo i donżon',
  'lesson.house.1':
    'Masz dziedziców w trzech domostwach. Zamknij to, które zaczyna się przy bramie I4: połóż kafelek na H4 i obróć go tak, żeby domostwa się połączyły.',
  'lesson.house.1.wrong': 'Chodzi o domostwo przy I4. Otwarte jest tylko w stronę H4 i właśnie tam kafelek je zamyka.',
  'lesson.house.1.small':
    'Zamknięte, ale twój kafelek nie należy do domostwa, więc liczą się tylko 2 kafelki. Obróć go tak, żeby domostwo stykało się z domostwem.',
  'lesson.house.1.done':
    '3 kafelki, 3 punkty. To twoje pierwsze podliczone domostwo: staje na nim twój donżon o wielkości 3.',
  'lesson.house.2': 'Możesz zamknąć domostwo na B4 albo na C7. Zamknij to, dzięki któremu twój donżon urośnie.',
  'lesson.house.2.small':
    'Punkty są, ale donżon zostaje na miejscu: przenosi się tylko na domostwo większe niż 3 kafelki.',
  'lesson.house.2.wrong':
    'Żadne domostwo nie zostało zamknięte. Spójrz na B4 i C7 i policz, ile kafelków miałoby każde z nich.',
  'lesson.house.2.done':
    '4 kafelki: donżon się przenosi. Na koniec gry większy donżon daje punkty za największy pusty obszar, więc wielkość znaczy więcej niż same punkty.',
  'lesson.tower.name': 'Wieża',
  'lesson.tower.1': 'Przy D9 w murze stoi wieża. Rozbuduj ją swoim kafelkiem i postaw w niej rycerza.',
  'lesson.tower.1.wrong': 'Tam wieża z muru nie rośnie. Połóż kafelek na D9, wieżą w stronę muru.',
  'lesson.tower.1.empty': 'Wieża jest wolna, ale nie ma w niej twojego rycerza. Wybierz rycerza do wieży.',
  'lesson.tower.1.done': 'Wieże dają 2 punkty za kafelek, liczy się też ten w murze.',
  'lesson.tower.2': 'Powiększ wieżę na D8. Uważaj na boki: wieża do wieży, i jeszcze jej nie zamykaj.',
  'lesson.tower.2.wrong': 'Tam twoja wieża nie rośnie. Połóż kafelek na D8.',
  'lesson.tower.2.small':
    'Uwaga: żaden bok wieży nie wychodzi już na puste pole, więc jest zamknięta z 2 kafelkami i daje tylko 4 punkty. Obróć kafelek.',
  'lesson.tower.2.done': 'Są już trzy kafelki, a jeden bok wciąż jest otwarty.',
  'lesson.tower.3': 'Na tym kafelku w ogóle nie ma wieży. Połóż go tak, żeby mimo to zamknąć swoją wieżę.',
  'lesson.tower.3.wrong': 'Wieża wciąż wychodzi na puste pole D7. Zamknie ją każdy kafelek, który tam położysz.',
  'lesson.tower.3.done':
    'Zamknięta: 3 kafelki po 2 punkty, razem 6. Nie ma znaczenia, co leży za bokiem, więc przeciwniczka też może tak zamykać twoje wieże, póki są małe.',
  'lesson.court.name': 'Dziedziniec i kupiec',
  'lesson.court.1':
    'Dziedzińców nigdy się nie zamyka; punktują na koniec gry, 3 punkty za stragan. Połącz kafelek ze straganem przy bramie I7 i połóż tam kupca.',
  'lesson.court.1.wrong': 'Ten dziedziniec ma tylko jeden stragan. Na I7 oba stragany są na jednym dziedzińcu.',
  'lesson.court.1.empty': 'Na tym dziedzińcu nie ma jeszcze twojego kupca, więc nikomu nie dałby punktów. Połóż kupca.',
  'lesson.court.1.done':
    'Dwa stragany na twoim dziedzińcu. Kupiec leży tam do końca gry, więc kładź kupców oszczędnie.',
  'lesson.court.2': 'Ten kafelek ma przy jednym boku dziedziniec ze straganem. Połącz go ze swoim dziedzińcem.',
  'lesson.court.2.wrong': 'Ten stragan leży na innym dziedzińcu. Obróć dziedziniec kafelka w stronę swojego, obok I7.',
  'lesson.court.2.done': 'Trzy stragany. Teraz na planszę trafia ostatni kafelek tej krótkiej gry.',
  'lesson.court.3':
    'Gra skończona i dopiero teraz punktują dziedzińce: 3 stragany po 3 punkty dają ci 9. Dziedziniec bierze ten, kto ma na nim więcej kupców; przy remisie nikt.',
  'lesson.join.name': 'Łączenie konstrukcji',
  'lesson.join.1':
    'W wieży na A4 stoi rycerz przeciwniczki. W zajętej konstrukcji nikogo nie postawisz, ale możesz zacząć obok i się przyłączyć.',
  'lesson.join.2': 'Zacznij wieżę obok luki B4: na B3 albo B5, wieżą w stronę B4. Potem postaw w niej rycerza.',
  'lesson.join.2.taken': 'To wypełnia samą lukę: za wcześnie, łączymy na końcu. Zacznij obok, na B3 albo B5.',
  'lesson.join.2.wrong':
    'Stamtąd twoja wieża nie dojdzie do luki B4. Połóż kafelek na B3 albo B5 i obróć wieżę w stronę B4.',
  'lesson.join.2.empty': 'Bez rycerza nowa wieża nie liczy się dla ciebie. Postaw rycerza.',
  'lesson.join.2.done':
    'Wieże nie są jeszcze połączone, więc twoja była wolna. Po jednym rycerzu to remis: potrzebujesz drugiego.',
  'lesson.join.3': 'Zrób to samo po drugiej stronie luki.',
  'lesson.join.3.done': 'Do luki wychodzą dwie twoje wieże i jedna przeciwniczki.',
  'lesson.join.4': 'Teraz połącz wszystkie trzy wieże kafelkiem na B4.',
  'lesson.join.4.wrong': 'Trzy wieże spotykają się tylko w luce B4. Połóż kafelek tam.',
  'lesson.join.4.apart':
    'Któraś wieża nie została dołączona albo nowa jest jeszcze otwarta. Kafelek ma trzy boki z wieżą: po jednym dla każdej.',
  'lesson.join.4.done':
    'Jedna wieża z 5 kafelków, dwóch rycerzy przeciw jednemu: 10 punktów dla ciebie, dla przeciwniczki nic. Zawsze patrz, gdzie inni mogą się przyłączyć.',
  'lesson.token.name': 'Żetony na murach',
  'lesson.token.1':
    'Twój znacznik stoi na 8, a przy 12 i 13 leży żeton. Zdobądź dokładnie tyle, żeby znacznik tam stanął: policz, zanim położysz.',
  'lesson.token.1.wrong':
    'Nic nie zostało podliczone, więc znacznik nie ruszył. Co na tym kafelku można od razu zamknąć, ze zwolennikiem w środku?',
  'lesson.token.1.short': 'Znacznik ruszył, ale nie doszedł do 12. Wieża daje 2 za kafelek.',
  'lesson.token.1.far':
    'Ładny wynik, ale znacznik minął narożnik, a za mijanie nic się nie dostaje. Wystarczy mniejsza wieża: 4 albo 5 punktów.',
  'lesson.token.1.done':
    '4 punkty: znacznik staje na 12 i żeton jest twój. Podwaja wieżę, którą podliczasz. Żetonu można użyć już w turze, w której się go bierze, jeśli jego moment jeszcze nie minął.',
  'lesson.token.2':
    'Zamknij swoją wieżę na D7. Przy podliczaniu padnie pytanie: użyj żetonu, niech wieża liczy się podwójnie.',
  'lesson.token.2.wrong': 'Żadna wieża nie została podliczona, więc nie było czego podwoić. Zamknij wieżę na D7.',
  'lesson.token.2.single': 'Wieża została podliczona bez żetonu. Gdy padnie pytanie, wybierz wiersz z żetonem.',
  'lesson.token.2.done':
    'Podwójnie! Jest dziewięć rodzajów żetonów; naciśnij żeton na swojej karcie, żeby przeczytać, co robi.',
  'lesson.empty.name': 'Największy pusty obszar',
  'lesson.empty.1':
    'Ostatni kafelek gry. Twój donżon jest większy niż donżon przeciwniczki, więc dostaniesz punkty za największą grupę pustych pól: na razie 10.',
  'lesson.empty.2': 'Połóż ostatni kafelek tak, żeby nie stracić żadnego z tych 10 punktów, i zakończ turę.',
  'lesson.empty.2.wrong': 'Kafelek leży w największym obszarze i go zmniejsza albo dzieli. Połóż go gdzie indziej.',
  'lesson.empty.2.done':
    'Większy donżon daje ci całe 10 punktów. Gdy twój jest mniejszy, rób odwrotnie: zapełniaj i dziel pusty obszar. Teraz znasz tę grę!',
};

/** The texts that differ in Zamek. */
export const zamekLessons: Translation<typeof en> = {
  ...castleLessons,
  'lesson.path.name': 'Droga',
  'lesson.path.1':
    'Z bramy przy D1 wychodzi droga. Połóż tam swój kafelek tak, żeby biegła dalej: droga musi zawsze łączyć się z drogą.',
  'lesson.path.1.wrong': 'Kafelek może tam leżeć, ale nie wydłuża drogi od bramy przy D1. Tym razem połóż go na D1.',
  'lesson.path.1.done': 'Brama i kafelek to teraz jedna droga.',
  'lesson.path.2':
    'Postaw na tej drodze zwolennika. Na drodze nazywa się heroldem i dopiero z nim droga punktuje dla ciebie.',
  'lesson.path.2.wrong':
    'Na drodze nie ma teraz żadnego twojego zwolennika, więc nic by ci nie dała. Wybierz herolda na drogę.',
  'lesson.path.2.done': 'Droga jest twoja. Przeciwniczka gra daleko stąd.',
  'lesson.path.3': 'Ten kafelek kończy drogę. Połóż go na D2, droga do drogi, i zakończ turę bez kolejnego zwolennika.',
  'lesson.path.3.wrong': 'Tak wolno, ale twoja droga zostaje otwarta i herold musi czekać. Zamknij drogę na D2.',
  'lesson.path.3.done':
    'Żaden bok drogi nie wychodzi na puste pole: jest zamknięta. Ma 3 kafelki razem z bramą, a dzięki dybom każdy liczy się za 2: 6 punktów. Herold wraca do domu.',
  'lesson.house.name': 'Dom i dom rodziny',
  'lesson.house.1':
    'Masz giermków w trzech domach. Zamknij ten, który zaczyna się przy bramie I4: połóż kafelek na H4 i obróć go tak, żeby domy się połączyły.',
  'lesson.house.1.wrong': 'Chodzi o dom przy I4. Otwarty jest tylko w stronę H4 i właśnie tam kafelek go zamyka.',
  'lesson.house.1.small':
    'Zamknięty, ale twój kafelek do niego nie należy, więc liczą się tylko 2 kafelki. Obróć go tak, żeby dom stykał się z domem.',
  'lesson.house.1.done': '3 kafelki, 3 punkty. To twój pierwszy podliczony dom: zostaje domem rodziny o wielkości 3.',
  'lesson.house.2': 'Możesz zamknąć dom na B4 albo na C7. Zamknij ten, dzięki któremu twój dom rodziny urośnie.',
  'lesson.house.2.small':
    'Punkty są, ale dom rodziny zostaje ten sam: rodzina przenosi się tylko do domu większego niż 3 kafelki.',
  'lesson.house.2.wrong':
    'Żaden dom nie został zamknięty. Spójrz na B4 i C7 i policz, ile kafelków miałby każdy z nich.',
  'lesson.house.2.done':
    '4 kafelki: rodzina się przenosi. Na koniec gry większy dom rodziny daje punkty za największy pusty obszar, więc wielkość znaczy więcej niż same punkty.',
  'lesson.tower.name': 'Chlew',
  'lesson.tower.1': 'Przy D9 pod murem stoi chlew. Rozbuduj go swoim kafelkiem i postaw w nim rolnika.',
  'lesson.tower.1.wrong': 'Tam chlew spod muru nie rośnie. Połóż kafelek na D9, chlewem w stronę muru.',
  'lesson.tower.1.empty': 'Chlew jest wolny, ale nie ma w nim twojego rolnika. Wybierz rolnika do chlewa.',
  'lesson.tower.1.done': 'Chlewy dają 2 punkty za kafelek, liczy się też ten przy murze.',
  'lesson.tower.2': 'Powiększ chlew na D8. Uważaj na boki: chlew do chlewa, i jeszcze go nie zamykaj.',
  'lesson.tower.2.wrong': 'Tam twój chlew nie rośnie. Połóż kafelek na D8.',
  'lesson.tower.2.small':
    'Uwaga: żaden bok chlewa nie wychodzi już na puste pole, więc jest zamknięty z 2 kafelkami i daje tylko 4 punkty. Obróć kafelek.',
  'lesson.tower.3': 'Na tym kafelku w ogóle nie ma chlewa. Połóż go tak, żeby mimo to zamknąć swój chlew.',
  'lesson.tower.3.wrong': 'Chlew wciąż wychodzi na puste pole D7. Zamknie go każdy kafelek, który tam położysz.',
  'lesson.tower.3.done':
    'Zamknięty: 3 kafelki po 2 punkty, razem 6. Nie ma znaczenia, co leży za bokiem, więc przeciwniczka też może tak zamykać twoje chlewy, póki są małe.',
  'lesson.court.name': 'Łąka i mnich',
  'lesson.court.1':
    'Łąk nigdy się nie zamyka; punktują na koniec gry, 3 punkty za kapliczkę. Połącz kafelek z kapliczką przy bramie I7 i połóż tam mnicha.',
  'lesson.court.1.wrong': 'Ta łąka ma tylko jedną kapliczkę. Na I7 obie kapliczki są na jednej łące.',
  'lesson.court.1.empty': 'Na tej łące nie ma jeszcze twojego mnicha, więc nikomu nie dałaby punktów. Połóż mnicha.',
  'lesson.court.1.done': 'Dwie kapliczki na twojej łące. Mnich leży tam do końca gry, więc kładź mnichów oszczędnie.',
  'lesson.court.2': 'Ten kafelek ma przy jednym boku łąkę z kapliczką. Połącz ją ze swoją łąką.',
  'lesson.court.2.wrong': 'Ta kapliczka stoi na innej łące. Obróć łąkę kafelka w stronę swojej, obok I7.',
  'lesson.court.2.done': 'Trzy kapliczki. Teraz na planszę trafia ostatni kafelek tej krótkiej gry.',
  'lesson.court.3':
    'Gra skończona i dopiero teraz punktują łąki: 3 kapliczki po 3 punkty dają ci 9. Łąkę bierze ten, kto ma na niej więcej mnichów; przy remisie nikt.',
  'lesson.join.1':
    'W chlewie na A4 pracuje rolnik przeciwniczki. Tam, gdzie ktoś już jest, nikogo nie postawisz, ale możesz zacząć obok i się przyłączyć.',
  'lesson.join.2': 'Zacznij chlew obok luki B4: na B3 albo B5, chlewem w stronę B4. Potem postaw w nim rolnika.',
  'lesson.join.2.wrong':
    'Stamtąd twój chlew nie dojdzie do luki B4. Połóż kafelek na B3 albo B5 i obróć chlew w stronę B4.',
  'lesson.join.2.empty': 'Bez rolnika nowy chlew nie liczy się dla ciebie. Postaw rolnika.',
  'lesson.join.2.done':
    'Chlewy nie są jeszcze połączone, więc twój był wolny. Po jednym rolniku to remis: potrzebujesz drugiego.',
  'lesson.join.3.done': 'Do luki wychodzą dwa twoje chlewy i jeden przeciwniczki.',
  'lesson.join.4': 'Teraz połącz wszystkie trzy chlewy kafelkiem na B4.',
  'lesson.join.4.wrong': 'Trzy chlewy spotykają się tylko w luce B4. Połóż kafelek tam.',
  'lesson.join.4.apart':
    'Któryś chlew nie został dołączony albo nowy jest jeszcze otwarty. Kafelek ma trzy boki z chlewem: po jednym dla każdego.',
  'lesson.join.4.done':
    'Jeden chlew z 5 kafelków, dwóch rolników przeciw jednemu: 10 punktów dla ciebie, dla przeciwniczki nic. Zawsze patrz, gdzie inni mogą się przyłączyć.',
  'lesson.token.1.short': 'Znacznik ruszył, ale nie doszedł do 12. Chlew daje 2 za kafelek.',
  'lesson.token.1.far':
    'Ładny wynik, ale znacznik minął narożnik, a za mijanie nic się nie dostaje. Wystarczy mniejszy chlew: 4 albo 5 punktów.',
  'lesson.token.1.done':
    '4 punkty: znacznik staje na 12 i żeton jest twój. Podwaja chlew, który podliczasz, od twojej następnej tury.',
  'lesson.token.2':
    'Zamknij swój chlew na D7. Przy podliczaniu padnie pytanie: użyj żetonu, niech chlew liczy się podwójnie.',
  'lesson.token.2.wrong': 'Żaden chlew nie został podliczony, więc nie było czego podwoić. Zamknij chlew na D7.',
  'lesson.token.2.single': 'Chlew został podliczony bez żetonu. Gdy padnie pytanie, wybierz wiersz z żetonem.',
  'lesson.empty.1':
    'Ostatni kafelek gry. Twój dom rodziny jest większy niż dom przeciwniczki, więc dostaniesz punkty za największą grupę pustych pól: na razie 10.',
  'lesson.empty.2.done':
    'Większy dom rodziny daje ci całe 10 punktów. Gdy twój jest mniejszy, rób odwrotnie: zapełniaj i dziel pusty obszar. Teraz znasz tę grę!',
};
