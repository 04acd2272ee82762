import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everySchedule } from './everySchedule.ts';
import { runSchedule } from './orders.ts';
import { happenings } from './schedules.ts';

test('two thousand schedules of three to six devices: equal logs and the secrets they require make equal games', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 3, max: 6 }), fc.string(), happenings(20), async (devices, seed, list) => {
      await runSchedule(seed, devices, list);
      count += 1;
    }),
    { numRuns: 2000 },
  );
  expect(count).toBeGreaterThanOrEqual(2000);
});

test('every order in which the messages about one draw can arrive', async () => {
  console.log(`${await everySchedule('draw', { leaves: false, most: Infinity })} orders of one draw`);
});

test('and up to six thousand of one in which a device leaves at any moment', async () => {
  console.log(`${await everySchedule('draw', { leaves: true, most: 6000 })} orders of one draw with a farewell`);
});
