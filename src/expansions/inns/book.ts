import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';
import { tavern } from './lessons.ts';

/** Inns by the roads, cathedrals in the cities. */
export const inns: CarcassonneChapter = {
  topic: 'inns',
  heading: 'carcassonne.book.inns.title',
  only: { option: 'modules', is: 'inns' },
  parts: [
    { say: 'carcassonne.book.inns' },
    {
      deck: tavern.deck,
      modules: tavern.modules,
      text: 'carcassonne.book.inns.road',
      opening: 'p1,0,0 d0 p-1,0,0 x p2,0,0 x p0,1,0 x',
      play: 'p3,0,0 x',
      camera: { x: -1.3, y: -1, w: 5.6, h: 2.8 },
    },
    {
      deck: ['I01', 'B21', 'B21', 'B21', 'B31'],
      modules: tavern.modules,
      text: 'carcassonne.book.inns.cathedral',
      opening: 'p0,-1,0 d0 p-1,-1,1 x p0,-2,2 x',
      play: 'p1,-1,3 x',
      camera: { x: -1.4, y: -2.2, w: 3.8, h: 3.4 },
    },
    { say: 'carcassonne.book.inns.zero', only: { option: 'innsFinal', is: 'zero' } },
    { say: 'carcassonne.book.inns.plain', only: { option: 'innsFinal', is: 'plain' } },
    { say: 'carcassonne.book.inns.farmers' },
  ],
};
