import type { ScoreLine as BaseLine } from '../../core/event.ts';
import type { Cell, FeatureAt, Rotation, TileId } from '../../core/vocabulary.ts';
import type { Effect, Kind, Player } from './vocabulary.ts';

/**
 * A score line of The Castle. `count`: tiles, markets, empty cells, or 1 for a flat bonus. `features` excludes start
 * spaces.
 */
export interface ScoreLine extends BaseLine {
  readonly player: Player;
  readonly what: 'path' | 'house' | 'tower' | 'court' | 'keep' | 'five-points';
  /** The path has a fountain. */
  readonly fountain: boolean;
  /** The token that doubled or earned this line. */
  readonly token: { readonly kind: number; readonly effect: Effect } | null;
}

/** What happened, in order. The log, sounds and animations read events; the board on screen reads the state. */
export type CastleEvent =
  | { readonly type: 'turn-began'; readonly player: Player; readonly turn: number; readonly extra: boolean }
  | { readonly type: 'drawn'; readonly player: Player; readonly tile: TileId }
  | { readonly type: 'set-aside'; readonly player: Player; readonly tile: TileId }
  | {
      readonly type: 'laid';
      readonly player: Player;
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly type: 'deployed'; readonly player: Player; readonly kind: Kind; readonly at: FeatureAt }
  | {
      readonly type: 'completed';
      readonly kind: Kind;
      readonly region: FeatureAt;
      readonly features: readonly FeatureAt[];
      readonly tiles: number;
      readonly followers: readonly [number, number];
      readonly scorer: Player | null;
    }
  | { readonly type: 'scored'; readonly line: ScoreLine; readonly final: boolean }
  | { readonly type: 'marker'; readonly player: Player; readonly from: number; readonly to: number }
  | {
      readonly type: 'token-taken';
      readonly player: Player;
      readonly field: number;
      readonly kind: number;
      readonly effect: Effect;
    }
  | { readonly type: 'token-used'; readonly player: Player; readonly kind: number; readonly effect: Effect }
  | { readonly type: 'token-lost'; readonly player: Player; readonly kind: number; readonly effect: Effect }
  | {
      readonly type: 'keep-moved';
      readonly player: Player;
      readonly from: FeatureAt | null;
      readonly at: FeatureAt;
      readonly size: number;
    }
  | { readonly type: 'follower-home'; readonly player: Player; readonly kind: Kind; readonly at: FeatureAt }
  | { readonly type: 'final-began' }
  /** The largest group of empty cells, and the player with the larger keep (`null` in a tie). */
  | {
      readonly type: 'keep-compared';
      readonly sizes: readonly [number, number];
      readonly empty: readonly Cell[];
      readonly winner: Player | null;
    }
  | { readonly type: 'over'; readonly scores: readonly [number, number]; readonly winner: Player | null };
