import type { Translation } from '../../../i18n/message.ts';
import type { inns as en } from './en.ts';

export const inns: Translation<typeof en> = {
  'carcassonne.inns': 'Inns',
  'carcassonne.inns.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.inns.piece': 'drogowskaz',
  'carcassonne.inns.here': 'tu stoi drogowskaz',
  'carcassonne.inns.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.inns.title': 'Inns',
  'carcassonne.book.inns': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.inns.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.inns.name': 'Inns',
  'carcassonne.lesson.inns.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.inns.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.inns.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
