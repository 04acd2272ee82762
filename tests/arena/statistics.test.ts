import { describe, expect, test } from 'vitest';
import { logLikelihoodRatio, sequentialTest } from '../../src/arena/sequential.ts';
import { mean, meanInterval, percentile, shareInterval } from '../../src/arena/statistics.ts';

const HALF_OR_MORE = { h0: 0.5, h1: 0.6 };
const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);
const close = (interval: readonly number[] | undefined): readonly number[] | undefined =>
  interval?.map((value) => Math.round(value * 1000) / 1000);

describe('intervals', () => {
  test('of a mean extend 1.96 times its standard error to both sides', () => {
    // Mean 5, sample variance 20/3, standard error √(5/3).
    expect(mean([2, 4, 6, 8])).toBe(5);
    expect(close(meanInterval([2, 4, 6, 8]))).toEqual([2.47, 7.53]);
    expect(meanInterval([5])).toBeUndefined();
  });

  test('of a share are the score interval of as many games where pairs vary like single games', () => {
    // 50 pairs won, 50 lost: like 100 single games, minus one for the sample variance.
    expect(close(shareInterval([...times(50, 1), ...times(50, 0)]))).toEqual([0.403, 0.597]);
  });

  test('of a share are narrower where the deck decides every pair: pairs say more than single games', () => {
    // 55 pairs with a standard error of 0.029; 110 single games would have 0.048.
    expect(close(shareInterval([...times(45, 0.5), ...times(5, 1), ...times(5, 0)]))).toEqual([0.443, 0.557]);
  });

  test('of a share without a loss are not certain', () => {
    const [low, high] = shareInterval(times(25, 1)) ?? [0, 0];
    expect(low).toBeCloseTo(50 / (50 + 1.96 ** 2), 6);
    expect(high).toBeCloseTo(1, 9);
    expect(shareInterval([1])).toBeUndefined();
  });

  test('percentiles are values that occur', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect(percentile(values, 0.95)).toBe(95);
    expect(percentile([3, 1, 2], 0.5)).toBe(2);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });
});

describe('the sequential test', () => {
  test('decides nothing without pairs, with one, or at a share exactly in between', () => {
    expect(sequentialTest([], HALF_OR_MORE)).toEqual({ accepted: null, pairs: 0 });
    for (const share of [0, 0.5, 1]) expect(sequentialTest([share], HALF_OR_MORE).accepted).toBeNull();
    expect(logLikelihoodRatio([0.1, 1], HALF_OR_MORE)).toBeCloseTo(0, 9);
  });

  test('has the ratio of two normal distributions with estimated variance', () => {
    // Four pairs, mean 0.75, squared spread 0.25, two imagined pairs: variance (0.25 + 0.5) / 6.
    expect(logLikelihoodRatio([0.5, 1, 1, 0.5], HALF_OR_MORE)).toBeCloseTo(
      2 * Math.log((0.125 + 0.25 ** 2) / (0.125 + 0.15 ** 2)),
      9,
    );
  });

  test('distinguishes a stronger player from an even one, and keeps its verdict', () => {
    const stronger = sequentialTest(times(40, [1, 0.5]).flat(), HALF_OR_MORE);
    expect(stronger.accepted).toBe('H1');
    const even = sequentialTest(times(100, [1, 0]).flat(), HALF_OR_MORE);
    expect(even.accepted).toBe('H0');
    const longer = sequentialTest([...times(100, [1, 0]).flat(), ...times(500, 1)], HALF_OR_MORE);
    expect(longer).toEqual(even);
  });
});
