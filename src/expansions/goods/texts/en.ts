import type { Catalogue } from '../../../i18n/message.ts';

export const goods = {
  'carcassonne.goods': 'Goods',
  'carcassonne.goods.hint': 'Completed roads score 2 points per tile, and a signpost marks the last one.',
  'carcassonne.goods.piece': 'signpost',
  'carcassonne.goods.here': 'the signpost is here',
  'carcassonne.goods.moved': '{player} moves the signpost to {cell}.',
  'carcassonne.book.goods.title': 'Goods',
  'carcassonne.book.goods': 'A completed road scores 2 points per tile, an unfinished road 1.',
  'carcassonne.book.goods.road':
    'The road is completed: 4 tiles, 8 points. The signpost moves to the tile just placed.',
  'carcassonne.lesson.goods.name': 'Goods',
  'carcassonne.lesson.goods.1': 'Your road begins at the monastery. Complete it: place the crossroads at (2, 0).',
  'carcassonne.lesson.goods.1.wrong': 'That is allowed, but your road stays open. Place the crossroads at (2, 0).',
  'carcassonne.lesson.goods.1.done': 'Completed: 4 tiles, 2 points each. That is 8 points.',
} as const satisfies Catalogue;
