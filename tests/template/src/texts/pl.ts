import type { Translation } from '../../../i18n/message.ts';
import type { sample as en } from './en.ts';

export const sample: Translation<typeof en> = {
  'carcassonne.sample': 'Sample',
  'carcassonne.sample.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.sample.piece': 'drogowskaz',
  'carcassonne.sample.here': 'tu stoi drogowskaz',
  'carcassonne.sample.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.sample.title': 'Sample',
  'carcassonne.book.sample': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.sample.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.sample.name': 'Sample',
  'carcassonne.lesson.sample.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.sample.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.sample.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
