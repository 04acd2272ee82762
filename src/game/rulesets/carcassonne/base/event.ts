import type { FeatureAt, Rotation, TileId } from '../../../core/vocabulary.ts';
import type { Kind } from './vocabulary.ts';

/** One line of points: `count` things worth `each`. Totals are sums of lines. */
export interface CountryLine {
  readonly player: number;
  /** A kind of feature, or the word of a module. */
  readonly what: string;
  /** Tiles and pennants of a road or city, tiles that count for a monastery or garden, cities of a field. */
  readonly count: number;
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
  /** Among `count`. */
  readonly pennants: number;
  /** Names the region; `null` for bonuses without one. */
  readonly region: FeatureAt | null;
  /** All features of the region: for outlines. */
  readonly features: readonly FeatureAt[];
}

/** What happened, in order. Log, sound and motion read these; the board on screen reads the state. */
export type CountryEvent =
  | { readonly type: 'turn-began'; readonly player: number; readonly turn: number }
  | { readonly type: 'drawn'; readonly player: number; readonly tile: TileId }
  | { readonly type: 'set-aside'; readonly player: number; readonly tile: TileId }
  | { readonly type: 'laid'; readonly player: number; readonly tile: TileId; readonly x: number; readonly y: number; readonly rotation: Rotation }
  | { readonly type: 'deployed'; readonly player: number; readonly figure: string; readonly kind: Kind; readonly at: FeatureAt }
  | { readonly type: 'completed'; readonly kind: Kind; readonly region: FeatureAt; readonly features: readonly FeatureAt[]; readonly tiles: number; readonly followers: readonly number[]; readonly scorers: readonly number[] }
  | { readonly type: 'scored'; readonly line: CountryLine; readonly final: boolean }
  | { readonly type: 'marker'; readonly player: number; readonly from: number; readonly to: number }
  | { readonly type: 'follower-home'; readonly player: number; readonly figure: string; readonly kind: Kind; readonly at: FeatureAt }
  | { readonly type: 'final-began' }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winners: readonly number[] };
