import type { Cell, FeatureAt, LegalCell, ScoreLine, TileId } from '../../game/index.ts';
import type { Pointed } from '../contracts/match.ts';

/** What a face-up tile could score on the current board. */
export interface Prospects {
  readonly cells: readonly LegalCell[];
  /** Features that it would complete. `leaders`: the players who would score; empty: none yet. */
  readonly completes: readonly (Cell & { readonly points: number; readonly leaders: readonly number[] })[];
}

/** What follows from public information, for every rule set. Each answer is computed on first use, once per state. */
export interface Knowledge {
  readonly regions: readonly { readonly kind: string; readonly features: readonly FeatureAt[] }[];
  /** Empty cells where no remaining tile fits. */
  readonly dead: readonly Cell[];
  /** All scores if the game ended now. */
  readonly projected: { readonly scores: readonly number[]; readonly lines: readonly ScoreLine[] };
  /** Absent: this game has no face-up tiles. */
  prospects?(tile: TileId): Prospects;
}

/** A key that is unique for each target. */
export const keyOf = ({ what, ...at }: Pointed): string => [what, ...Object.values(at)].join(' ');
