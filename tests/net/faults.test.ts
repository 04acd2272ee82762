import { expect, test } from 'vitest';
import { playThrough } from './faults.ts';

test('a dozen faults in a whole game: nothing is lost or doubled, equal logs at the end', async () => {
  const report = await playThrough('a dozen', 'castle', 12);
  expect(report.faults).toBe(12);
});

test('the same in Zamek, other faults', async () => {
  const report = await playThrough('another dozen', 'zamek', 12);
  expect(report.faults).toBe(12);
});
