import type { CastleState } from '../../../game/index.ts';
import type { CastleLesson } from '../castleLesson.ts';
import { LEARNER, gained, isOver, lastOf, liesAt, standsOn } from '../lesson.ts';

/** Two lessons that need a prepared board: joining the opponent's features, and moving along the wall. */

/** The two cells beside the gap; `facing`: the rotation in which a tower on side `N` faces the gap. */
const BESIDE = [
  { x: 1, y: 2, facing: 2 },
  { x: 1, y: 4, facing: 0 },
] as const;

/**
 * True if the tile of this turn faces the gap with its tower, which is `turned` quarter turns from the north when
 * unrotated.
 */
function facesGap(now: CastleState, before: CastleState, turned: number): boolean {
  const last = lastOf(now, before);
  return (
    last !== undefined &&
    BESIDE.some(({ x, y, facing }) => last.x === x && last.y === y && last.rotation === (facing + turned) % 4)
  );
}

const inGap = (now: CastleState, before: CastleState): boolean => liesAt(now, before, 1, 3);

const onLast = (now: CastleState, before: CastleState, feature: number): boolean => {
  const last = lastOf(now, before);
  return last !== undefined && standsOn(now, { x: last.x, y: last.y, feature });
};

const GAP = { cells: [{ x: 1, y: 3 }] };

export const join: CastleLesson = {
  deck: ['C55', 'C43', 'C56', 'C58', 'C59', 'C54', 'C60', 'C57', 'C37', 'C02', 'C10', 'C25', 'C30', 'C46'],
  options: {},
  wall: {},
  opening: 'p860 x p031 d0 p020 x p042 x',
  steps: [
    { text: 'lesson.join.1', look: { cells: [{ x: 0, y: 3 }] } },
    {
      text: 'lesson.join.2',
      look: { cells: BESIDE },
      way: 'p122 d0',
      check(now, before) {
        if (!facesGap(now, before, 0)) return inGap(now, before) ? 'lesson.join.2.taken' : 'lesson.join.2.wrong';
        return !isOver(now, before) ? 'open' : onLast(now, before, 0) ? 'done' : 'lesson.join.2.empty';
      },
      praise: 'lesson.join.2.done',
      reply: 'p850 x',
    },
    {
      text: 'lesson.join.3',
      look: { cells: BESIDE },
      way: 'p142 d1',
      check(now, before) {
        if (!facesGap(now, before, 2)) return inGap(now, before) ? 'lesson.join.2.taken' : 'lesson.join.2.wrong';
        return !isOver(now, before) ? 'open' : onLast(now, before, 1) ? 'done' : 'lesson.join.2.empty';
      },
      praise: 'lesson.join.3.done',
      reply: 'p750 x',
    },
    {
      text: 'lesson.join.4',
      look: GAP,
      way: 'p132 x',
      check(now, before) {
        if (!inGap(now, before)) return 'lesson.join.4.wrong';
        return !isOver(now, before) ? 'open' : gained(now, before) >= 10 ? 'done' : 'lesson.join.4.apart';
      },
      praise: 'lesson.join.4.done',
      reply: '',
    },
  ],
};

export const token: CastleLesson = {
  deck: [
    'C15',
    'C56',
    'C16',
    'C55',
    'C35',
    'C58',
    'C42',
    'C57',
    'C43',
    'C50',
    'C60',
    'C51',
    'C59',
    'C02',
    'C10',
    'C25',
    'C30',
    'C46',
  ],
  options: {},
  wall: { 12: 'double-tower', 17: 'keep', 20: 'final-path', 26: 'extra-turn', 32: 'five-points', 50: 'final-house' },
  opening: 'p300 d0 p860 x p310 x p850 x p320 x p840 x p380 d0 p750 x p370 x p740 x',
  steps: [
    {
      text: 'lesson.token.1',
      look: { fields: [12, 13] },
      way: 'p031 d1',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        if (now.held[LEARNER].length > 0) return 'done';
        const points = gained(now, before);
        return points === 0 ? 'lesson.token.1.wrong' : points < 4 ? 'lesson.token.1.short' : 'lesson.token.1.far';
      },
      praise: 'lesson.token.1.done',
      reply: 'p730 x',
    },
    {
      text: 'lesson.token.2',
      look: { cells: [{ x: 3, y: 6 }] },
      way: 'p362 x s360u{double-tower}',
      check(now, before) {
        if (!isOver(now, before)) return 'open';
        if (gained(now, before) === 0) return 'lesson.token.2.wrong';
        return now.held[LEARNER].length < before.held[LEARNER].length ? 'done' : 'lesson.token.2.single';
      },
      praise: 'lesson.token.2.done',
      reply: '',
    },
  ],
};
