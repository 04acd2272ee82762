import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { isOver, liesAt } from '../../session/learn/lesson.ts';

const FIELD = { x: 0, y: -1, feature: 1 };

/** The pig in a field that scores at the end. */
export const pigs: CarcassonneLesson = {
  deck: ['B21', 'B31', 'B02', 'B21', 'B21'],
  modules: ['pigs'],
  opening: 'p0,-1,2 d1 p1,0,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.pigs.1',
      look: { region: FIELD },
      way: 'p0,-2,0 d1:pig',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const grazes = now.followers.some(({ figure }) => figure === 'pig');
        return grazes ? 'done' : 'carcassonne.lesson.pigs.1.wrong';
      },
      praise: 'carcassonne.lesson.pigs.1.done',
      reply: 'p1,-1,0 x',
    },
    {
      text: 'carcassonne.lesson.pigs.2',
      look: { cells: [{ x: 1, y: -2 }] },
      way: 'p1,-2,2 x',
      check: (now, before) =>
        !liesAt(now, before, 1, -2) ? 'carcassonne.lesson.pigs.2.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.pigs.2.done',
      reply: '',
    },
  ],
};
