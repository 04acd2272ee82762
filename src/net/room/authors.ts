import type { Hex } from '../bytes.ts';
import type { Clock } from '../clock.ts';
import { createLimits } from '../wire/guard.ts';
import type { Limits } from '../wire/guard.ts';

/** In each page, which has one clock: limits by the two keys. */
const known = new WeakMap<Clock, Map<string, Limits>>();
/** More than a room and its visitors need. */
const MOST_AUTHORS = 200;

/** The limits of what this device (`mine`) takes from another one and sends to it, over all their connections. */
export function limitsOf(clock: Clock, mine: Hex, theirs: Hex): Limits {
  const all = known.get(clock) ?? new Map<string, Limits>();
  known.set(clock, all);
  const key = `${mine} ${theirs}`;
  const limits = all.get(key) ?? createLimits(clock.now());
  // The latest ones stay.
  all.delete(key);
  all.set(key, limits);
  for (const [oldest] of all) if (all.size > MOST_AUTHORS) all.delete(oldest);
  return limits;
}
