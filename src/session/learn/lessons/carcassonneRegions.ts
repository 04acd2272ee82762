import type { carcassonne } from '../../../game/index.ts';
import type { CarcassonneLesson, CarcassonneStep } from '../carcassonneLesson.ts';
import { gained, isOver, lastOf, liesAt, standsOn } from '../lesson.ts';

/**
 * Roads, cities, monasteries, and how to share a city. The tiles of `REST` are never drawn; their only purpose is that
 * the game does not end.
 */
const REST = ['B31', 'B29', 'B28', 'B21', 'B17', 'B14', 'B31', 'B29'];

export const road: CarcassonneLesson = {
  deck: ['B03', 'B21', 'B31', 'B02', 'B28', ...REST],
  modules: [],
  opening: 'p-1,0,3 x p0,-1,2 x',
  steps: [
    {
      text: 'carcassonne.lesson.road.1',
      look: { cells: [{ x: 1, y: 0 }] },
      way: 'p1,0,0',
      check: (now, before) => (liesAt(now, before, 1, 0) ? 'done' : 'carcassonne.lesson.road.1.wrong'),
      praise: 'carcassonne.lesson.road.1.done',
      reply: '',
    },
    {
      text: 'carcassonne.lesson.road.2',
      look: { region: { x: 1, y: 0, feature: 0 } },
      way: 'd0',
      check: (now) => (standsOn(now, { x: 1, y: 0, feature: 0 }) ? 'done' : 'carcassonne.lesson.road.2.wrong'),
      praise: 'carcassonne.lesson.road.2.done',
      reply: 'p-1,-1,0 x',
    },
    {
      text: 'carcassonne.lesson.road.3',
      look: { cells: [{ x: 2, y: 0 }] },
      way: 'p2,0,0 x',
      check: (now, before) =>
        !liesAt(now, before, 2, 0) ? 'carcassonne.lesson.road.3.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.road.3.done',
      reply: '',
    },
  ],
};

export const city: CarcassonneLesson = {
  deck: ['B10', 'B29', 'B21', 'B21', 'B21', ...REST],
  modules: [],
  opening: '',
  steps: [
    {
      text: 'carcassonne.lesson.city.1',
      look: { cells: [{ x: 0, y: -1 }] },
      way: 'p0,-1,1 d0',
      check(now, before) {
        if (!liesAt(now, before, 0, -1)) return 'carcassonne.lesson.city.1.wrong';
        return !isOver(now, before)
          ? 'open'
          : standsOn(now, { x: 0, y: -1, feature: 0 })
            ? 'done'
            : 'carcassonne.lesson.city.1.empty';
      },
      praise: 'carcassonne.lesson.city.1.done',
      reply: 'p1,0,0 x',
    },
    {
      text: 'carcassonne.lesson.city.2',
      look: { cells: [{ x: 0, y: -2 }] },
      way: 'p0,-2,2 x',
      check: (now, before) =>
        !liesAt(now, before, 0, -2) ? 'carcassonne.lesson.city.2.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.city.2.done',
      reply: 'p0,1,2 x',
    },
    {
      text: 'carcassonne.lesson.city.3',
      look: { cells: [{ x: 0, y: 2 }] },
      way: 'p0,2,0 d0',
      check(now, before) {
        if (!liesAt(now, before, 0, 2)) return 'carcassonne.lesson.city.3.wrong';
        return !isOver(now, before) ? 'open' : gained(now, before) === 4 ? 'done' : 'carcassonne.lesson.city.3.empty';
      },
      praise: 'carcassonne.lesson.city.3.done',
      reply: '',
    },
  ],
};

/** The two cells beside the gap; `facing`: the rotation in which the tile's northern city faces the gap. */
const BESIDE = [
  { x: -1, y: 2, facing: 1 },
  { x: 1, y: 2, facing: 3 },
] as const;
const GAP = { x: 0, y: 2 };

function besideGap(
  now: carcassonne.CarcassonneState,
  before: carcassonne.CarcassonneState,
): ReturnType<CarcassonneStep['check']> {
  const last = lastOf(now, before);
  if (last && BESIDE.some(({ x, y, facing }) => last.x === x && last.y === y && last.rotation === facing)) {
    return !isOver(now, before)
      ? 'open'
      : standsOn(now, { x: last.x, y: last.y, feature: 0 })
        ? 'done'
        : 'carcassonne.lesson.share.2.empty';
  }
  return liesAt(now, before, GAP.x, GAP.y) ? 'carcassonne.lesson.share.2.taken' : 'carcassonne.lesson.share.2.wrong';
}

export const share: CarcassonneLesson = {
  deck: ['B31', 'B21', 'B02', 'B02', 'B21', 'B31', 'B21', 'B31', 'B08', ...REST],
  modules: [],
  opening: 'p1,0,0 x p0,1,2 d0 p-1,1,0 x p1,1,0 x',
  steps: [
    { text: 'carcassonne.lesson.share.1', look: { region: { x: 0, y: 1, feature: 0 } } },
    {
      text: 'carcassonne.lesson.share.2',
      look: { cells: BESIDE },
      way: 'p-1,2,1 d0',
      check: besideGap,
      praise: 'carcassonne.lesson.share.2.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'carcassonne.lesson.share.3',
      look: { cells: BESIDE },
      way: 'p1,2,3 d0',
      check: besideGap,
      praise: 'carcassonne.lesson.share.3.done',
      reply: 'p3,0,0 x',
    },
    {
      text: 'carcassonne.lesson.share.4',
      look: { cells: [GAP] },
      way: 'p0,2,0 x',
      check(now, before) {
        if (!liesAt(now, before, GAP.x, GAP.y)) return 'carcassonne.lesson.share.4.wrong';
        return isOver(now, before) ? 'done' : 'open';
      },
      praise: 'carcassonne.lesson.share.4.done',
      reply: '',
    },
  ],
};

/** A ring of road with one tile missing; the monastery is placed in the middle. */
export const monastery: CarcassonneLesson = {
  deck: ['B29', 'B31', 'B29', 'B31', 'B29', 'B29', 'B02', 'B21', 'B31', ...REST],
  modules: [],
  opening: 'p1,0,0 x p1,1,1 x p1,2,1 x p0,2,0 x p-1,2,2 x p-1,0,3 x',
  steps: [
    {
      text: 'carcassonne.lesson.monastery.1',
      look: { cells: [{ x: 0, y: 1 }] },
      way: 'p0,1,0 d0',
      check(now, before) {
        if (!liesAt(now, before, 0, 1)) return 'carcassonne.lesson.monastery.1.wrong';
        return !isOver(now, before)
          ? 'open'
          : standsOn(now, { x: 0, y: 1, feature: 0 })
            ? 'done'
            : 'carcassonne.lesson.monastery.1.empty';
      },
      praise: 'carcassonne.lesson.monastery.1.done',
      reply: 'p0,-1,2 x',
    },
    {
      text: 'carcassonne.lesson.monastery.2',
      look: { cells: [{ x: -1, y: 1 }] },
      way: 'p-1,1,1 x',
      check: (now, before) =>
        !liesAt(now, before, -1, 1) ? 'carcassonne.lesson.monastery.2.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.monastery.2.done',
      reply: '',
    },
  ],
};
