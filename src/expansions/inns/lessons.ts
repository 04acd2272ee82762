import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { gained, isOver, liesAt } from '../../session/learn/lesson.ts';

/** An inn on the learner's road, which is then completed. */
export const tavern: CarcassonneLesson = {
  deck: ['B31', 'B28', 'I15', 'B02', 'B28', 'B31', 'B31'],
  modules: ['inns'],
  opening: 'p1,0,0 d0 p-1,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.tavern.1',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'p2,0,0 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return liesAt(now, before, 2, 0) ? 'done' : 'carcassonne.lesson.tavern.1.wrong';
      },
      praise: 'carcassonne.lesson.tavern.1.done',
      reply: 'p0,1,0 x',
    },
    {
      text: 'carcassonne.lesson.tavern.2',
      look: { cells: [{ x: 3, y: 0 }] },
      way: 'p3,0,0 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 10 ? 'done' : 'carcassonne.lesson.tavern.2.wrong';
      },
      praise: 'carcassonne.lesson.tavern.2.done',
      reply: '',
    },
  ],
};

/** A cathedral in the opponent's city, shortly before the end. */
export const spire: CarcassonneLesson = {
  deck: ['B21', 'B11', 'I01', 'B31', 'B31'],
  modules: ['inns'],
  opening: 'p0,1,2 d0 p0,-1,1 d0',
  steps: [
    {
      text: 'carcassonne.lesson.spire.1',
      look: { cells: [{ x: 0, y: -2 }] },
      way: 'p0,-2,0',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return liesAt(now, before, 0, -2) ? 'done' : 'carcassonne.lesson.spire.1.wrong';
      },
      praise: 'carcassonne.lesson.spire.1.done',
      reply: '',
    },
  ],
};
