import { garden } from './lessons.ts';
import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

/** Gardens, and the abbot, who can be recalled at any time. */
export const abbot: CarcassonneChapter = {
  topic: 'garden',
  heading: 'carcassonne.book.abbot.title',
  only: { option: 'modules', is: 'abbot' },
  parts: [
    { say: 'carcassonne.book.abbot' },
    {
      deck: garden.deck,
      modules: garden.modules,
      text: 'carcassonne.book.abbot.home',
      opening: 'p1,0,0 d3:abbot p0,-1,2 x',
      play: 'p1,1,1 recall',
      camera: { x: -1, y: -1.4, w: 4.4, h: 3.6 },
    },
    { say: 'carcassonne.book.abbot.more' },
  ],
};
