import { expect, test } from 'vitest';
import { withChance } from './chance.ts';
import { playThrough } from './faults.ts';

/** Twelve faults need a game that is long enough: with other keys the tiles come in another order. */

test('a dozen faults in a whole game: nothing is lost or doubled, equal logs at the end', async () => {
  const report = await withChance('a dozen', () => playThrough('a dozen', 'castle', 12));
  expect(report.faults).toBe(12);
});

test('the same in Zamek, other faults', async () => {
  const report = await withChance('another dozen', () => playThrough('another dozen', 'zamek', 12));
  expect(report.faults).toBe(12);
});
