import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, gained, isOver } from '../../session/learn/lesson.ts';

/** A castle instead of 4 points, and the feature that makes it score. */
export const lordship: CarcassonneLesson = {
  deck: ['B31', 'B31', 'B21', 'B03', 'B03', 'B29'],
  modules: ['castles'],
  opening: 'p1,0,0 x p2,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.lordship.1',
      look: { cells: [{ x: 0, y: -1 }] },
      way: 'p0,-1,2 d0 castle0@0,-1',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const castles = carcassonne.sliceOf(now, 'castles')?.castles ?? [];
        return castles.some(({ player }) => player === LEARNER) ? 'done' : 'carcassonne.lesson.lordship.1.wrong';
      },
      praise: 'carcassonne.lesson.lordship.1.done',
      reply: 'p3,0,1 x',
    },
    {
      text: 'carcassonne.lesson.lordship.2',
      look: { cells: [{ x: -1, y: 0 }] },
      way: 'p-1,0,3 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 5 ? 'done' : 'carcassonne.lesson.lordship.2.wrong';
      },
      praise: 'carcassonne.lesson.lordship.2.done',
      reply: '',
    },
  ],
};
