import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, isOver, liesAt, standsOn } from '../../session/learn/lesson.ts';

/** The dragon's flight: it matters who moves it first. */
export const flight: CarcassonneLesson = {
  deck: ['D01', 'B02', 'B02', 'B31', 'D08', 'B31', 'B29'],
  modules: ['dragon'],
  opening: 'p0,1,0 p1,1,0 d0 p-1,1,0 d0 p1,0,0 x',
  steps: [
    { text: 'carcassonne.lesson.flight.1', look: { cells: [{ x: 0, y: 1 }] } },
    {
      text: 'carcassonne.lesson.flight.2',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'p2,0,0 x dragon@1,1 dragon@2,0',
      check(now, before) {
        if (!liesAt(now, before, 2, 0)) return 'carcassonne.lesson.flight.2.wrong';
        // The opponent would choose the direction.
        if (!isOver(now, before)) return now.actor === LEARNER ? 'open' : 'carcassonne.lesson.flight.2.missed';
        if (!standsOn(now, { x: -1, y: 1, feature: 0 })) return 'carcassonne.lesson.flight.2.eaten';
        return now.followers.some(({ player }) => player !== LEARNER) ? 'carcassonne.lesson.flight.2.missed' : 'done';
      },
      praise: 'carcassonne.lesson.flight.2.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.flight.3', look: {} },
  ],
};
