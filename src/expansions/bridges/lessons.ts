import { carcassonne } from '../../game/index.ts';
import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, gained, isOver } from '../../session/learn/lesson.ts';

/** A bridge carries a road over a tile without one, and a later tile completes it. */
export const span: CarcassonneLesson = {
  deck: ['B03', 'B31', 'B02', 'B31', 'B03', 'B29'],
  modules: ['bridges'],
  opening: 'p1,0,1 d0 p1,1,0 x',
  steps: [
    {
      text: 'carcassonne.lesson.span.1',
      look: { cells: [{ x: -1, y: 0 }] },
      way: 'p-1,0,0 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const built = carcassonne.sliceOf(now, 'bridges')?.built ?? [];
        return built.some(({ x, y, player }) => x === -1 && y === 0 && player === LEARNER)
          ? 'done'
          : 'carcassonne.lesson.span.1.wrong';
      },
      praise: 'carcassonne.lesson.span.1.done',
      reply: 'p2,1,0 x',
    },
    {
      text: 'carcassonne.lesson.span.2',
      look: { cells: [{ x: -2, y: 0 }] },
      way: 'p-2,0,3 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return gained(now, before) >= 4 ? 'done' : 'carcassonne.lesson.span.2.wrong';
      },
      praise: 'carcassonne.lesson.span.2.done',
      reply: '',
    },
  ],
};
