import type { princessDragon as en } from '../en/princessDragon.ts';
import type { Translation } from '../message.ts';

/** The Countryside: volcanoes and the dragon, the fairy, princesses, portals. */
export const princessDragon: Translation<typeof en> = {
  'carcassonne.box.expansion-3': 'Księżniczka i smok',
  'carcassonne.box.expansion-3.hint':
    'Całe pudełko: 30 kafelków z wulkanami, smokami, księżniczkami i czarodziejskimi ścieżkami oraz wróżka.',
  'carcassonne.everything': 'Wszystkie dodatki',
  'carcassonne.everything.hint': 'Tyle, ile da się połączyć: obie rzeki, chyba że wybierzesz hrabiego.',
  'carcassonne.box.parts': 'Wybrane części: {count} z {all}',
  'carcassonne.dragon': 'Smok i wulkany',
  'carcassonne.dragon.hint':
    'Wulkany przywołują smoka. Gdy nadlatuje, każdy po kolei przesuwa go o kafelek, a figurki z jego drogi wracają do domu.',
  'carcassonne.dragon.options.move': 'Smok nadlatuje',
  'carcassonne.dragon.options.move.before-scoring': 'przed punktacją (zasady z 2005 roku)',
  'carcassonne.dragon.options.move.after-scoring': 'po punktacji (niektóre starsze wydania)',
  'carcassonne.dragon.piece': 'smok',
  'carcassonne.dragon.here': 'tu jest smok',
  'carcassonne.dragon.asleep': 'Smok śpi obok planszy, dopóki nie ma wulkanu.',
  'carcassonne.dragon.put-by': 'odłożony kafelek',
  'carcassonne.dragon.waiting': {
    one: '{count} kafelek ze smokiem czeka na wulkan.',
    few: '{count} kafelki ze smokiem czekają na wulkan.',
    many: '{count} kafelków ze smokiem czeka na wulkan.',
    other: '{count} kafelka ze smokiem czeka na wulkan.',
  },
  'carcassonne.dragon.volcano': 'wulkan',
  'carcassonne.dragon.sign': 'symbol smoka',
  'carcassonne.dragon.prompt': 'Przesuń smoka',
  'carcassonne.dragon.left': {
    one: 'jeszcze {count} ruch',
    few: 'jeszcze {count} ruchy',
    many: 'jeszcze {count} ruchów',
    other: 'jeszcze {count} ruchu',
  },
  'carcassonne.dragon.others': '{player} przesuwa smoka',
  'carcassonne.dragon.label': 'Dokąd leci smok',
  'carcassonne.dragon.choice': 'Na {cell}, na {side}',
  'carcassonne.dragon.commit': 'Przesuń smoka',
  'carcassonne.dragon.commit.eats': 'Przesuń i zjedz: {count}',
  'carcassonne.dragon.eats': 'zjada figurki – {whom}',
  'carcassonne.dragon.eats.none': 'nikogo nie zjada',
  'carcassonne.dragon.eats.own': 'twoje: {count}',
  'carcassonne.dragon.eats.other': '{player}: {count}',
  'carcassonne.dragon.ends': 'ślepy zaułek: koniec lotu',
  'carcassonne.dragon.advice': 'Smok na {cell}',
  'carcassonne.dragon.called': 'Wulkan na {cell} przywołuje smoka.',
  'carcassonne.dragon.moved': '{player} przesuwa smoka na {cell}.',
  'carcassonne.dragon.moved.eats': '{player} przesuwa smoka na {cell}. Zjedzone figurki – {whom}.',
  'carcassonne.dragon.put':
    'Kafelek ze smokiem zostaje odłożony, bo nie ma jeszcze wulkanu. {player} dobiera następny.',
  'carcassonne.dragon.back': 'Kafelek ze smokiem wraca do stosu.',
  'carcassonne.dragon.refused':
    'Smok nie może tam wejść: przesuwa się o jeden kafelek pionowo lub poziomo, nigdzie dwa razy i nigdy do wróżki.',
  'carcassonne.fairy': 'Wróżka',
  'carcassonne.fairy.hint':
    'Zamiast stawiać figurkę, można przesunąć wróżkę do jednej ze swoich na planszy. Wróżka chroni przed smokiem i daje punkty.',
  'carcassonne.fairy.options': 'Wróżka należy do',
  'carcassonne.fairy.options.follower': 'jednej figurki (obecne zasady)',
  'carcassonne.fairy.options.tile': 'kafelka (starsze wydania)',
  'carcassonne.fairy.piece': 'wróżka',
  'carcassonne.fairy.here': 'tu jest wróżka',
  'carcassonne.fairy.here.beside': 'tu jest wróżka, u boku figurki gracza {player}',
  'carcassonne.fairy.off': 'Wróżka czeka obok planszy.',
  'carcassonne.fairy.choice.road': 'Wróżka do rozbójnika',
  'carcassonne.fairy.choice.city': 'Wróżka do rycerza',
  'carcassonne.fairy.choice.monastery': 'Wróżka do mnicha',
  'carcassonne.fairy.choice.field': 'Wróżka do chłopa',
  'carcassonne.fairy.choice.garden': 'Wróżka do opata',
  'carcassonne.fairy.choice.tile': 'Wróżka na kafelek {cell}',
  'carcassonne.fairy.commit': 'Przesuń wróżkę',
  'carcassonne.fairy.advice': 'Wróżka na {cell}',
  'carcassonne.fairy.moved': '{player} przesuwa wróżkę na {cell}.',
  'carcassonne.fairy.line': 'Wróżka u boku',
  'carcassonne.fairy.line.region': 'Wróżka przy punktacji',
  'carcassonne.fairy.category': 'Wróżka, w turach',
  'carcassonne.fairy.category.region': 'Wróżka, przy punktacji',
  'carcassonne.princess': 'Księżniczka',
  'carcassonne.princess.hint': 'Gdy księżniczka trafia do miasta z rycerzami, jeden z nich wraca do domu.',
  'carcassonne.princess.options': 'Księżniczka i rycerze',
  'carcassonne.princess.options.must': 'jeden musi odejść (zasady z 2005 roku)',
  'carcassonne.princess.options.may': 'jeden może odejść (obecne zasady)',
  'carcassonne.princess.mark': 'z księżniczką',
  'carcassonne.princess.prompt': 'Który rycerz wraca do domu?',
  'carcassonne.princess.prompt.must': 'Tak chce księżniczka. W tej turze nikogo nie stawiasz.',
  'carcassonne.princess.prompt.may': 'Możesz też postawić figurkę.',
  'carcassonne.princess.label': 'Rycerze w mieście',
  'carcassonne.princess.choice': 'Rycerz gracza {player} wraca do domu',
  'carcassonne.princess.choice.own': 'Twój rycerz wraca do domu',
  'carcassonne.princess.commit': 'Odeślij rycerza',
  'carcassonne.princess.advice': 'Rycerz z {cell} wraca do domu',
  'carcassonne.princess.home': 'Księżniczka odsyła do domu rycerza gracza {player}.',
  'carcassonne.portal': 'Czarodziejskie ścieżki',
  'carcassonne.portal.hint': 'Z czarodziejskiej ścieżki można postawić figurkę na dowolnym kafelku planszy.',
  'carcassonne.portal.mark': 'czarodziejska ścieżka',
  'carcassonne.portal.prompt': 'Postawić figurkę gdziekolwiek?',
  'carcassonne.portal.places': {
    one: '{count} możliwość przez czarodziejską ścieżkę',
    few: '{count} możliwości przez czarodziejską ścieżkę',
    many: '{count} możliwości przez czarodziejską ścieżkę',
    other: '{count} możliwości przez czarodziejską ścieżkę',
  },
  'carcassonne.portal.label': 'Kogo i gdzie postawić; najcenniejsze na początku',
  'carcassonne.book.dragon.title': 'Wulkany i smok',
  'carcassonne.book.dragon':
    'Na kafelku z wulkanem nie stawia się nikogo: smok natychmiast tam przylatuje, gdziekolwiek jest, i po drodze nikomu nie szkodzi.',
  'carcassonne.book.dragon.volcano': 'Smok przyleciał na wulkan.',
  'carcassonne.book.dragon.put-by':
    'Dopóki nie ma wulkanu, kafelki z symbolem smoka odkłada się na bok i dobiera inne. Pierwszy wulkan zwraca je do stosu.',
  'carcassonne.book.dragon.flight':
    'Po położeniu kafelka z symbolem smoka smok nadlatuje. Zaczyna gracz, którego trwa tura, a potem każdy po kolei przesuwa go o jeden kafelek pionowo lub poziomo: razem sześć ruchów, nigdzie dwa razy. Figurki z kafelków, na które wchodzi, wracają do domu bez punktów.',
  'carcassonne.book.dragon.end':
    'Ślepy zaułek: po czterech ruchach nie ma dokąd iść i lot się kończy. Rozbójnik wraca do domu.',
  'carcassonne.book.dragon.before': 'Dopiero potem liczy się punkty. Kto został zjedzony, niczego nie dostaje.',
  'carcassonne.book.dragon.after': 'W tej grze najpierw liczy się punkty, a potem nadlatuje smok.',
  'carcassonne.book.fairy.title': 'Wróżka',
  'carcassonne.book.fairy':
    'Zamiast stawiać figurkę, możesz przesunąć wróżkę do jednej ze swoich na planszy. Jeśli na początku twojej tury stoi przy twojej figurce, dostajesz 1 punkt.',
  'carcassonne.book.fairy.tile':
    'Zamiast stawiać figurkę, możesz przesunąć wróżkę na kafelek ze swoją figurką. Jeśli na początku twojej tury stoi na nim twoja figurka, dostajesz 1 punkt.',
  'carcassonne.book.fairy.shield': 'Na kafelek wróżki smok nie wejdzie nigdy, więc musi tu skręcić.',
  'carcassonne.book.fairy.points': 'Miasto daje 8 punktów, a wróżka jeszcze 3 za rycerza u jej boku.',
  'carcassonne.book.fairy.more':
    'Te 3 punkty dostajesz także wtedy, gdy nie masz tam większości. Figurka wraca do domu, a wróżka zostaje na miejscu, już bez towarzystwa.',
  'carcassonne.book.princess.title': 'Księżniczka',
  'carcassonne.book.princess.must':
    'Jeśli dołożysz księżniczkę do miasta z rycerzami, jeden z nich musi wrócić do domu; wybierasz który. W tej turze nikogo nie stawiasz.',
  'carcassonne.book.princess.may':
    'Jeśli dołożysz księżniczkę do miasta z rycerzami, możesz odesłać jednego z nich do domu, zamiast stawiać figurkę.',
  'carcassonne.book.princess.goes':
    'Przybyła księżniczka: jedyny rycerz wraca do domu, a ukończone miasto nikomu nie daje punktów.',
  'carcassonne.book.portal.title': 'Czarodziejskie ścieżki',
  'carcassonne.book.portal':
    'Z kafelka z czarodziejską ścieżką możesz postawić figurkę na dowolnym kafelku planszy: tam, gdzie nie ma jeszcze nikogo i czego nie ukończono we wcześniejszej turze.',
  'carcassonne.book.portal.far': 'Czarodziejską ścieżką rycerz trafia do wolnego miasta.',
  'carcassonne.lesson.flight.name': 'Nadlatuje smok',
  'carcassonne.lesson.flight.1':
    'Smok siedzi na wulkanie (0, -1). Twój mnich stoi po lewej, na (-1, -1), a mnich przeciwniczki po prawej, na (1, -1).',
  'carcassonne.lesson.flight.2':
    'Twój kafelek ma symbol smoka. Połóż go na (2, 0), bez figurki: wtedy nadlatuje smok, a pierwszy ruch należy do ciebie. Niech zje mnicha przeciwniczki, a twojego ominie.',
  'carcassonne.lesson.flight.2.wrong': 'Stamtąd smok znajdzie inne drogi. Tym razem połóż kafelek na (2, 0).',
  'carcassonne.lesson.flight.2.eaten': 'Smok zjadł twojego mnicha. Zacznij ruchem w prawo.',
  'carcassonne.lesson.flight.2.missed': 'Mnich przeciwniczki wciąż stoi. Zacznij ruchem w prawo, na (1, -1).',
  'carcassonne.lesson.flight.2.done':
    'Mnich przeciwniczki wrócił do domu bez punktów. Gracze przesuwają smoka po kolei, a gdy droga jest tylko jedna, smok leci sam. Gdy nie ma żadnej, lot się kończy.',
  'carcassonne.lesson.flight.3':
    'Smok przelatuje najwyżej sześć kafelków. Im bliżej niego stoją twoje figurki, tym większe niebezpieczeństwo, a w ślepym zaułku trudniej je dosięgnąć.',
  'carcassonne.lesson.company.name': 'Wróżka',
  'carcassonne.lesson.company.1':
    'Twój rycerz stoi w mieście na (0, 1). Połóż kafelek, gdzie chcesz. Potem, zamiast stawiać figurkę, przesuń wróżkę do rycerza.',
  'carcassonne.lesson.company.1.wrong':
    'Wróżka wciąż czeka obok planszy. Po położeniu kafelka wybierz „Wróżka do rycerza”.',
  'carcassonne.lesson.company.1.done':
    'Odtąd na początku każdej swojej tury dostajesz 1 punkt, a smok na ten kafelek nie wejdzie.',
  'carcassonne.lesson.company.2': 'Jest już 1 punkt. Teraz ukończ miasto na (0, 2) i zakończ turę.',
  'carcassonne.lesson.company.2.wrong': 'Miasto na (0, 1) wciąż jest otwarte u góry. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.company.2.done':
    '8 punktów za miasto i 3 za towarzystwo wróżki. Te 3 należałyby się nawet wtedy, gdyby inni mieli tam więcej rycerzy. Rycerz wraca do domu, a wróżka czeka na następną figurkę.',
  'carcassonne.lesson.visit.name': 'Księżniczka',
  'carcassonne.lesson.visit.1':
    'Twój rycerz stoi w mieście na (0, 1), a rycerz przeciwniczki w mieście na (1, 0). Oba miasta są otwarte w stronę (1, 1).',
  'carcassonne.lesson.visit.2':
    'Na twoim kafelku mieszka księżniczka. Połóż go na (1, 1), tak by połączył i ukończył oba miasta. Jeden z rycerzy musi wtedy wrócić do domu: wybierz rycerza przeciwniczki.',
  'carcassonne.lesson.visit.2.wrong': 'To nie łączy obu miast. Połóż kafelek na (1, 1), miasto do miasta.',
  'carcassonne.lesson.visit.2.taken':
    'Do domu wrócił twój rycerz, a punkty dostała przeciwniczka. Odeślij jej rycerza.',
  'carcassonne.lesson.visit.2.done':
    'Rycerz przeciwniczki wrócił do domu bez punktów, a miasto jest tylko twoje: 4 kafelki, 8 punktów. Gdyby zostali obaj, punkty dostałyby obie strony.',
  'carcassonne.lesson.visit.3':
    'Księżniczka nie daje wyboru: jeśli w mieście stoi tylko twój rycerz, to on musi odejść. W takiej turze nikogo nie stawiasz i nie przesuwasz wróżki. Miasto bez rycerzy jest jak każde inne.',
  'carcassonne.lesson.passage.name': 'Czarodziejską ścieżką',
  'carcassonne.lesson.passage.1':
    'Miasto na (0, 1) jest wolne, ale daleko od miejsc, gdzie pasuje twój kafelek. Jest na nim czarodziejska ścieżka: połóż go i postaw rycerza w tamtym mieście.',
  'carcassonne.lesson.passage.1.wrong':
    'Miasto na (0, 1) wciąż jest wolne. Po położeniu kafelka wybierz rycerza w mieście na (0, 1).',
  'carcassonne.lesson.passage.1.done':
    'Czarodziejską ścieżką dotrzesz wszędzie, gdzie nikt nie stoi i czego nie ukończono wcześniej. Lista zaczyna się od najcenniejszych.',
  'carcassonne.lesson.passage.2': 'Teraz ukończ swoje miasto na (0, 2).',
  'carcassonne.lesson.passage.2.wrong': 'Miasto wciąż jest otwarte u góry. Połóż kafelek na (0, 2).',
  'carcassonne.lesson.passage.2.done': '8 punktów za miasto, którego budowę zaczął kto inny.',
};
