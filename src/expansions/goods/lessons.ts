import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, isOver } from '../../session/learn/lesson.ts';

const CITY = { x: 0, y: -1, feature: 0 };

/** Trade goods of a completed city. */
export const goods: CarcassonneLesson = {
  deck: ['T08', 'B31', 'B21', 'B31', 'B29', 'B28', 'B21'],
  modules: ['goods'],
  opening: 'p0,-1,1 d0 p1,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.goods.1',
      look: { region: CITY },
      way: 'p0,-2,2 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const wine = carcassonne.sliceOf(now, 'goods')?.wine[LEARNER] ?? 0;
        return wine > 0 ? 'done' : 'carcassonne.lesson.goods.1.wrong';
      },
      praise: 'carcassonne.lesson.goods.1.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.goods.2', look: { region: CITY } },
  ],
};
