import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { isOver } from '../../session/learn/lesson.ts';

/** A shrine beside a monastery. */
export const heresy: CarcassonneLesson = {
  deck: ['B31', 'B02', 'H01', 'B31', 'B29'],
  modules: ['cult'],
  opening: 'p1,0,0 x p0,1,0 d0',
  steps: [
    {
      text: 'carcassonne.lesson.heresy.1',
      look: { cells: [{ x: 1, y: 1 }] },
      way: 'p1,1,0 d0',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const challenges = carcassonne.sliceOf(now, 'cult')?.challenges ?? [];
        return challenges.length > 0 ? 'done' : 'carcassonne.lesson.heresy.1.wrong';
      },
      praise: 'carcassonne.lesson.heresy.1.done',
      reply: '',
    },
  ],
};
