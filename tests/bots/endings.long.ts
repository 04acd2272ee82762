import { expect, test } from 'vitest';
import { ending, regretIn } from './endings.ts';
import type { Rules } from './endings.ts';

/** With few tiles left, the strongest level chooses optimally. `npm run bench:endings` tells more, also by parts. */

const RULES: Readonly<Record<string, Rules>> = {
  castle: 'castle',
  zamek: 'zamek',
  carcassonne: [],
  'carcassonne with river and abbot': ['river-1', 'abbot'],
};
const ENDINGS = 200;

test.each(Object.keys(RULES).flatMap((name) => [1, 2].map((left) => [name, left] as const)))(
  '%s with %i tiles left: nothing is lost in any ending',
  { timeout: 7_200_000 },
  (name, left) => {
    const lost = Array.from({ length: ENDINGS }, (_, n) => n).flatMap((n) => {
      const regret = regretIn(ending(RULES[name] ?? 'castle', `ending ${n}`, left));
      return Math.abs(regret) > 1e-9 ? [`ending ${n}: ${regret}`] : [];
    });
    expect(lost).toEqual([]);
  },
);
