import { describe, expect, test } from 'vitest';
import { LeastSquares, solveCholesky } from '../../src/arena/tune/leastSquares.ts';
import { carcassonneSelfPlay } from '../../src/arena/tune/carcassonneSelfPlay.ts';
import { CASTLE_SELF_PLAY, playTrainingGame } from '../../src/arena/tune/castleSelfPlay.ts';
import { lambdaReturns, tune } from '../../src/arena/tune/tune.ts';
import { KNOTS as CARCASSONNE_KNOTS } from '../../src/bots/carcassonne/evaluation.ts';
import { weightsFor } from '../../src/bots/carcassonne/weights.ts';
import { KNOTS } from '../../src/bots/castle/evaluation.ts';
import { formatWeights, parseWeights } from '../../src/bots/knots.ts';
import { WEIGHTS } from '../../src/bots/castle/weights.ts';
import { RULE_SETS, seededRandom } from '../../src/game/index.ts';

const WEIGHT_COUNT = KNOTS.at.length * KNOTS.features;
const CARCASSONNE_WEIGHT_COUNT = CARCASSONNE_KNOTS.at.length * CARCASSONNE_KNOTS.features;

const close = (values: ArrayLike<number>): number[] => Array.from(values, (value) => Math.round(value * 1e6) / 1e6);

describe('least squares', () => {
  test('give a small system the solution worked out by hand', () => {
    // 4x + 2y = 2, 2x + 5y + z = 8, y + 3z = 10.
    const lower = Float64Array.of(4, 0, 0, 2, 5, 0, 0, 1, 3);
    expect(close(solveCholesky(lower, Float64Array.of(2, 8, 10)))).toEqual([0, 1, 3]);
    expect(() => solveCholesky(Float64Array.of(1, 0, 2, 1), Float64Array.of(1, 1))).toThrow('positive definite');
  });

  test('fit rows: a line through three points, the middle one off it', () => {
    const equations = new LeastSquares(2);
    for (const [x, y] of [
      [0, 1],
      [1, 6],
      [2, 5],
    ] as const)
      equations.add({ index: [0, 1], amount: [1, x] }, y);
    // Best line 2 + 2x: residuals -1, 2, -1.
    expect(close(equations.solve(new Float64Array(2), 0))).toEqual([2, 2]);
  });

  test('pull towards weights by a ridge, which holds those without data and is gone next time', () => {
    const equations = new LeastSquares(2);
    equations.add({ index: [0], amount: [1] }, 4);
    expect(close(equations.solve(Float64Array.of(0, 7), 1))).toEqual([2, 7]);
    expect(close(equations.solve(Float64Array.of(0, 5), 3))).toEqual([1, 5]);
  });

  test('give faded rows less weight', () => {
    const equations = new LeastSquares(1);
    equations.pull(Float64Array.of(8), 2);
    equations.fade(0.5);
    equations.add({ index: [0], amount: [1] }, 0);
    expect(close(equations.solve(new Float64Array(1), 0))).toEqual([4]);
  });

  test('count a feature listed twice in a row with its sum', () => {
    const equations = new LeastSquares(1);
    equations.add({ index: [0, 0], amount: [1, 2] }, 6);
    expect(close(equations.solve(new Float64Array(1), 0))).toEqual([2]);
  });
});

test('mix later results and the next expected value into the targets', () => {
  const moment = { row: { index: [], amount: [] }, lead: 0 };
  const lesson = { moments: [moment, moment, moment], points: [50, 40] as const };
  expect(lambdaReturns(lesson, [1, 2, 4], 1)).toEqual([10, 10, 10]);
  expect(lambdaReturns(lesson, [1, 2, 4], 0)).toEqual([2, 4, 10]);
  expect(lambdaReturns(lesson, [1, 2, 4], 0.5)).toEqual([(2 + (4 + 10) / 2) / 2, (4 + 10) / 2, 10]);
});

describe('tuning', () => {
  test('takes a moment of self-play for every turn that ends before the last', () => {
    const { moments, points } = playTrainingGame(RULE_SETS.castle, WEIGHTS, seededRandom('lesson'));
    expect(moments.length).toBeGreaterThanOrEqual(50);
    expect(Math.min(...points)).toBeGreaterThan(30);
    expect(moments.filter(({ row }) => !row.index.every((at) => at < WEIGHT_COUNT))).toEqual([]);
  });

  test.each([
    [2, 1],
    [4, 4],
    [6, 6],
  ])('does so in Carcassonne, with and without modules (%s players)', (players, learners) => {
    for (const game of [0, 1]) {
      const lessons = carcassonneSelfPlay(players).playGame(game, weightsFor(players), seededRandom('lesson'));
      expect(lessons.length).toBe(learners);
      for (const { moments, points } of lessons) {
        expect(moments.length).toBeGreaterThanOrEqual(65);
        expect(Math.min(...points)).toBeGreaterThan(15);
        expect(moments.filter(({ row }) => !row.index.every((at) => at < CARCASSONNE_WEIGHT_COUNT))).toEqual([]);
      }
    }
  });

  test.each([
    ['castle', CASTLE_SELF_PLAY],
    ['countryside', carcassonneSelfPlay(2)],
  ])('%s: the same seed gives the same weights, another one gives others', (_, school) => {
    const run = (seed: string): string[] =>
      [...tune({ selfPlay: school, from: undefined, generations: 1, games: 2, seed })].map(({ weights }) =>
        formatWeights(school.knots, weights),
      );
    const [first] = run('a');
    expect(run('a')).toEqual([first]);
    expect(run('b')).not.toEqual([first]);
  });
});

test('reads back the weights file it writes, and refuses one for other features', () => {
  const weights = Float64Array.from({ length: WEIGHT_COUNT }, (_, n) => n / 4);
  expect(parseWeights(KNOTS, JSON.parse(formatWeights(KNOTS, weights)) as number[][])).toEqual(weights);
  expect(() =>
    parseWeights(KNOTS, [
      [1, 2],
      [3, 4],
    ]),
  ).toThrow('rows of');
});
