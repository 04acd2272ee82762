import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Bazaars: a tile for every player, by auction or by choice. */
export const bazaars: CarcassonneChapter = {
  topic: 'bazaars',
  heading: 'carcassonne.book.bazaars.title',
  only: { option: 'modules', is: 'bazaars' },
  parts: [
    { say: 'carcassonne.book.bazaars' },
    {
      deck: ['B31', 'M03', 'B29', 'B02', 'B21', 'B31'],
      modules: ['bazaars'],
      text: 'carcassonne.book.bazaars.auction',
      opening: 'p1,0,0 x p-1,0,3 x',
      play: 'offer[tile=0,bid=2] bid[points=3] buy',
      camera: { x: -1.5, y: -1.1, w: 4, h: 3 },
    },
    { say: 'carcassonne.book.bazaars.trade', only: { option: 'bazaar', is: 'auction' } },
    { say: 'carcassonne.book.bazaars.turns', only: { option: 'bazaar', is: 'auction' } },
    { say: 'carcassonne.book.bazaars.choose', only: { option: 'bazaar', is: 'choose' } },
    { say: 'carcassonne.book.bazaars.none' },
  ],
};
