import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, isOver } from '../../session/learn/lesson.ts';

/** The card goes to the player who completes a city, even if another player scores it. */
export const crown: CarcassonneLesson = {
  deck: ['B31', 'B11', 'B21', 'B31', 'B29'],
  modules: ['king'],
  opening: 'p1,0,0 x p0,-1,1 d0',
  steps: [
    {
      text: 'carcassonne.lesson.crown.1',
      look: { cells: [{ x: 0, y: -2 }] },
      way: 'p0,-2,2 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return carcassonne.sliceOf(now, 'king')?.king?.player === LEARNER ? 'done' : 'carcassonne.lesson.crown.1.wrong';
      },
      praise: 'carcassonne.lesson.crown.1.done',
      reply: '',
    },
  ],
};
