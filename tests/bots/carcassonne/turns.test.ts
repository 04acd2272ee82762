import { describe, expect, test } from 'vitest';
import { checkWays, checkWorth } from './turns.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 's1', 's28'];

describe('countryside: the ways to play a turn', () => {
  test.each(SEEDS)('are worth what the position is worth that they lead to (%s)', { timeout: 60_000 }, (seed) =>
    expect(checkWorth(seed, 12)).toBeGreaterThan(12),
  );
  test.each(SEEDS)('are all there, each once, and the position is left as it was (%s)', checkWays);
});
