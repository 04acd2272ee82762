import type { PieceEvent, ScoreLine } from '../../../core/event.ts';
import type { FeatureAt, Rotation, TileId } from '../../../core/vocabulary.ts';
import type { Kind } from './vocabulary.ts';

/**
 * A score line. `count`: tiles and coats of arms of a road or city, tiles around a monastery or garden, cities of a field.
 */
export interface CarcassonneLine extends ScoreLine {
  /** Included in `count`. */
  readonly pennants: number;
  /** What scores for the farmers, if it is not a city. */
  readonly source?: string;
}

/** What happened, in order. The log, sounds and animations read events; the board on screen reads the state. */
export type CarcassonneEvent =
  | PieceEvent
  /** `extra`: it is the same player's again. */
  | { readonly type: 'turn-began'; readonly player: number; readonly turn: number; readonly extra?: true }
  /** The second part of the turn. */
  | { readonly type: 'turn-went-on'; readonly player: number; readonly turn: number }
  | { readonly type: 'drawn'; readonly player: number; readonly tile: TileId }
  | { readonly type: 'set-aside'; readonly player: number; readonly tile: TileId }
  | {
      readonly type: 'laid';
      readonly player: number;
      readonly tile: TileId;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | {
      readonly type: 'deployed';
      readonly player: number;
      readonly figure: string;
      readonly kind: Kind;
      readonly at: FeatureAt;
    }
  | {
      readonly type: 'completed';
      readonly kind: Kind;
      readonly region: FeatureAt;
      readonly features: readonly FeatureAt[];
      readonly tiles: number;
      /** Number of followers by player, whatever they weigh. */
      readonly followers: readonly number[];
      readonly scorers: readonly number[];
    }
  | { readonly type: 'scored'; readonly line: CarcassonneLine; readonly final: boolean }
  | { readonly type: 'marker'; readonly player: number; readonly from: number; readonly to: number }
  | {
      readonly type: 'follower-home';
      readonly player: number;
      readonly figure: string;
      readonly kind: Kind;
      readonly at: FeatureAt;
    }
  /** A completed region, named by its first feature, scores the same points for the holder of another one. */
  | { readonly type: 'reached'; readonly player: number; readonly from: FeatureAt; readonly to: FeatureAt }
  /**
   * Two features whose holders are rivals, and their players. The rivalry begins; one has won (`winner`, an index),
   * both have, or one has left.
   */
  | {
      readonly type: 'rivalry';
      readonly state: 'begun' | 'won' | 'drawn' | 'dropped';
      readonly features: readonly FeatureAt[];
      readonly players: readonly number[];
      readonly winner?: number;
    }
  | { readonly type: 'final-began' }
  | { readonly type: 'over'; readonly scores: readonly number[]; readonly winners: readonly number[] };
