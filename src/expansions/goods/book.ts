import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

export const goods: CarcassonneChapter = {
  topic: 'goods',
  heading: 'carcassonne.book.goods.title',
  only: { option: 'modules', is: 'goods' },
  parts: [
    { say: 'carcassonne.book.goods' },
    {
      deck: ['B31', 'B03', 'B28', 'B31', 'B29', 'B28', 'B21'],
      modules: ['goods'],
      text: 'carcassonne.book.goods.road',
      opening: 'p1,0,0 d0 p-1,0,3 x',
      play: 'p2,0,0 x',
      camera: { x: -1.4, y: -1.2, w: 4.8, h: 3.2 },
    },
  ],
};
