import { describe, expect, test } from 'vitest';
import { checkRepetitions, checkWays, checkWorth } from './turns.ts';

const SEEDS = ['one', 'three', 's1', 's28'];

describe('Carcassonne: candidates of a turn', () => {
  test.each(SEEDS)('have the value of their resulting position (%s)', { timeout: 60_000 }, (seed) =>
    expect(checkWorth(seed, 12)).toBeGreaterThan(12),
  );
  test.each(SEEDS)('are complete and unique, and the position is left unchanged (%s)', checkWays);
  test('leave out only what is worth the same as something else', () => {
    expect(checkRepetitions('one')).toBeGreaterThan(0);
  });
});
