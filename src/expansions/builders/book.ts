import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** The builder, and the second part of a turn. */
export const builders: CarcassonneChapter = {
  topic: 'builders',
  heading: 'carcassonne.book.builders.title',
  only: { option: 'modules', is: 'builders' },
  parts: [
    { say: 'carcassonne.book.builders' },
    {
      deck: ['B31', 'B02', 'B31', 'B02', 'B31', 'B31', 'B29', 'B28', 'B21'],
      modules: ['builders'],
      text: 'carcassonne.book.builders.scene',
      opening: 'p1,0,0 d0 p0,1,0 x p2,0,0 d0:builder p0,2,0 x p3,0,0 x',
      play: 'p4,0,0 x',
      camera: { x: -0.4, y: -1.1, w: 5.8, h: 3.4 },
      regions: [{ x: 1, y: 0, feature: 0 }],
    },
    { say: 'carcassonne.book.builders.more' },
  ],
};
