import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

const SETTING = { deck: ['D06', 'B31', 'B31', 'D08', 'B31', 'B31'], modules: ['dragon'] };

/** Volcanoes, and the dragon, which all players move in turn. */
export const dragon: CarcassonneChapter = {
  topic: 'dragon',
  heading: 'carcassonne.book.dragon.title',
  only: { option: 'modules', is: 'dragon' },
  parts: [
    { say: 'carcassonne.book.dragon' },
    { say: 'carcassonne.book.dragon.put-by' },
    { say: 'carcassonne.book.dragon.flight' },
    {
      ...SETTING,
      text: 'carcassonne.book.dragon.volcano',
      opening: '',
      play: 'p-1,0,0',
      camera: { x: -1.6, y: -1, w: 4, h: 3 },
    },
    {
      ...SETTING,
      text: 'carcassonne.book.dragon.end',
      opening: 'p-1,0,0 p1,0,0 d0 p2,0,0 x',
      play: 'p3,0,0 x',
      camera: { x: -1.3, y: -1.6, w: 5.6, h: 4 },
    },
    { say: 'carcassonne.book.dragon.before', only: { option: 'dragonMove', is: 'before-scoring' } },
    { say: 'carcassonne.book.dragon.after', only: { option: 'dragonMove', is: 'after-scoring' } },
  ],
};
