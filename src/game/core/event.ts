import type { Place } from './piece.ts';
import type { FeatureAt, Rotation, TileId } from './vocabulary.ts';

/** One line of a score: `count` things worth `each`. Totals are sums of lines. */
export interface ScoreLine {
  readonly player: number;
  /** What scored: a kind of feature, or a word of a rule or module. */
  readonly what: string;
  readonly count: number;
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
  /** Its row in tables of points, if that is not `what`. */
  readonly category?: string;
  /** Names the region; `null` for bonuses without one. */
  readonly region: FeatureAt | null;
  /** All features of the region, for outlines. */
  readonly features: readonly FeatureAt[];
}

/** Events that every view can show, whichever rule or module they come from. */
export type BaseEvent =
  | { readonly type: 'turn-began'; readonly player: number; readonly turn: number }
  /** The same player draws, places and so on once more in this turn. */
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
  | { readonly type: 'scored'; readonly line: ScoreLine; readonly final: boolean }
  | { readonly type: 'marker'; readonly player: number; readonly from: number; readonly to: number }
  | { readonly type: 'final-began' }
  | PieceEvent;

/**
 * What happens to pieces that have no event of their own. `sort` is as in `Piece`; `player` is the player who acted.
 */
export type PieceEvent =
  | {
      readonly type: 'placed';
      readonly player: number;
      readonly piece: string;
      readonly sort: string;
      readonly to: Place;
    }
  | {
      readonly type: 'moved';
      readonly player: number;
      readonly piece: string;
      readonly sort: string;
      readonly from: Place;
      readonly to: Place;
    }
  | {
      readonly type: 'removed';
      readonly player: number;
      readonly piece: string;
      readonly sort: string;
      readonly from: Place;
    }
  /** A player gets something, from off the board unless it says where: a token, a card, a tile of a market. */
  | { readonly type: 'taken'; readonly player: number; readonly what: string; readonly from?: FeatureAt }
  /** A player named a number: a bid. */
  | { readonly type: 'named'; readonly player: number; readonly what: string; readonly number: number }
  /** A player declined to name one. */
  | { readonly type: 'passed'; readonly player: number; readonly what: string };

/**
 * What happened, in order. The log, sounds and animations read events; the board on screen reads the state. Rule sets
 * and modules add types of their own.
 */
export type GameEvent = { readonly type: string; readonly [detail: string]: unknown };
