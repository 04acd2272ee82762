import type { CarcassonneChapter } from '../../session/book/carcassonneChapter.ts';

const OPENING = { deck: ['R06', 'R09', 'R10', 'R06'], modules: ['river-1'], opening: 'p1,0,0 x p2,0,0 x' };
const CAMERA = { x: -0.5, y: -0.8, w: 4.2, h: 3.15 };

/** The river is placed first, and divides fields. */
export const river1: CarcassonneChapter = {
  topic: 'river',
  heading: 'carcassonne.book.river.title',
  only: { option: 'modules', is: 'river-1' },
  parts: [
    { say: 'carcassonne.book.river' },
    {
      ...OPENING,
      text: 'carcassonne.book.river.right',
      opening: `${OPENING.opening} p2,1,2`,
      camera: CAMERA,
      right: true,
    },
    {
      ...OPENING,
      text: 'carcassonne.book.river.wrong',
      camera: CAMERA,
      wrong: { do: 'place', x: 2, y: 1, rotation: 1, code: 'river-turns-back' },
    },
    { say: 'carcassonne.book.river.rest' },
  ],
};
