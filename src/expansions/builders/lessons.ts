import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { isOver } from '../../session/learn/lesson.ts';

const ROAD = { x: 1, y: 0, feature: 0 };

/** The builder, and a turn with two parts. */
export const builders: CarcassonneLesson = {
  deck: ['B31', 'B02', 'B31', 'B02', 'B31', 'B31', 'B29', 'B28', 'B21'],
  modules: ['builders'],
  opening: 'p1,0,0 d0 p0,1,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.builders.1',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'p2,0,0 d0:builder',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const works = now.followers.some(({ figure }) => figure === 'builder');
        return works ? 'done' : 'carcassonne.lesson.builders.1.wrong';
      },
      praise: 'carcassonne.lesson.builders.1.done',
      reply: 'p0,2,0 x',
    },
    {
      text: 'carcassonne.lesson.builders.2',
      look: { region: ROAD },
      way: 'p3,0,0 x',
      check(now, before) {
        if (isOver(now, before)) return 'carcassonne.lesson.builders.2.wrong';
        return now.second ? 'done' : 'open';
      },
      praise: 'carcassonne.lesson.builders.2.done',
      reply: '',
    },
    {
      text: 'carcassonne.lesson.builders.3',
      look: { region: ROAD },
      way: 'p4,0,0 x',
      check: (now, before) => (isOver(now, before) ? 'done' : 'open'),
      praise: 'carcassonne.lesson.builders.3.done',
      reply: '',
    },
  ],
};
