import type { Cell, FeatureAt, Follower, LaidTile, TileId } from '../../../core/vocabulary.ts';
import type { CarcassonneOptions } from './options.ts';
import type { Slice } from './slots.ts';

/** A figure on the board. */
export interface Standing extends Follower {
  /** Tells it from every other figure of the game, also after it has moved. */
  readonly number: number;
  /** `follower`, or the figure of a module. */
  readonly figure: string;
}

/** A whole game as plain JSON: what is stored, sent and shown. Secrets are `null` where they are hidden. */
export interface CarcassonneState {
  readonly rules: 'carcassonne';
  readonly options: CarcassonneOptions;
  /** How many play. */
  readonly players: number;
  /** What lay on the plane when the game began. */
  readonly start: readonly LaidTile[];
  /** Every tile drawn so far, set-aside ones included; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** Tiles not yet drawn, the next one first, `null` where one is not known; hidden in a player's view. */
  readonly stack: readonly (TileId | null)[] | null;
  /** How many tiles are not yet drawn. */
  readonly left: number;
  /** Tiles that were drawn and went back into the stack, in their order. */
  readonly returned: readonly TileId[];
  /**
   * So many tiles that go back, the first ones, stand in the stack from the beginning: it is known in which order the tiles were drawn.
   * `null`: all of them, whatever goes back.
   */
  readonly told: number | null;
  readonly setAside: readonly TileId[];
  /** Tiles laid in play, in their order. */
  readonly laid: readonly LaidTile[];
  /** Tiles that lie there in another form than the printed one: what modules have built on them (building.ts). */
  readonly built: readonly (Cell & { readonly form: string })[];
  /** How many figures have been put on the board so far. */
  readonly figures: number;
  readonly followers: readonly Standing[];
  readonly scores: readonly number[];
  /** Followers in hand. */
  readonly supply: readonly number[];
  /** Number of the turn, 1 for the first. */
  readonly turn: number;
  /** The player of the turn, and who acts now. */
  readonly player: number;
  readonly actor: number;
  /** Number of the stage of the turn, and what is awaited there: `draw`, a choice, `final` or `over`. */
  readonly stage: number;
  readonly awaiting: string;
  /** Tile in hand while `place` is awaited. */
  readonly hand: TileId | null;
  /** Where the tile of this turn lies, once it is laid. */
  readonly last: Cell | null;
  /** Regions that this tile has completed and whose figures still stand there, each by its first feature. */
  readonly completed: readonly FeatureAt[];
  /** What the modules own, by module; none before the first draw. */
  readonly slices: Readonly<Record<string, Slice>>;
}

/** The undrawn tiles as far as they are known, those included that are still to go back. */
export const stackOf = ({ stack, left, told, returned }: CarcassonneState): readonly (TileId | null)[] =>
  stack ?? Array<null>(left + Math.max(0, (told ?? 0) - returned.length)).fill(null);
