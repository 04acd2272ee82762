import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { gained, isOver, standsOn } from '../../session/learn/lesson.ts';

const CITY = { x: 0, y: -1, feature: 0 };

/** A follower is deployed in a city through a portal. */
export const passage: CarcassonneLesson = {
  deck: ['B10', 'B31', 'D19', 'B31', 'B21', 'B29', 'B28'],
  modules: ['portal'],
  opening: 'p0,-1,1 x p1,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.passage.1',
      look: { region: CITY },
      way: 'p2,0,0 d0@0,-1',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return standsOn(now, CITY) ? 'done' : 'carcassonne.lesson.passage.1.wrong';
      },
      praise: 'carcassonne.lesson.passage.1.done',
      reply: 'p-1,0,0 x',
    },
    {
      text: 'carcassonne.lesson.passage.2',
      look: { cells: [{ x: 0, y: -2 }] },
      way: 'p0,-2,2 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 8 ? 'done' : 'carcassonne.lesson.passage.2.wrong';
      },
      praise: 'carcassonne.lesson.passage.2.done',
      reply: '',
    },
  ],
};
