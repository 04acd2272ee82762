import type { Translation } from '../../../i18n/message.ts';
import type { abbot as en } from './en.ts';

export const abbot: Translation<typeof en> = {
  'carcassonne.reason.recalls': 'zabiera opata do domu za {count} pkt',
  'carcassonne.placed.abbot': 'opat gracza {player} w klasztorze',
  'carcassonne.choice.abbot': 'Opat do klasztoru',
  'carcassonne.choice.recall': 'Zabierz opata do domu',
  'carcassonne.commit.abbot': 'Postaw opata',
  'carcassonne.commit.recall': 'Zabierz opata',
  'carcassonne.deployed.abbot': '{player} stawia opata w klasztorze.',
  'carcassonne.home.abbot': 'Opat gracza {player} wraca do domu.',
  'carcassonne.card.abbot': 'Opat',
  'carcassonne.abbot.in': 'opat w domu',
  'carcassonne.abbot.out': 'opat na planszy',
  'carcassonne.abbot': 'Opat',
  'carcassonne.abbot.hint': 'Każdy ma też opata: może on stać w klasztorze lub ogrodzie i wcześniej wrócić do domu.',
  'carcassonne.lesson.garden.name': 'Ogrody i opat',
  'carcassonne.lesson.garden.1':
    'Z tym dodatkiem masz oprócz podwładnych opata. Połóż kafelek z ogrodem na (1, 0), droga do drogi, i postaw opata w ogrodzie.',
  'carcassonne.lesson.garden.1.wrong': 'Tam też pasuje. Tym razem połóż go jednak na (1, 0), obok kafelka startowego.',
  'carcassonne.lesson.garden.1.empty':
    'Ogród jest jeszcze pusty, a stać w nim może tylko opat. Wybierz opata do ogrodu.',
  'carcassonne.lesson.garden.1.done':
    'Ogród punktuje jak klasztor: 9 punktów z ośmioma kafelkami wokół. Ale opat nie musi czekać.',
  'carcassonne.lesson.garden.2':
    'Połóż swój kafelek przy boku albo przy rogu ogrodu. Potem, zamiast kogoś stawiać, zabierz opata do domu.',
  'carcassonne.lesson.garden.2.wrong': 'Opat jest jeszcze w ogrodzie. Wybierz „Zabierz opata do domu”.',
  'carcassonne.lesson.garden.2.small':
    'Wrócił do domu, ale nowy kafelek nie leży wokół ogrodu na (1, 0). Najpierw połóż go na jednym z ośmiu pól wokół.',
  'carcassonne.lesson.garden.2.done':
    '4 punkty: 1 za ogród i po 1 za każdy z 3 kafelków wokół. Opat znów jest pod ręką, do klasztoru albo innego ogrodu.',
  'carcassonne.book.abbot.title': 'Opat i ogrody',
  'carcassonne.book.abbot':
    'Oprócz podwładnych każdy gracz ma opata. Zamiast podwładnego można go postawić w klasztorze albo w ogrodzie; w ogrodzie może stać tylko on. Ogród punktuje tak jak klasztor.',
  'carcassonne.book.abbot.home': 'Opat wraca z ogrodu, wokół którego leżą trzy kafelki.',
  'carcassonne.book.abbot.more':
    'Zamiast kogoś stawiać możesz zabrać opata z nieukończonego miejsca. Od razu dostajesz tyle punktów, ile dałoby ono na koniec gry.',
};
