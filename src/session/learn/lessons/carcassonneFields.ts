import type { carcassonne } from '../../../game/index.ts';
import type { CarcassonneLesson } from '../carcassonneLesson.ts';
import { regionAt } from '../carcassonneLesson.ts';
import { LEARNER, isOver, lastOf, liesAt, standsOn } from '../lesson.ts';

/**
 * Fields: what a field is, which cities it touches, and how to get into an occupied field. These lessons play to the
 * end of the deck, so that the fields score.
 */

const STRIP = { x: 0, y: 0, feature: 2 };
const SOUTH = { x: 0, y: 0, feature: 3 };

export const field: CarcassonneLesson = {
  deck: ['B31', 'B29', 'B21'],
  modules: [],
  opening: '',
  steps: [
    { text: 'carcassonne.lesson.field.1', look: { region: SOUTH } },
    { text: 'carcassonne.lesson.field.2', look: { region: STRIP } },
    {
      text: 'carcassonne.lesson.field.3',
      look: { cells: [{ x: 1, y: 0 }], region: STRIP },
      way: 'p1,0,0 d1',
      check(now, before) {
        if (!liesAt(now, before, 1, 0)) return 'carcassonne.lesson.field.3.wrong';
        if (!isOver(now, before)) return 'open';
        if (regionAt(now, STRIP)?.followers[LEARNER] === 1) return 'done';
        return regionAt(now, SOUTH)?.followers[LEARNER] === 1
          ? 'carcassonne.lesson.field.3.apart'
          : 'carcassonne.lesson.field.3.empty';
      },
      praise: 'carcassonne.lesson.field.3.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'carcassonne.lesson.field.4',
      look: { cells: [{ x: 0, y: -1 }], region: STRIP },
      way: 'p0,-1,2 x',
      check: (now, before) =>
        !liesAt(now, before, 0, -1) ? 'carcassonne.lesson.field.4.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.field.4.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.field.5', look: { region: STRIP } },
  ],
};

/** A tile on either of these cells can join the learner's field to the opponent's. */
const BELOW = [
  { x: -1, y: 2 },
  { x: 1, y: 2 },
] as const;

const farmers = (state: carcassonne.CarcassonneState, player: number): number =>
  regionAt(state, SOUTH)?.followers[player] ?? 0;

export const farm: CarcassonneLesson = {
  deck: ['B21', 'B31', 'B21', 'B31', 'B02', 'B31', 'B21'],
  modules: [],
  opening: 'p0,1,2 x p1,0,0 d2 p0,2,0 x p-1,0,0 x',
  steps: [
    { text: 'carcassonne.lesson.farm.1', look: { region: SOUTH } },
    {
      text: 'carcassonne.lesson.farm.2',
      look: { cells: BELOW },
      way: 'p1,2,0 d1',
      check(now, before) {
        const last = lastOf(now, before);
        if (!last || !BELOW.some(({ x, y }) => last.x === x && last.y === y)) return 'carcassonne.lesson.farm.2.wrong';
        return !isOver(now, before)
          ? 'open'
          : standsOn(now, { x: last.x, y: last.y, feature: 1 })
            ? 'done'
            : 'carcassonne.lesson.farm.2.empty';
      },
      praise: 'carcassonne.lesson.farm.2.done',
      reply: 'p2,0,0 x',
    },
    {
      text: 'carcassonne.lesson.farm.3',
      look: {
        cells: [
          { x: -1, y: 1 },
          { x: 1, y: 1 },
        ],
      },
      way: 'p1,1,1 x',
      check: (now, before) =>
        farmers(now, LEARNER) === 0 ? 'carcassonne.lesson.farm.3.wrong' : isOver(now, before) ? 'done' : 'open',
      praise: 'carcassonne.lesson.farm.3.done',
      reply: '',
    },
    { text: 'carcassonne.lesson.farm.4', look: { region: SOUTH } },
  ],
};
