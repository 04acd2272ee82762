import type { Translation } from '../../../i18n/message.ts';
import type { goods as en } from './en.ts';

export const goods: Translation<typeof en> = {
  'carcassonne.goods': 'Goods',
  'carcassonne.goods.hint': 'Ukończone drogi dają 2 punkty za kafelek, a drogowskaz stoi przy ostatniej.',
  'carcassonne.goods.piece': 'drogowskaz',
  'carcassonne.goods.here': 'tu stoi drogowskaz',
  'carcassonne.goods.moved': '{player}: drogowskaz na {cell}.',
  'carcassonne.book.goods.title': 'Goods',
  'carcassonne.book.goods': 'Ukończona droga daje 2 punkty za kafelek, nieukończona 1.',
  'carcassonne.book.goods.road':
    'Droga jest ukończona: 4 kafelki, 8 punktów. Drogowskaz przenosi się na właśnie położony kafelek.',
  'carcassonne.lesson.goods.name': 'Goods',
  'carcassonne.lesson.goods.1': 'Twoja droga zaczyna się przy klasztorze. Ukończ ją: połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.goods.1.wrong': 'Tak wolno, ale twoja droga zostaje otwarta. Połóż skrzyżowanie na (2, 0).',
  'carcassonne.lesson.goods.1.done': 'Ukończona: 4 kafelki po 2 punkty. To 8 punktów.',
};
