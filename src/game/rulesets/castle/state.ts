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

/** The largest house a player has scored: where the keep stands and how many tiles it counts. */
export interface Keep extends FeatureAt {
  readonly size: number;
}

/** A completed region that somebody will score in this turn; named by its lowest feature (RECORD.md). */
export interface PendingRegion extends FeatureAt {
  readonly kind: Kind;
  readonly scorer: Player;
}

/** A whole game as plain JSON: what is stored, sent and shown. Secrets are `null` where they are hidden. */
export interface CastleState {
  readonly rules: 'castle' | 'zamek';
  /** The tiles and the board that are played with; absent: those that come with the game. */
  readonly set?: TileSet | undefined;
  readonly options: CastleOptions;
  /** Every tile drawn so far, set-aside ones included; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** Tiles not yet drawn, the next one first; hidden in a player's view. */
  readonly stack: readonly TileId[] | null;
  /** How many tiles are not yet drawn. */
  readonly left: number;
  readonly setAside: readonly TileId[];
  readonly laid: readonly LaidTile[];
  readonly followers: readonly Follower[];
  readonly scores: readonly [number, number];
  readonly keeps: readonly [Keep | null, Keep | null];
  /** Lower field of a corner → kind of the token that lay there when the game began; hidden while face down. */
  readonly wallTokens: Readonly<Record<string, number | null>>;
  /** Lower fields of the corners that still hold their token, ascending. */
  readonly wall: readonly number[];
  /** Tokens held, by player, in the order in which they were taken. */
  readonly held: readonly [readonly HeldToken[], readonly HeldToken[]];
  /** Number of the turn, 1 for the first; an extra turn counts. */
  readonly turn: number;
  readonly player: Player;
  readonly awaiting: Awaiting;
  /** Tile in hand while `place` is awaited. */
  readonly hand: TileId | null;
  /** Regions still to be scored in this turn, those of the player of the turn first. */
  readonly pending: readonly PendingRegion[];
  /** Where the tile of this turn lies, once it is laid. */
  readonly last: Cell | null;
}
