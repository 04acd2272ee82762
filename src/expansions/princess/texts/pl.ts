import type { Translation } from '../../../i18n/message.ts';
import type { princess as en } from './en.ts';

export const princess: Translation<typeof en> = {
  'carcassonne.reason.dismisses': 'odsyła rycerza do domu',
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
  'carcassonne.book.princess.title': 'Księżniczka',
  'carcassonne.book.princess.must':
    'Jeśli dołożysz księżniczkę do miasta z rycerzami, jeden z nich musi wrócić do domu; wybierasz który. W tej turze nikogo nie stawiasz.',
  'carcassonne.book.princess.may':
    'Jeśli dołożysz księżniczkę do miasta z rycerzami, możesz odesłać jednego z nich do domu, zamiast stawiać figurkę.',
  'carcassonne.book.princess.goes':
    'Przybyła księżniczka: jedyny rycerz wraca do domu, a ukończone miasto nikomu nie daje punktów.',
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
};
