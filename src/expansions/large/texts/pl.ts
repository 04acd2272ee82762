import type { Translation } from '../../../i18n/message.ts';
import type { large as en } from './en.ts';

export const large: Translation<typeof en> = {
  'carcassonne.large': 'Large',
  'carcassonne.large.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.large.piece': 'drogowskaz',
  'carcassonne.large.here': 'tu stoi drogowskaz',
  'carcassonne.large.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.large.title': 'Large',
  'carcassonne.book.large': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.large.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.large.name': 'Large',
  'carcassonne.lesson.large.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.large.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.large.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
