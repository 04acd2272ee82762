import { canonical, digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Told } from '../fair/chain.ts';
import type { Terms } from './terms.ts';

/** The match that goes on: its log so far, and the secrets that decide its last draws. */
export interface After {
  readonly match: Hex;
  readonly length: number;
  /** Digest of the last entry. */
  readonly head: Hex;
  /** By side. */
  readonly told: readonly (Told | null)[];
}

/** Everything that is agreed on before a match begins or goes on. */
export interface Agreement {
  /** Every change of anything else has its own number, so a consent never fits an offer that was changed and restored. */
  readonly rev: number;
  readonly terms: Terms;
  /** By side; `null`: the seat is free. */
  readonly keys: readonly (Hex | null)[];
  /** `null`: a new match. */
  readonly after: After | null;
}

/** One digest of everything: guests agree to it, the opening contains it, and every signature covers it. */
export const agreementOf = ({ rev, terms, keys, after }: Agreement): Hex =>
  digest('ramparts-agreement', String(rev), canonical(terms), canonical(keys), canonical(after));
