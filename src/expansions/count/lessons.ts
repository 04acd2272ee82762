import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, gained, isOver } from '../../session/learn/lesson.ts';

const HOME = 'palace';

/** A follower enters the Count's city after a favour, and leaves it to score. */
export const favour: CarcassonneLesson = {
  deck: ['B02', 'B10', 'B21', 'B21', 'B31', 'B31', 'B29'],
  modules: ['count'],
  opening: 'p-1,-2,0 x p-2,2,1 d0',
  steps: [
    {
      text: 'carcassonne.lesson.favour.1',
      look: { cells: [{ x: -2, y: 3 }] },
      way: `p-2,3,0 x enter:${HOME} count:market`,
      check(now, before) {
        if (!isOver(now, before) && now.actor === LEARNER) return 'open';
        const city = carcassonne.sliceOf(now, 'count');
        const isIn = city?.figures.some(({ player, quarter }) => player === LEARNER && quarter === HOME);
        return isIn && city?.count !== HOME ? 'done' : 'carcassonne.lesson.favour.1.wrong';
      },
      praise: 'carcassonne.lesson.favour.1.done',
      reply: 'p2,1,3 d0',
    },
    {
      text: 'carcassonne.lesson.favour.2',
      look: { region: { x: 1, y: 1, feature: 0 } },
      way: `reinforce:${HOME}0@1,1`,
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 4 ? 'done' : 'carcassonne.lesson.favour.2.wrong';
      },
      praise: 'carcassonne.lesson.favour.2.done',
      reply: '',
    },
  ],
};
