import { weightsByLeft } from '../../bots/knots.ts';
import type { Weights } from '../../bots/knots.ts';
import { seededRandom } from '../../game/index.ts';
import { LeastSquares } from './leastSquares.ts';
import type { SparseRow } from './leastSquares.ts';
import type { TrainingGame, SelfPlay } from './trainingGame.ts';

/** Least-squares temporal-difference learning on self-play (described in src/bots/data/tuning.md). */

/** How much later moments than the next one contribute to a moment's target. */
const LAMBDA = 0.8;
/** Weight of earlier generations relative to a new one. */
const MEMORY = 0.75;
/** Pull of new weights towards the previous ones. */
const RIDGE = 20;
/** Pull towards the initial weights; it fades with the memory. */
const START = 200;

export interface TuneRequest {
  readonly selfPlay: SelfPlay;
  /** Initial weights; undefined: zeros. */
  readonly from: Weights | undefined;
  readonly generations: number;
  /** Games per generation. */
  readonly games: number;
  readonly seed: string;
}

export interface Generation {
  /** Starting at 1. */
  readonly number: number;
  readonly weights: Weights;
  /** Points per game of the learners and of their rivals; with two players, of the one who starts and of the other. */
  readonly points: readonly [number, number];
  /** Root mean square of the difference between the expected lead at a moment and the final lead, in points. */
  readonly error: number;
}

/** Yields new weights per generation; deterministic for a request. */
export function* tune({ selfPlay, from, generations, games, seed }: TuneRequest): Generator<Generation> {
  const random = seededRandom(seed);
  const { knots } = selfPlay;
  let weights = from ?? new Float64Array(knots.at.length * knots.features);
  const equations = new LeastSquares(weights.length);
  equations.pull(weights, START);
  for (let number = 1; number <= generations; number++) {
    // Without initial weights the first expectations are meaningless, so only final results count.
    const lambda = from || number > 1 ? LAMBDA : 1;
    const byLeft = weightsByLeft(knots, weights);
    const points: [number, number] = [0, 0];
    let [errors, moments] = [0, 0];
    equations.fade(MEMORY);
    for (let game = 0; game < games; game++) {
      const training = selfPlay.playGame(game, byLeft, random);
      for (const played of training) {
        const values = played.moments.map(({ row, lead }) => lead + product(row, weights));
        const targets = lambdaReturns(played, values, lambda);
        const end = endOf(played);
        for (const [n, { row, lead }] of played.moments.entries()) equations.add(row, (targets[n] ?? end) - lead);
        for (const value of values) errors += (value - end) ** 2;
        moments += values.length;
        points[0] += played.points[0] / games / training.length;
        points[1] += played.points[1] / games / training.length;
      }
    }
    weights = equations.solve(weights, RIDGE);
    yield { number, weights, points, error: Math.sqrt(errors / moments) };
  }
}

const endOf = ({ points }: TrainingGame): number => points[0] - points[1];

/** The targets of the moments: a mix of what later moments expected and the final lead (Sutton & Barto, λ-return). */
export function lambdaReturns(played: TrainingGame, values: readonly number[], lambda: number): number[] {
  const targets: number[] = [];
  let target = endOf(played);
  for (let n = values.length - 1; n >= 0; n--) {
    targets[n] = target;
    target = (1 - lambda) * (values[n] as number) + lambda * target;
  }
  return targets;
}

const product = ({ index, amount }: SparseRow, weights: Weights): number =>
  index.reduce((sum, at, n) => sum + (weights[at] as number) * (amount[n] as number), 0);
