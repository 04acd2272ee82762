import type { Translation } from '../../../i18n/message.ts';
import type { builders as en } from './en.ts';

export const builders: Translation<typeof en> = {
  'carcassonne.builders': 'Builders',
  'carcassonne.builders.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.builders.piece': 'drogowskaz',
  'carcassonne.builders.here': 'tu stoi drogowskaz',
  'carcassonne.builders.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.builders.title': 'Builders',
  'carcassonne.book.builders': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.builders.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.builders.name': 'Builders',
  'carcassonne.lesson.builders.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.builders.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.builders.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
