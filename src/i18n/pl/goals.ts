import type { castleGoals as enCastle, goals as en } from '../en/goals.ts';
import type { Translation } from '../message.ts';

/** Goals and the ladder. */
export const goals: Translation<typeof en> = {
  'archive.goals': 'Cele',
  'archive.ladder': 'Drabinka',
  'goals.lead':
    'Czego warto spróbować w grze z komputerem albo ze znajomym. Liczą się też gry, które masz już za sobą.',
  'goals.every': 'W każdej grze',
  'goals.count': 'osiągnięte: {reached} z {all}',
  'goals.busy': 'Przeglądam twoje gry…',
  'goals.reached': 'Osiągnięty',
  'goals.new.one': 'Osiągnięty cel: {goal}',
  'goals.new': {
    one: '{count} osiągnięty cel',
    few: '{count} osiągnięte cele',
    many: '{count} osiągniętych celów',
    other: '{count} osiągniętego celu',
  },
  'ladder.new': 'Drabinka: {step}',
  'ladder.lead':
    'Pokonaj kolejno wszystkich przeciwników w grze we dwójkę. Liczy się każda wygrana, z dodatkami lub bez; podpowiedzi i cofanie są dozwolone, chyba że dany szczebel ich zabrania.',
  'ladder.levels': 'Poziomy',
  'ladder.handicaps': 'Trudniejsze gry z Regentem',
  'ladder.second': 'Zaczyna Regent',
  'ladder.second.hint': 'Pierwszy kafelek i pierwszy wybór nie należą do ciebie: możesz tylko odpowiadać.',
  'ladder.unaided': 'Bez pomocy',
  'ladder.unaided.hint': 'Bez podpowiedzi, bez prognozy wyniku, bez listy kafelków: wszystko trzeba zobaczyć na stole.',
  'ladder.both': 'Dwóch Regentów naraz',
  'ladder.both.hint': 'Gra dla trzech osób. Każdy z nich gra dla siebie i żaden cię nie oszczędzi.',
  'ladder.ahead': {
    one: 'Z przewagą {count} punktu',
    few: 'Z przewagą {count} punktów',
    many: 'Z przewagą {count} punktów',
    other: 'Z przewagą {count} punktu',
  },
  'ladder.ahead.hint': 'Wygraj co najmniej z taką przewagą. Wygrana o włos tu się nie liczy.',
  'ladder.wins': {
    one: '{count} wygrana',
    few: '{count} wygrane',
    many: '{count} wygranych',
    other: '{count} wygranej',
  },
  'ladder.next': 'Następny przeciwnik',
  'ladder.play': 'Graj',
  'ladder.play.of': 'Graj: {step}',
  'goal.win': 'Pierwsza wygrana',
  'goal.win.how':
    'Wygraj grę. Wiele gier rozstrzyga dopiero końcowe podliczenie, więc pamiętaj o punktach, które są jeszcze do zdobycia.',
  'goal.at-once': 'Tam i z powrotem',
  'goal.at-once.how':
    'Postaw figurkę na obszarze, który twój kafelek domyka. Punkty są od razu, a figurka od razu wraca.',
  'goal.two-features': 'Dwa za jednym razem',
  'goal.two-features.how':
    'Zdobądź jednym kafelkiem punkty za dwa obszary. Szukaj pól, na których stykają się dwa twoje otwarte obszary.',
  'goal.guest': 'Cudza pomoc',
  'goal.guest.how':
    'Zdobądź punkty w turze przeciwnika. Jeśli kafelek, którego ci brakuje, przyda się też innym, ułożą go za ciebie.',
  'goal.all-home': 'Wszyscy w domu',
  'goal.all-home.how':
    'Zakończ grę bez straty figurki: postaw ich na stojąco co najmniej sześć i doprowadź do końca wszystko, na czym stoją. Kto utknie, tego brakuje ci do końca.',
  'goal.ten-home': 'Szybki obrót',
  'goal.ten-home.how':
    'Niech twoje figurki wrócą w jednej grze dziesięć razy. Małe obszary szybko się domyka, a każda figurka punktuje wciąż od nowa.',
  'goal.big-turn': 'Wielka tura',
  'goal.big-turn.how':
    'Zdobądź w jednej turze co najmniej 15 punktów, jeszcze przed końcowym podliczeniem. Przygotuj pole, na którym jeden kafelek domknie kilka obszarów.',
  'goal.comeback': 'Kto się śmieje ostatni',
  'goal.comeback.how':
    'Wygraj, choć przed końcowym podliczeniem ktoś ma więcej punktów. Późne punkty trudno dostrzec i trudno powstrzymać.',
  'goal.clear-win': 'Pewna wygrana',
  'goal.clear-win.how':
    'Wygraj z przewagą co najmniej 20 punktów. Na prowadzeniu bierz małe, pewne punkty i nie zostawiaj innym niczego dużego.',
  'goal.unaided': 'Na własne oczy',
  'goal.unaided.how':
    'Wygraj grę, w której nikt nie ma pomocy: bez podpowiedzi, prognozy wyniku i listy kafelków. To pokazuje, ile widzisz na stole.',
  'carcassonne.goal.road': 'Długa droga',
  'carcassonne.goal.road.how':
    'Ukończ drogę z co najmniej 6 kafelków. Droga biegnie przez pół krainy i mało kto ją zatrzymuje.',
  'carcassonne.goal.monastery': 'Ze wszystkich stron',
  'carcassonne.goal.monastery.how':
    'Ukończ klasztor za 9 punktów. Buduj wokół niego także wszystko inne: wtedy każdy kafelek pomaga podwójnie.',
  'carcassonne.goal.city': 'Dumne miasto',
  'carcassonne.goal.city.how':
    'Zdobądź co najmniej 16 punktów za jedno ukończone miasto. Niech ma mało otwartych boków, inaczej nikt go nie ukończy.',
  'carcassonne.goal.arms': 'Dwie tarcze',
  'carcassonne.goal.arms.how':
    'Ukończ miasto z co najmniej dwoma herbami. Każdy herb daje tyle, co jeszcze jeden kafelek.',
  'carcassonne.goal.city-shared': 'W dobrym towarzystwie',
  'carcassonne.goal.city-shared.how':
    'Podziel z kimś ukończone miasto warte co najmniej 8 punktów. Kto ma w nim tylu podwładnych co przeciwnik, też dostaje pełne punkty.',
  'carcassonne.goal.city-turned': 'Przejęte miasto',
  'carcassonne.goal.city-turned.how':
    'Zdobądź punkty za miasto bez dzielenia się, choć stoi w nim podwładny przeciwnika. Dołącz z sąsiedniego kafelka drugiego podwładnego: większość bierze wszystko.',
  'carcassonne.goal.field': 'Obfite żniwa',
  'carcassonne.goal.field.how':
    'Zdobądź co najmniej 12 punktów za jedną łąkę. Każde ukończone miasto, którego dotyka, daje 3 punkty, bez względu na to, kto je budował.',
  'carcassonne.goal.field-turned': 'Lepsi chłopi',
  'carcassonne.goal.field-turned.how':
    'Zdobądź punkty za łąkę bez dzielenia się, choć leży na niej chłop przeciwnika. Dołącz swojego drugiego chłopa późno, gdy nikt już nie zdąży odpowiedzieć.',
  'carcassonne.goal.late-farmer': 'Spóźniony chłop',
  'carcassonne.goal.late-farmer.how':
    'Zdobądź punkty za chłopa położonego w ostatnich dziesięciu turach. Podwładni, którzy zostają w zasobie, nic nie dają.',
  'carcassonne.goal.hundred': 'Setka',
  'carcassonne.goal.hundred.how':
    'Zdobądź co najmniej 100 punktów w jednej grze. Niech podwładni mają stale zajęcie, a kilku chłopów zostaw na koniec.',
  'carcassonne.goal.table': 'Pierwsze miejsce przy stole',
  'carcassonne.goal.table.how':
    'Wygraj grę, w której gra co najmniej czterech graczy. Dziel się z jednym przeciwnikiem, a resztę zostaw w tyle.',
};

/** Goals in the terms of The Castle. */
export const castleGoals: Readonly<Record<keyof typeof enCastle, string>> = {
  'goal.path': 'Przy fontannie',
  'goal.path.how':
    'Zdobądź co najmniej 10 punktów za ścieżkę z fontanną. Fontanna podwaja każdy kafelek, nawet najdłuższej ścieżki.',
  'goal.tower': 'Wysoka wieża',
  'goal.tower.how':
    'Zamknij wieżę z co najmniej 4 kafelków. Każdy daje 2 punkty: przy tej wielkości nic nie daje więcej.',
  'goal.house': 'Wielkie domostwo',
  'goal.house.how':
    'Zamknij domostwo z co najmniej 5 kafelków. Stanie na nim twój donżon, a większy donżon dostaje na końcu pusty obszar.',
  'goal.courts': 'Dzień targowy',
  'goal.courts.how':
    'Zdobądź co najmniej 12 punktów za jeden dziedziniec. Kupiec zostaje na nim do końca: połóż go wcześnie i tylko tam, gdzie są stragany.',
  'goal.empty': 'Trochę przestrzeni',
  'goal.empty.how':
    'Zdobądź punkty za pusty obszar z co najmniej 10 pól. Mając większy donżon, zostawiaj pola puste, mając mniejszy, zapełniaj je.',
  'goal.majority': 'Dwóch na jednego',
  'goal.majority.how':
    'Zdobądź punkty tam, gdzie stoi też figurka przeciwnika. Połącz dwie konstrukcje, w których masz po jednej figurce: większość bierze wszystko.',
  'goal.tie': 'Nikt nie punktuje',
  'goal.tie.how':
    'Zamknij konstrukcję, w której obie strony mają tyle samo figurek. Przy remisie nikt nie punktuje: to dobra odpowiedź na wielką budowę przeciwnika.',
  'goal.tokens': 'Od narożnika do narożnika',
  'goal.tokens.how':
    'Zbierz w jednej grze co najmniej 4 żetony. Najpierw policz pola: znacznik musi się zatrzymać na narożniku, a nie go minąć.',
  'goal.doubled': 'Podwójne punkty',
  'goal.doubled.how': 'Podwój żetonem domostwo albo wieżę. Zachowaj żeton na coś dużego.',
  'goal.extra-turn': 'Jeszcze raz',
  'goal.extra-turn.how':
    'Rozegraj dzięki żetonowi jeszcze jedną turę. Najwięcej daje, gdy pierwszy kafelek zostawia coś otwartego, co następny może zamknąć.',
  'goal.rescued': 'Uratowane na koniec',
  'goal.rescued.how':
    'Zdobądź na koniec żetonem punkty za niezamkniętą ścieżkę, domostwo albo wieżę. Z takim żetonem można budować śmielej.',
};

/** Goals in the terms of Zamek. */
export const zamekGoals: typeof castleGoals = {
  'goal.path': 'Obok dybów',
  'goal.path.how':
    'Zdobądź co najmniej 10 punktów za drogę z dybami. Dyby podwajają każdy kafelek, nawet najdłuższej drogi.',
  'goal.tower': 'Wielki chlew',
  'goal.tower.how':
    'Zamknij chlew z co najmniej 4 kafelków. Każdy daje 2 punkty: przy tej wielkości nic nie daje więcej.',
  'goal.house': 'Wielki dom',
  'goal.house.how':
    'Zamknij dom z co najmniej 5 kafelków. Będzie to twój dom rodziny, a większy dostaje na końcu pusty obszar.',
  'goal.courts': 'Łąka mnicha',
  'goal.courts.how':
    'Zdobądź co najmniej 12 punktów za jedną łąkę. Mnich zostaje na niej do końca: połóż go wcześnie i tylko tam, gdzie są kapliczki.',
  'goal.empty': 'Trochę przestrzeni',
  'goal.empty.how':
    'Zdobądź punkty za pusty obszar z co najmniej 10 pól. Mając większy dom rodziny, zostawiaj pola puste, mając mniejszy, zapełniaj je.',
  'goal.majority': 'Dwóch na jednego',
  'goal.majority.how':
    'Zdobądź punkty tam, gdzie stoi też figurka przeciwnika. Połącz dwie konstrukcje, w których masz po jednej figurce: większość bierze wszystko.',
  'goal.tie': 'Nikt nie punktuje',
  'goal.tie.how':
    'Zamknij konstrukcję, w której obie strony mają tyle samo figurek. Przy remisie nikt nie punktuje: to dobra odpowiedź na wielką budowę przeciwnika.',
  'goal.tokens': 'Od narożnika do narożnika',
  'goal.tokens.how':
    'Zbierz w jednej grze co najmniej 4 żetony. Najpierw policz pola: znacznik musi się zatrzymać na narożniku, a nie go minąć.',
  'goal.doubled': 'Podwójne punkty',
  'goal.doubled.how': 'Podwój żetonem dom albo chlew. Zachowaj żeton na coś dużego.',
  'goal.extra-turn': 'Jeszcze raz',
  'goal.extra-turn.how':
    'Rozegraj dzięki żetonowi jeszcze jedną turę. Najwięcej daje, gdy pierwszy kafelek zostawia coś otwartego, co następny może zamknąć.',
  'goal.rescued': 'Uratowane na koniec',
  'goal.rescued.how':
    'Zdobądź na koniec żetonem punkty za niezamkniętą drogę, dom albo chlew. Z takim żetonem można budować śmielej.',
};
