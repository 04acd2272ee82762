import type { Translation } from '../../../i18n/message.ts';
import type { dragon as en } from './en.ts';

export const dragon: Translation<typeof en> = {
  'carcassonne.reason.eats': 'może napuścić smoka na figurkę rywala',
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
};
