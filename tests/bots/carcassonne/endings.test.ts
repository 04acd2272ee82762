import { expect, test } from 'vitest';
import { ending, regretIn } from '../endings.ts';

test.each(['10', '13'])(
  'with two tiles left, the strongest level chooses optimally: the ending %s',
  { timeout: 60_000 },
  (seed) => {
    expect(regretIn(ending([], `ending ${seed}`, 2))).toBe(0);
  },
);
