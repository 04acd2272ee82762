import { knotOf } from '../../bots/knots.ts';
import type { Knots } from '../../bots/knots.ts';
import type { Turns } from '../../bots/turns.ts';
import type { Random } from '../../game/index.ts';
import type { SparseRow } from './leastSquares.ts';

/** What tuning learns from, for every rule set: games against oneself. */

/** Standard deviation of the noise in a choice, in points: it leads to positions that the best play never meets. */
const NOISE = 0.9;

/** The end of a turn, as the evaluation sees it; leads are the learner's, in points. */
export interface Moment {
  /** Features by knot, as weights are counted (knots.ts). */
  readonly row: SparseRow;
  /** Lead at that moment. */
  readonly lead: number;
}

/** A game as one of its players lived it. */
export interface Lesson {
  readonly moments: readonly Moment[];
  /** Points of the learner and of the others, on average. */
  readonly points: readonly [number, number];
}

/** Where the lessons of a rule set come from. */
export interface School {
  readonly knots: Knots;
  /** Features up to this one keep their weights; the others are learnt beside them. */
  readonly fixed?: number;
  /** Game number `game`, played with these weights by undrawn tiles; a lesson for every player who is not just another one's rival. */
  playLessons(game: number, byLeft: readonly Float64Array[], random: Random): readonly Lesson[];
}

/** The best way to play the rest of the turn, as far as noise lets see. */
export function noisyBest(turns: Turns, random: Random): readonly number[] {
  let best = -Infinity;
  let chosen: readonly number[] = [];
  turns.each((value) => {
    const noisy = value + NOISE * gaussian(random);
    if (noisy <= best) return;
    best = noisy;
    chosen = turns.way();
  });
  return chosen;
}

/** Some of the features of a position: `amount[n]` of feature `index[n]`, for n below `count`. */
interface Reading {
  readonly count: number;
  readonly index: ArrayLike<number>;
  readonly amount: ArrayLike<number>;
}

/** The row of a position with so many undrawn tiles. */
export function rowAt(knots: Knots, left: number, { count, index, amount }: Reading): SparseRow {
  const [knot, part] = knotOf(knots, left);
  const row: { index: number[]; amount: number[] } = { index: [], amount: [] };
  const add = (at: number, share: number): void => {
    if (share === 0) return;
    for (let n = 0; n < count; n++) {
      row.index.push(at * knots.features + (index[n] as number));
      row.amount.push(share * (amount[n] as number));
    }
  };
  add(knot, 1 - part);
  add(knot + 1, part);
  return row;
}

/** A number of the standard normal distribution (Box and Muller). */
const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
