import type { Cell, FeatureAt, Follower, LaidTile, TileId } from '../../core/vocabulary.ts';
import type { TileSet } from './tileSet.ts';
import type { Awaiting, Kind, Player, TokenUse } from './vocabulary.ts';

export interface CastleOptions {
  readonly tokenUse: TokenUse;
  readonly tokens: boolean;
}

/** A token that a player holds, and the turn in which it was taken. */
export interface HeldToken {
  readonly kind: number;
  readonly turn: number;
}

/** The largest house a player has scored: where the keep is and how many tiles the house has. */
export interface Keep extends FeatureAt {
  readonly size: number;
}

/** A completed region still to be scored in this turn; named by its lowest feature (RECORD.md). */
export interface PendingRegion extends FeatureAt {
  readonly kind: Kind;
  readonly scorer: Player;
}

/** A whole game as plain JSON: what is stored, sent and shown. Hidden secrets are `null`. */
export interface CastleState {
  readonly rules: 'castle' | 'zamek';
  /** A custom set; absent for the tiles and the board that ship with the game. */
  readonly set?: TileSet | undefined;
  readonly options: CastleOptions;
  /** Every tile drawn so far, including those set aside; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** Tiles not yet drawn, the next one first; hidden in a player's view. */
  readonly stack: readonly TileId[] | null;
  /** Number of tiles not yet drawn. */
  readonly left: number;
  readonly setAside: readonly TileId[];
  readonly laid: readonly LaidTile[];
  readonly followers: readonly Follower[];
  readonly scores: readonly [number, number];
  readonly keeps: readonly [Keep | null, Keep | null];
  /** Lower space of a corner → kind of its token when the game began; hidden while face down. */
  readonly wallTokens: Readonly<Record<string, number | null>>;
  /** Lower spaces of the corners that still hold their token, ascending. */
  readonly wall: readonly number[];
  /** Tokens held, by player, in the order in which they were taken. */
  readonly held: readonly [readonly HeldToken[], readonly HeldToken[]];
  /** Number of the turn, starting at 1; includes extra turns. */
  readonly turn: number;
  readonly player: Player;
  readonly awaiting: Awaiting;
  /** The tile in hand while `place` is awaited. */
  readonly hand: TileId | null;
  /** Regions still to be scored in this turn, those of the player whose turn it is first. */
  readonly pending: readonly PendingRegion[];
  /** Where this turn's tile is, once it is placed. */
  readonly last: Cell | null;
}
