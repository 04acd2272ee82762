import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { gained, isOver } from '../../session/learn/lesson.ts';

const CITY = { x: 0, y: -1, feature: 0 };

/** The fairy next to a knight. */
export const company: CarcassonneLesson = {
  deck: ['B10', 'B31', 'B31', 'B31', 'B21', 'B29', 'B28'],
  modules: ['fairy'],
  opening: 'p0,-1,1 d0 p1,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.company.1',
      look: { region: CITY },
      way: 'p-1,0,0 fairy0@0,-1',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const figure = carcassonne.sliceOf(now, 'fairy')?.figure ?? null;
        return figure === null ? 'carcassonne.lesson.company.1.wrong' : 'done';
      },
      praise: 'carcassonne.lesson.company.1.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'carcassonne.lesson.company.2',
      look: { cells: [{ x: 0, y: -2 }] },
      way: 'p0,-2,2 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 11 ? 'done' : 'carcassonne.lesson.company.2.wrong';
      },
      praise: 'carcassonne.lesson.company.2.done',
      reply: '',
    },
  ],
};
