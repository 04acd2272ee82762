import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everySchedule } from './everySchedule.ts';
import { runSchedule } from './orders.ts';
import { happenings } from './schedules.ts';

test(
  'equal logs and the secrets they require make equal games: random orders, delays, losses, farewells and returns, three to six devices',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 6 }),
        fc.string(),
        happenings(18),
        async (devices, seed, list) => void (await runSchedule(seed, devices, list)),
      ),
      { numRuns: 6, seed: 7 },
    );
  },
);

test(
  'one draw, during which a device leaves: the messages arrive in a dozen orders',
  { timeout: 120_000 },
  async () => {
    expect(await everySchedule('draw', { leaves: true, most: 12 })).toBe(12);
  },
);
