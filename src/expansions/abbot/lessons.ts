import type { CarcassonneLesson } from '../../session/learn/carcassonneLesson.ts';
import { LEARNER, gained, isOver, liesAt, standsOn } from '../../session/learn/lesson.ts';

/** Gardens, and the abbot, who can be recalled at any time. */
export const garden: CarcassonneLesson = {
  deck: ['B30', 'B21', 'B31', 'B31', 'B29', 'B28'],
  modules: ['abbot'],
  opening: '',
  steps: [
    {
      text: 'carcassonne.lesson.garden.1',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,0,0 d3:abbot',
      check(now, before) {
        if (!liesAt(now, before, 1, 0)) return 'carcassonne.lesson.garden.1.wrong';
        return !isOver(now, before)
          ? 'open'
          : standsOn(now, { x: 1, y: 0, feature: 3 })
            ? 'done'
            : 'carcassonne.lesson.garden.1.empty';
      },
      praise: 'carcassonne.lesson.garden.1.done',
      reply: 'p0,-1,2 x',
    },
    {
      text: 'carcassonne.lesson.garden.2',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,1,1 recall',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const stays = now.followers.some(({ player, figure }) => player === LEARNER && figure === 'abbot');
        return stays
          ? 'carcassonne.lesson.garden.2.wrong'
          : gained(now, before) >= 4
            ? 'done'
            : 'carcassonne.lesson.garden.2.small';
      },
      praise: 'carcassonne.lesson.garden.2.done',
      reply: '',
    },
  ],
};
