import { expect, test } from 'vitest';
import { shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { searched } from '../support/puzzles.ts';

test.each(shippedPuzzles())('$seed: the engine finds the same best way', { timeout: 90_000 }, (puzzle) => {
  expect(searched(puzzle)).toEqual(puzzle);
});
