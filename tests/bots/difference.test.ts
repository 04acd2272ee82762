import { describe, expect, test } from 'vitest';
import { differenceOf } from '../../src/bots/difference.ts';
import { seededRandom } from '../../src/game/index.ts';

/** Roughly normal, with mean 0 and standard deviation 1. */
function noise(seed: string, count: number): readonly number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => Array.from({ length: 12 }, random).reduce((sum, n) => sum + n, -6));
}

const MANY = 40;

describe('the difference between two lines', () => {
  test('is not blurred by what both owe to the decks', () => {
    const luck = noise('luck', 24).map((value) => 10 * value);
    const better = luck.map((value) => value + 3);
    const { mean, error } = differenceOf(better, luck, MANY);
    expect(mean).toBeCloseTo(3, 10);
    expect(error).toBeCloseTo(0, 10);
  });

  test('has an error that halves with four times the decks', () => {
    const errorOver = (decks: number): number => differenceOf(noise('a', decks), noise('b', decks), MANY).error;
    expect(errorOver(400) / errorOver(100)).toBeCloseTo(0.5, 1);
    expect(errorOver(1600)).toBeCloseTo((1.96 * Math.SQRT2) / 40, 2);
  });

  test('lies within its error in 95 of 100 cases, even over few decks', () => {
    const cases = Array.from({ length: 2000 }, (_, n) => differenceOf(noise(`c${n}`, 6), [0, 0, 0, 0, 0, 0], MANY));
    const share = cases.filter(({ mean, error }) => Math.abs(mean) < error).length / cases.length;
    expect(share).toBeGreaterThan(0.935);
    expect(share).toBeLessThan(0.965);
  });

  test('is certain where the decks contain every order of the tiles that are left', () => {
    expect(differenceOf([4, 8, 4, 8], [1, 1, 1, 1], 2)).toEqual({ mean: 5, error: 0 });
    expect(differenceOf([4], [1], 0)).toEqual({ mean: 3, error: 0 });
  });

  test('is unknown over one deck or none', () => {
    expect(differenceOf([4], [1], MANY)).toEqual({ mean: 3, error: Infinity });
    expect(differenceOf([], [], MANY)).toEqual({ mean: 0, error: Infinity });
  });
});
