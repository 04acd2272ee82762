import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Princesses, who remove a knight from a city. */
export const princess: CarcassonneChapter = {
  topic: 'princess',
  heading: 'carcassonne.book.princess.title',
  only: { option: 'modules', is: 'princess' },
  parts: [
    { say: 'carcassonne.book.princess.must', only: { option: 'princess', is: 'must' } },
    { say: 'carcassonne.book.princess.may', only: { option: 'princess', is: 'may' } },
    {
      deck: ['B10', 'D24', 'B31', 'B31', 'B29'],
      modules: ['princess'],
      text: 'carcassonne.book.princess.goes',
      opening: 'p0,-1,1 d0',
      play: 'p0,-2,2',
      camera: { x: -1.3, y: -2.2, w: 4, h: 3.4 },
    },
  ],
};
