import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { isOver } from '../../session/learn/lesson.ts';

/** The river is placed first. */
export const river: CarcassonneLesson = {
  deck: ['R06', 'R09', 'R10', 'R06', 'R11', 'B31', 'B29'],
  modules: ['river-1'],
  opening: '',
  steps: [
    {
      text: 'carcassonne.lesson.river.1',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,0,0 x',
      check: (now, before) => (isOver(now, before) ? 'done' : 'open'),
      praise: 'carcassonne.lesson.river.1.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'carcassonne.lesson.river.2',
      look: { cells: [{ x: 2, y: 1 }] },
      way: 'p2,1,2 x',
      check: (now, before) => (isOver(now, before) ? 'done' : 'open'),
      praise: 'carcassonne.lesson.river.2.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.river.3', look: { region: { x: 2, y: 1, feature: 2 } } },
  ],
};
