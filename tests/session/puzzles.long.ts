import { expect, test } from 'vitest';
import { themeOf } from '../../src/bots/puzzles/theme.ts';
import { adapterOf } from '../../src/game/index.ts';
import { shippedPuzzles } from '../../src/session/learn/puzzles.ts';
import { foundIn, posed } from '../support/puzzles.ts';

test.each(shippedPuzzles())('$seed: the engine finds the same best way', { timeout: 90_000 }, (puzzle) => {
  expect(foundIn(puzzle)).toEqual({ best: puzzle.best, margin: puzzle.margin, trap: puzzle.trap });
  const { state, best } = posed(puzzle);
  expect(themeOf(adapterOf(puzzle.rules).hide(state), best)).toBe(puzzle.theme);
});
