import { castleLog } from './castleLog.ts';
import { countryLog } from './countryLog.ts';
import type { LogFamily } from './logFamily.ts';
import type { Side, Terms } from './terms.ts';

/** Terms never change, and are asked for their family often. */
const families = new WeakMap<Terms, LogFamily>();

export function familyOf(terms: Terms): LogFamily {
  const known = families.get(terms);
  if (known) return known;
  const made = terms.rules === 'carcassonne' ? countryLog(terms) : castleLog(terms);
  families.set(terms, made);
  return made;
}

/** By player, from what stands by side. */
export const byPlayer = <T>(sides: readonly T[], first: Side): readonly T[] => [...sides.slice(first), ...sides.slice(0, first)];
