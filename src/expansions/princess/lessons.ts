import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { gained, isOver, liesAt } from '../../session/learn/lesson.ts';

/** A princess joins a city with two knights. */
export const visit: CarcassonneLesson = {
  deck: ['B14', 'B01', 'D27', 'B31', 'B31', 'B29', 'B28'],
  modules: ['princess'],
  opening: 'p0,-1,2 d0 p1,0,0 d1',
  steps: [
    {
      text: 'carcassonne.lesson.visit.1',
      look: {
        cells: [
          { x: 0, y: -1 },
          { x: 1, y: 0 },
        ],
      },
    },
    {
      text: 'carcassonne.lesson.visit.2',
      look: { cells: [{ x: 1, y: -1 }] },
      way: 'p1,-1,3 dismiss1@1,0',
      check(now, before) {
        if (!liesAt(now, before, 1, -1)) return 'carcassonne.lesson.visit.2.wrong';
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 8 ? 'done' : 'carcassonne.lesson.visit.2.taken';
      },
      praise: 'carcassonne.lesson.visit.2.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.visit.3', look: {} },
  ],
};
