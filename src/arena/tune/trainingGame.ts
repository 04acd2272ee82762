import { knotOf } from '../../bots/knots.ts';
import type { Knots } from '../../bots/knots.ts';
import type { Turns } from '../../bots/turns.ts';
import type { Random } from '../../game/index.ts';
import type { SparseRow } from './leastSquares.ts';

/** What tuning learns from, for every rule set: games of self-play. */

/** Standard deviation of the noise in choices, in points. It leads to positions that the best play never reaches. */
const NOISE = 0.9;

/** The end of a turn as the evaluation sees it; leads are the learner's, in points. */
export interface Moment {
  /** Features by knot, indexed like weights (knots.ts). */
  readonly row: SparseRow;
  /** Lead at this moment. */
  readonly lead: number;
}

/** A game from the point of view of one player. */
export interface TrainingGame {
  readonly moments: readonly Moment[];
  /** Points of the learner, and the mean of the others. */
  readonly points: readonly [number, number];
}

/** Self-play of a rule set, for tuning. */
export interface SelfPlay {
  readonly knots: Knots;
  /**
   * Plays game number `game` with these weights by number of undrawn tiles; returns the game as each player sees it that
   * learns.
   */
  playGame(game: number, byLeft: readonly Float64Array[], random: Random): readonly TrainingGame[];
}

/** The best way to play the rest of the turn, with noise added to the values. */
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

/** Features of a position: `amount[n]` of feature `index[n]`, for n below `count`. */
interface Reading {
  readonly count: number;
  readonly index: ArrayLike<number>;
  readonly amount: ArrayLike<number>;
}

/** The row of a position with this number of undrawn tiles. */
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

/** A sample of the standard normal distribution (Box–Muller transform). */
const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
