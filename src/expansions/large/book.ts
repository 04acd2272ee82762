import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';
import { giant } from './lessons.ts';

/** The large follower, who counts as two. */
export const large: CarcassonneChapter = {
  topic: 'large',
  heading: 'carcassonne.book.large.title',
  only: { option: 'modules', is: 'large' },
  parts: [
    { say: 'carcassonne.book.large' },
    {
      deck: giant.deck,
      modules: giant.modules,
      text: 'carcassonne.book.large.majority',
      opening: 'p1,0,0 x p0,-1,2 d0 p2,0,0 x p0,1,0 x p2,-1,3 d0:large p0,2,0 x',
      play: 'p1,-1,0 x',
      camera: { x: -0.8, y: -2, w: 4.6, h: 3.4 },
    },
    { say: 'carcassonne.book.large.more' },
  ],
};
