import { canonical, digest } from '../bytes.ts';
import type { Hex } from '../bytes.ts';
import type { Past } from './entry.ts';
import type { Terms } from './terms.ts';

/** Everything agreed on before a match. */
export interface Agreement {
  readonly terms: Terms;
  /** By side; `null`: the seat is free. */
  readonly keys: readonly (Hex | null)[];
  /** Digest of the prior game that the match continues; `null`: a new game. */
  readonly past: Hex | null;
}

/** One digest of everything: guests agree to it, the opening contains it, and every signature covers it. */
export const agreementOf = ({ terms, keys, past }: Agreement): Hex =>
  digest('ramparts-agreement', canonical(terms), canonical(keys), past ?? 'none');

export const digestOfPast = (past: Past): Hex => digest('ramparts-past', canonical(past));
