import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doings, live } from './honest.ts';

test(
  'honest devices never accuse each other, whatever is delayed, lost, closed, full or wanted otherwise; afterwards they play, or say what is missing',
  { timeout: 240_000 },
  async () => {
    const ends: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom(2, 2, 2, 3, 3, 4, 6), doings(16), async (seed, count, schedule) => {
        ends.push(await live(seed, count, schedule));
      }),
      // On a busy machine, fewer; many more: honest.long.ts.
      { numRuns: 20, endOnFailure: true, interruptAfterTimeLimit: 90_000 },
    );
    // Otherwise nothing was tested.
    expect(ends.filter((end) => end === 'match').length).toBeGreaterThan(ends.length / 10);
  },
);
