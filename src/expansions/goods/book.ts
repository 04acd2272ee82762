import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Trade goods. */
export const goods: CarcassonneChapter = {
  topic: 'goods',
  heading: 'carcassonne.book.goods.title',
  only: { option: 'modules', is: 'goods' },
  parts: [
    { say: 'carcassonne.book.goods' },
    {
      deck: ['T08', 'B31', 'B21', 'B31', 'B29', 'B28', 'B21'],
      modules: ['goods'],
      text: 'carcassonne.book.goods.scene',
      opening: 'p0,-1,1 d0 p1,0,0 x',
      play: 'p0,-2,2 x',
      camera: { x: -1.3, y: -2.2, w: 4, h: 3.4 },
    },
    { say: 'carcassonne.book.goods.more' },
  ],
};
