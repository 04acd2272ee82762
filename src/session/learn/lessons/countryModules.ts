import type { CarcassonneLesson } from '../carcassonneLesson.ts';
import { LEARNER, gained, isOver, liesAt, standsOn } from '../lesson.ts';

/** What the modules of the base box add: gardens and the abbot, the river. */

export const garden: CarcassonneLesson = {
  deck: ['B30', 'B21', 'B31', 'B31', 'B29', 'B28'],
  modules: ['abbot'],
  course: '',
  steps: [
    {
      text: 'country.lesson.garden.1',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,0,0 d3:abbot',
      check(now, before) {
        if (!liesAt(now, before, 1, 0)) return 'country.lesson.garden.1.wrong';
        return !isOver(now, before) ? 'open' : standsOn(now, { x: 1, y: 0, feature: 3 }) ? 'done' : 'country.lesson.garden.1.empty';
      },
      praise: 'country.lesson.garden.1.done',
      reply: 'p0,-1,2 x',
    },
    {
      text: 'country.lesson.garden.2',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,1,1 recall',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        const stays = now.followers.some(({ player, figure }) => player === LEARNER && figure === 'abbot');
        return stays ? 'country.lesson.garden.2.wrong' : gained(now, before) >= 4 ? 'done' : 'country.lesson.garden.2.small';
      },
      praise: 'country.lesson.garden.2.done',
      reply: '',
    },
  ],
};

export const river: CarcassonneLesson = {
  deck: ['R06', 'R09', 'R10', 'R06', 'R11', 'B31', 'B29'],
  modules: ['river-1'],
  course: '',
  steps: [
    {
      text: 'country.lesson.river.1',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,0,0 x',
      check: (now, before) => (isOver(now, before) ? 'done' : 'open'),
      praise: 'country.lesson.river.1.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'country.lesson.river.2',
      look: { cells: [{ x: 2, y: 1 }] },
      way: 'p2,1,2 x',
      check: (now, before) => (isOver(now, before) ? 'done' : 'open'),
      praise: 'country.lesson.river.2.done',
      reply: '',
    },
    { text: 'country.lesson.river.3', look: { region: { x: 2, y: 1, feature: 2 } } },
  ],
};
