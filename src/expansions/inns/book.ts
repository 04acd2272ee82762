import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

export const inns: CarcassonneChapter = {
  topic: 'inns',
  heading: 'carcassonne.book.inns.title',
  only: { option: 'modules', is: 'inns' },
  parts: [
    { say: 'carcassonne.book.inns' },
    {
      deck: ['B31', 'B03', 'B28', 'B31', 'B29', 'B28', 'B21'],
      modules: ['inns'],
      text: 'carcassonne.book.inns.road',
      opening: 'p1,0,0 d0 p-1,0,3 x',
      play: 'p2,0,0 x',
      camera: { x: -1.4, y: -1.2, w: 4.8, h: 3.2 },
    },
  ],
};
