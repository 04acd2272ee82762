import type { Catalogue } from '../../../i18n/message.ts';

export const builders = {
  'carcassonne.builders': 'Builders',
  'carcassonne.builders.hint': 'Completed roads score 2 points per tile, and a signpost marks the last one.',
  'carcassonne.builders.piece': 'signpost',
  'carcassonne.builders.here': 'the signpost is here',
  'carcassonne.builders.moved': '{player} moves the signpost to {cell}.',
  'carcassonne.book.builders.title': 'Builders',
  'carcassonne.book.builders': 'A completed road scores 2 points per tile, an unfinished road 1.',
  'carcassonne.book.builders.road':
    'The road is completed: 4 tiles, 8 points. The signpost moves to the tile just placed.',
  'carcassonne.lesson.builders.name': 'Builders',
  'carcassonne.lesson.builders.1': 'Your road begins at the monastery. Complete it: place the crossroads at (2, 0).',
  'carcassonne.lesson.builders.1.wrong': 'That is allowed, but your road stays open. Place the crossroads at (2, 0).',
  'carcassonne.lesson.builders.1.done': 'Completed: 4 tiles, 2 points each. That is 8 points.',
} as const satisfies Catalogue;
