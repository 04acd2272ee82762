import type { Cell, FeatureAt, LegalCell, ScoreLine, TileId } from '../../game/index.ts';
import type { Pointed } from '../contract.ts';

/** What an open tile could bring, as the board is now. */
export interface Outlook {
  readonly cells: readonly LegalCell[];
  /** What it would complete. `leaders`: who would score; empty: nobody yet. */
  readonly completes: readonly (Cell & { readonly points: number; readonly leaders: readonly number[] })[];
}

/** What follows from public information, for every rule set. Each answer is computed when it is first needed, once per state. */
export interface Knowledge {
  readonly regions: readonly { readonly kind: string; readonly features: readonly FeatureAt[] }[];
  /** Empty cells where no tile fits any more. */
  readonly dead: readonly Cell[];
  /** Everyone's score if the game ended now. */
  readonly projected: { readonly scores: readonly number[]; readonly lines: readonly ScoreLine[] };
  /** Absent: no tile lies open in this game. */
  outlook?(tile: TileId): Outlook;
}

/** Distinguishes the things that can be pointed at. */
export const keyOf = ({ what, ...at }: Pointed): string => [what, ...Object.values(at)].join(' ');
