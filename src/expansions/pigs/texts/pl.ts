import type { Translation } from '../../../i18n/message.ts';
import type { pigs as en } from './en.ts';

export const pigs: Translation<typeof en> = {
  'carcassonne.pigs': 'Pigs',
  'carcassonne.pigs.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.pigs.piece': 'drogowskaz',
  'carcassonne.pigs.here': 'tu stoi drogowskaz',
  'carcassonne.pigs.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.pigs.title': 'Pigs',
  'carcassonne.book.pigs': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.pigs.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.pigs.name': 'Pigs',
  'carcassonne.lesson.pigs.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.pigs.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.pigs.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
