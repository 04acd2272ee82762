import { RULE_SETS, positionOf, regionsOf, sameFeature } from '../../../game/index.ts';
import type { CastleState, FeatureAt } from '../../../game/index.ts';
import type { CastleLesson } from '../castleLesson.ts';
import { gained, isOver, lastOf, liesAt, standsOn } from '../lesson.ts';

/** The four kinds of region. The tiles of `REST` are never drawn; their only purpose is that the game does not end. */
const REST = ['C02', 'C10', 'C25', 'C30', 'C46', 'C41'];

const marketsOf = (state: CastleState, feature: FeatureAt): number =>
  regionsOf(positionOf(state, RULE_SETS[state.rules])).find(({ features }) =>
    features.some((at) => sameFeature(at, feature)),
  )?.mark ?? 0;

export const path: CastleLesson = {
  deck: ['C15', 'C56', 'C35', ...REST],
  options: {},
  wall: {},
  opening: '',
  steps: [
    {
      text: 'lesson.path.1',
      look: { cells: [{ x: 3, y: 0 }] },
      way: 'p300',
      check: (now, before) => (liesAt(now, before, 3, 0) ? 'done' : 'lesson.path.1.wrong'),
      praise: 'lesson.path.1.done',
      reply: '',
    },
    {
      text: 'lesson.path.2',
      look: { cells: [{ x: 3, y: 0 }] },
      way: 'd0',
      check: (now) => (standsOn(now, { x: 3, y: 0, feature: 0 }) ? 'done' : 'lesson.path.2.wrong'),
      praise: 'lesson.path.2.done',
      reply: 'p860 x',
    },
    {
      text: 'lesson.path.3',
      look: { cells: [{ x: 3, y: 1 }] },
      way: 'p310 x',
      check: (now, before) =>
        !liesAt(now, before, 3, 1) ? 'lesson.path.3.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'lesson.path.3.done',
      reply: '',
    },
  ],
};

export const house: CastleLesson = {
  deck: ['C53', 'C56', 'C60', 'C55', 'C52', 'C40', 'C34', 'C51', 'C58', 'C43', 'C57', ...REST.slice(0, 5)],
  options: {},
  wall: {},
  opening: 'p831 d0 p860 x p031 d0 p850 x p061 d0 p840 x p160 x p750 x',
  steps: [
    {
      text: 'lesson.house.1',
      look: { cells: [{ x: 7, y: 3 }] },
      way: 'p731 x',
      check(now, before) {
        if (!liesAt(now, before, 7, 3)) return 'lesson.house.1.wrong';
        return !isOver(now, before) ? 'open' : now.keeps[0]?.size === 3 ? 'done' : 'lesson.house.1.small';
      },
      praise: 'lesson.house.1.done',
      reply: 'p740 x',
    },
    {
      text: 'lesson.house.2',
      look: {
        cells: [
          { x: 1, y: 3 },
          { x: 2, y: 6 },
        ],
      },
      way: 'p263 x',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        return (now.keeps[0]?.size ?? 0) > 3
          ? 'done'
          : gained(now, before) > 0
            ? 'lesson.house.2.small'
            : 'lesson.house.2.wrong';
      },
      praise: 'lesson.house.2.done',
      reply: '',
    },
  ],
};

export const tower: CastleLesson = {
  deck: ['C42', 'C56', 'C43', 'C55', 'C57', ...REST],
  options: {},
  wall: {},
  opening: '',
  steps: [
    {
      text: 'lesson.tower.1',
      look: { cells: [{ x: 3, y: 8 }] },
      way: 'p380 d0',
      check(now, before) {
        if (!liesAt(now, before, 3, 8) || (lastOf(now, before)?.rotation ?? 1) % 2 === 1) return 'lesson.tower.1.wrong';
        return !isOver(now, before)
          ? 'open'
          : standsOn(now, { x: 3, y: 8, feature: 0 })
            ? 'done'
            : 'lesson.tower.1.empty';
      },
      praise: 'lesson.tower.1.done',
      reply: 'p860 x',
    },
    {
      text: 'lesson.tower.2',
      look: { cells: [{ x: 3, y: 7 }] },
      way: 'p370 x',
      check(now, before) {
        if (!liesAt(now, before, 3, 7)) return 'lesson.tower.2.wrong';
        return !isOver(now, before) ? 'open' : gained(now, before) === 0 ? 'done' : 'lesson.tower.2.small';
      },
      praise: 'lesson.tower.2.done',
      reply: 'p850 x',
    },
    {
      text: 'lesson.tower.3',
      look: { cells: [{ x: 3, y: 6 }] },
      way: 'p360 x',
      check: (now, before) =>
        !liesAt(now, before, 3, 6) ? 'lesson.tower.3.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'lesson.tower.3.done',
      reply: '',
    },
  ],
};

const COURT = { x: 8, y: 6, feature: 0 };

export const court: CastleLesson = {
  deck: ['C55', 'C43', 'C38', 'C56'],
  options: {},
  wall: {},
  opening: '',
  steps: [
    {
      text: 'lesson.court.1',
      look: { cells: [{ x: 8, y: 6 }] },
      way: 'p860 d0',
      check(now, before) {
        if (!liesAt(now, before, 8, 6)) return 'lesson.court.1.wrong';
        return !isOver(now, before) ? 'open' : standsOn(now, COURT) ? 'done' : 'lesson.court.1.empty';
      },
      praise: 'lesson.court.1.done',
      reply: 'p380 d0',
    },
    {
      text: 'lesson.court.2',
      look: {
        cells: [
          { x: 8, y: 5 },
          { x: 7, y: 6 },
          { x: 8, y: 7 },
        ],
      },
      way: 'p762 x',
      check: (now, before) =>
        marketsOf(now, COURT) < 3 ? 'lesson.court.2.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'lesson.court.2.done',
      reply: 'p370 x',
    },
    {
      text: 'lesson.court.3',
      look: {
        cells: [
          { x: 8, y: 6 },
          { x: 7, y: 6 },
        ],
      },
    },
  ],
};
