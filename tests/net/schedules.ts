import fc from 'fast-check';
import type { Happening } from './orders.ts';

const who = fc.nat(5);
const done = (kind: Extract<Happening, { who: number }>['do']): fc.Arbitrary<Happening> =>
  fc.record({ do: fc.constant(kind), who });

/** Schedules of actions and events for the devices. */
export const happenings = (most: number): fc.Arbitrary<Happening[]> =>
  fc.array(
    fc.oneof(
      { weight: 12, arbitrary: done('act') },
      { weight: 3, arbitrary: fc.oneof(done('cut'), done('connect'), done('reload')) },
      { weight: 3, arbitrary: fc.oneof(done('draw'), done('undo'), done('yes'), done('no'), done('back')) },
      { weight: 1, arbitrary: done('leave') },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant('weather' as const),
          drop: fc.constantFrom(0, 0, 0.3),
          double: fc.constantFrom(0, 0.5),
          delay: fc.constantFrom(0, 300, 1500),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ do: fc.constant('wait' as const), time: fc.integer({ min: 1, max: 2500 }) }),
      },
    ),
    { minLength: 4, maxLength: most },
  );
