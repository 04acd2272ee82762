import { expect, test } from 'vitest';
import { ending, regretIn } from './endings.ts';

/** With few tiles left, the strongest level chooses optimally. Takes about two seconds of processor time per position. */

const POSITIONS = Array.from({ length: 200 }, (_, n) => n);

test.each(
  (['castle', 'zamek', 'carcassonne'] as const).flatMap((rules) => [1, 2].map((left) => [rules, left] as const)),
)('%s with %i tiles left: nothing is lost in any ending', { timeout: 3_600_000 }, (rules, left) => {
  const positions = rules === 'carcassonne' ? POSITIONS : POSITIONS.slice(POSITIONS.length / 2);
  const regrets = positions.map((n) => regretIn(ending(rules, `ending ${n}`, left)));
  const lost = positions.flatMap((n, at) => ((regrets[at] ?? 0) > 1e-9 ? [`ending ${n}: ${regrets[at]}`] : []));
  expect(lost).toEqual([]);
});
