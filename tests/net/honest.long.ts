import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doings, live } from './honest.ts';

/** `SCHEDULES`: how many; `SEED`: of the first one. */
const SCHEDULES = Number(process.env['SCHEDULES'] ?? 10_000);
const SEED = Number(process.env['SEED'] ?? Date.now());

test(`honest devices never accuse each other, in ${SCHEDULES} schedules`, async () => {
  console.log(`seed ${SEED}`);
  const ends: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 2, max: 6 }), doings(40), async (seed, count, schedule) => {
      ends.push(await live(seed, count, schedule));
    }),
    { numRuns: SCHEDULES, seed: SEED, endOnFailure: true },
  );
  console.log(`${ends.filter((end) => end === 'match').length} of ${ends.length} ended in a match`);
  expect(ends.filter((end) => end === 'match').length).toBeGreaterThan(ends.length / 10);
});
