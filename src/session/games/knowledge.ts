import type { Cell, FeatureAt, ScoreLine } from '../../game/index.ts';
import type { Pointed } from '../contract.ts';

/** What follows from what everybody sees, whatever is played. Each answer is worked out when it is first asked for, and once for a state. */
export interface Knowledge {
  readonly regions: readonly { readonly kind: string; readonly features: readonly FeatureAt[] }[];
  /** Empty cells where no tile fits any more. */
  readonly dead: readonly Cell[];
  /** What everybody would have if the game ended now. */
  readonly projected: { readonly scores: readonly number[]; readonly lines: readonly ScoreLine[] };
}

/** Tells things apart that can be pointed at. */
export const keyOf = ({ what, ...at }: Pointed): string => [what, ...Object.values(at)].join(' ');
