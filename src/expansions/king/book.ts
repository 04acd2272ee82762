import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

const SETTING = { deck: ['B11', 'B21', 'B31', 'B31'], modules: ['king'] };

/** Two cards: for the largest city and the longest road. */
export const king: CarcassonneChapter = {
  topic: 'king',
  heading: 'carcassonne.book.king.title',
  only: { option: 'modules', is: 'king' },
  parts: [
    { say: 'carcassonne.book.king' },
    {
      ...SETTING,
      text: 'carcassonne.book.king.takes',
      opening: 'p0,-1,1 d0',
      play: 'p0,-2,2 x',
      camera: { x: -1.3, y: -2.2, w: 4, h: 3.4 },
    },
    { say: 'carcassonne.book.king.later' },
    { say: 'carcassonne.book.king.each', only: { option: 'kingScoring', is: 'each' } },
    { say: 'carcassonne.book.king.10', only: { option: 'kingScoring', is: '10' } },
    { say: 'carcassonne.book.king.15-40', only: { option: 'kingScoring', is: '15-40' } },
    { say: 'carcassonne.book.king.running', only: { option: 'kingScoring', is: 'running' } },
  ],
};
