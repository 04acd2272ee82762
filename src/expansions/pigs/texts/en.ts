import type { Catalogue } from '../../../i18n/message.ts';

export const pigs = {
  'carcassonne.pigs': 'Pigs',
  'carcassonne.pigs.hint': 'Completed roads score 2 points per tile, and a signpost marks the last one.',
  'carcassonne.pigs.piece': 'signpost',
  'carcassonne.pigs.here': 'the signpost is here',
  'carcassonne.pigs.moved': '{player} moves the signpost to {cell}.',
  'carcassonne.book.pigs.title': 'Pigs',
  'carcassonne.book.pigs': 'A completed road scores 2 points per tile, an unfinished road 1.',
  'carcassonne.book.pigs.road': 'The road is completed: 4 tiles, 8 points. The signpost moves to the tile just placed.',
  'carcassonne.lesson.pigs.name': 'Pigs',
  'carcassonne.lesson.pigs.1': 'Your road begins at the monastery. Complete it: place the crossroads at (2, 0).',
  'carcassonne.lesson.pigs.1.wrong': 'That is allowed, but your road stays open. Place the crossroads at (2, 0).',
  'carcassonne.lesson.pigs.1.done': 'Completed: 4 tiles, 2 points each. That is 8 points.',
} as const satisfies Catalogue;
