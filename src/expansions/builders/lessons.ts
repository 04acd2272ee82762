import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { gained, isOver } from '../../session/learn/lesson.ts';

export const builders: CarcassonneLesson = {
  deck: ['B31', 'B03', 'B28', 'B31', 'B29', 'B28', 'B21'],
  modules: ['builders'],
  opening: 'p1,0,0 d0 p-1,0,3 x',
  steps: [
    {
      text: 'carcassonne.lesson.builders.1',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'p2,0,0 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 8 ? 'done' : 'carcassonne.lesson.builders.1.wrong';
      },
      praise: 'carcassonne.lesson.builders.1.done',
      reply: '',
    },
  ],
};
