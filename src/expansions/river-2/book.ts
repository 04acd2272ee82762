import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

const OPENING = { deck: ['S02', 'S11', 'S09', 'S05', 'S10'], modules: ['river-2'] };

/** A river that forks. */
export const river2: CarcassonneChapter = {
  topic: 'river-2',
  heading: 'carcassonne.book.river-2.title',
  only: { option: 'modules', is: 'river-2' },
  parts: [
    { say: 'carcassonne.book.river-2' },
    {
      ...OPENING,
      text: 'carcassonne.book.river-2.fork',
      opening: '',
      play: 'p1,0,0',
      camera: { x: -0.6, y: -1.4, w: 3.6, h: 2.8 },
    },
    { say: 'carcassonne.book.river-2.arms' },
    { say: 'carcassonne.book.river-2.lake' },
  ],
};
