import { weightsByLeft } from '../../bots/knots.ts';
import type { Weights } from '../../bots/knots.ts';
import { seededRandom } from '../../game/index.ts';
import { LeastSquares } from './leastSquares.ts';
import type { SparseRow } from './leastSquares.ts';
import type { Lesson, School } from './lesson.ts';

/** Least-squares temporal differences on self-play (the method in words: src/bots/data/tuning.md). */

/** How much of a moment's target comes from later than the next moment. */
const LAMBDA = 0.8;
/** What earlier generations count beside a new one. */
const MEMORY = 0.75;
/** Pull of new weights towards the last ones. */
const RIDGE = 20;
/** Pull towards the weights of the beginning; it fades with the memory. */
const START = 200;

export interface TuneRequest {
  readonly school: School;
  /** Weights to begin with; without them from nothing. */
  readonly from: Weights | undefined;
  readonly generations: number;
  /** Games of each generation. */
  readonly games: number;
  readonly seed: string;
}

export interface Generation {
  /** From 1. */
  readonly number: number;
  readonly weights: Weights;
  /** Points per game of learners and of their rivals: with two players of who begins and of the other. */
  readonly points: readonly [number, number];
  /** Root mean square of the difference between the lead expected at a moment and that at the end, in points. */
  readonly error: number;
}

/** New weights from generation to generation; the same request gives the same ones. */
export function* tune({ school, from, generations, games, seed }: TuneRequest): Generator<Generation> {
  const random = seededRandom(seed);
  const { knots } = school;
  let weights = from ?? new Float64Array(knots.at.length * knots.features);
  const equations = new LeastSquares(weights.length);
  equations.pull(weights, START);
  for (let number = 1; number <= generations; number++) {
    // Without weights there is nothing to be learnt from what they expect: only the ends count.
    const lambda = from || number > 1 ? LAMBDA : 1;
    const byLeft = weightsByLeft(knots, weights);
    const points: [number, number] = [0, 0];
    let [errors, moments] = [0, 0];
    equations.fade(MEMORY);
    for (let game = 0; game < games; game++) {
      const lessons = school.playLessons(game, byLeft, random);
      for (const lesson of lessons) {
        const values = lesson.moments.map(({ row, lead }) => lead + product(row, weights));
        const targets = lambdaReturns(lesson, values, lambda);
        const end = endOf(lesson);
        for (const [n, { row, lead }] of lesson.moments.entries()) {
          const [fixed, learnt] = parted(row, school);
          equations.add(learnt, (targets[n] ?? end) - lead - product(fixed, weights));
        }
        for (const value of values) errors += (value - end) ** 2;
        moments += values.length;
        points[0] += lesson.points[0] / games / lessons.length;
        points[1] += lesson.points[1] / games / lessons.length;
      }
    }
    weights = equations.solve(weights, RIDGE);
    yield { number, weights, points, error: Math.sqrt(errors / moments) };
  }
}

const endOf = ({ points }: Lesson): number => points[0] - points[1];

/** What each moment should have expected: mixed from what later moments expected, and what the end was (Sutton & Barto, λ-return). */
export function lambdaReturns(lesson: Lesson, values: readonly number[], lambda: number): number[] {
  const targets: number[] = [];
  let target = endOf(lesson);
  for (let n = values.length - 1; n >= 0; n--) {
    targets[n] = target;
    target = (1 - lambda) * (values[n] as number) + lambda * target;
  }
  return targets;
}

/** A row's part with weights that stay, and the one that is learnt. */
function parted(row: SparseRow, { knots, fixed = 0 }: School): readonly [SparseRow, SparseRow] {
  if (fixed === 0) return [{ index: [], amount: [] }, row];
  const part = (isFixed: boolean): SparseRow => {
    const places = row.index.flatMap((at, n) => (at % knots.features < fixed === isFixed ? [n] : []));
    return { index: places.map((n) => row.index[n] ?? 0), amount: places.map((n) => row.amount[n] ?? 0) };
  };
  return [part(true), part(false)];
}

const product = ({ index, amount }: SparseRow, weights: Weights): number =>
  index.reduce((sum, at, n) => sum + (weights[at] as number) * (amount[n] as number), 0);
