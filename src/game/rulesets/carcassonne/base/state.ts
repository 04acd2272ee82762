import type { Cell, FeatureAt, Follower, LaidTile, TileId } from '../../../core/vocabulary.ts';
import type { CarcassonneOptions } from './options.ts';
import type { Slice } from './hooks.ts';

/** A figure on the board. */
export interface Standing extends Follower {
  /** Identifies the figure throughout the game, also after it has moved. */
  readonly number: number;
  /** `follower`, or the figure of a module. */
  readonly figure: string;
}

/** A whole game as plain JSON: what is stored, sent and shown. Hidden secrets are `null`. */
export interface CarcassonneState {
  readonly rules: 'carcassonne';
  readonly options: CarcassonneOptions;
  /** Number of players. */
  readonly players: number;
  /** Tiles on the board when the game began. */
  readonly start: readonly LaidTile[];
  /** Every tile drawn so far, including those set aside; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** Tiles not yet drawn, the next one first, `null` for one that is not known; hidden in a player's view. */
  readonly stack: readonly (TileId | null)[] | null;
  /** Number of tiles not yet drawn. */
  readonly left: number;
  /** Tiles that were drawn and went back into the stack, in order. */
  readonly returned: readonly TileId[];
  /**
   * How many of the tiles that go back, counted from the first, the stack contains from the beginning, because the
   * order of the draws is known. `null`: all of them.
   */
  readonly knownReturns: number | null;
  readonly setAside: readonly TileId[];
  /** Tiles placed during play, in order. */
  readonly laid: readonly LaidTile[];
  /** Tiles whose form is not the printed one: what modules have built on them (building.ts). */
  readonly built: readonly (Cell & { readonly form: string })[];
  /** How many figures have been placed so far. */
  readonly figures: number;
  readonly followers: readonly Standing[];
  readonly scores: readonly number[];
  /** Followers in hand. */
  readonly supply: readonly number[];
  /** Number of the turn, starting at 1. */
  readonly turn: number;
  /** The player draws, places and deploys once more in this turn. */
  readonly second?: true;
  /** The player whose turn it is, and the player who acts now. */
  readonly player: number;
  readonly actor: number;
  /** Number of the stage of the turn, and what it waits for: `draw`, a choice, `final` or `over`. */
  readonly stage: number;
  readonly awaiting: string;
  /** The tile in hand while `place` is awaited. */
  readonly hand: TileId | null;
  /** Where this turn's tile is, once it is placed. */
  readonly last: Cell | null;
  /** Regions that this turn's tile has completed and that still hold their figures, each by its first feature. */
  readonly completed: readonly FeatureAt[];
  /** The slices of the modules, by module; empty before the first draw. */
  readonly slices: Readonly<Record<string, Slice>>;
}

/** The undrawn tiles as far as they are known, including those that are still to go back. */
export const stackOf = ({ stack, left, knownReturns, returned }: CarcassonneState): readonly (TileId | null)[] =>
  stack ?? Array<null>(left + Math.max(0, (knownReturns ?? 0) - returned.length)).fill(null);
