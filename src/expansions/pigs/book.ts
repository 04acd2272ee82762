import { pigs as lesson } from './lessons.ts';
import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** The pig, and the pig herd. */
export const pigs: CarcassonneChapter = {
  topic: 'pigs',
  heading: 'carcassonne.book.pigs.title',
  only: { option: 'modules', is: 'pigs' },
  parts: [
    { say: 'carcassonne.book.pigs' },
    {
      deck: lesson.deck,
      modules: lesson.modules,
      text: 'carcassonne.book.pigs.scene',
      opening: 'p0,-1,2 d1 p1,0,0 x p0,-2,0 d1:pig p1,-1,0 x',
      play: 'p1,-2,2 x',
      camera: { x: -0.9, y: -2.5, w: 3.8, h: 3.6 },
    },
    { say: 'carcassonne.book.pigs.more' },
  ],
};
