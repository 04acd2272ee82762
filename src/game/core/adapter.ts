import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Piece } from './piece.ts';
import type { Prompt } from './prompt.ts';
import type { Random } from './random.ts';
import type { Refusal, Result } from './result.ts';
import type { TileSpec } from './tile.ts';
import type { Cell, LaidTile, TileId } from './vocabulary.ts';

/** What the state of every game contains. Plain JSON; hidden secrets are `null`. */
export interface GameState {
  /** Id of the rule set. */
  readonly rules: string;
  readonly options: object;
  /** Every tile drawn so far; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** Number of tiles not yet drawn. */
  readonly left: number;
  readonly setAside: readonly TileId[];
  /** Tiles on the board when the game began; absent if there were none. */
  readonly start?: readonly LaidTile[];
  /** Tiles placed during play, in order. */
  readonly laid: readonly LaidTile[];
  readonly scores: readonly number[];
  /** Number of the turn, starting at 1. */
  readonly turn: number;
  /** The player draws, places and so on once more in this turn; absent in its first part. */
  readonly second?: true;
  /** The player whose turn it is. */
  readonly player: number;
  /** Name of the choice, or `draw`, `final`, `over`, or the word for another step that waits for chance. */
  readonly awaiting: string;
  readonly hand: TileId | null;
  /** Where this turn's tile is, once it is placed. */
  readonly last: Cell | null;
  /** A custom tile set, if the rule set accepts one. */
  readonly set?: unknown;
}

/** Options as a record has them: flat, by name; missing ones have their default. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** An option in the new-game form. */
export interface OptionSpec {
  readonly name: string;
  /** Default first. */
  readonly values: readonly (string | number | boolean)[];
  /** Id of the module that the option belongs to; `null` if it belongs to the game itself. */
  readonly module: string | null;
}

/** The sets of tiles in the stack of a new game. */
export interface Bag {
  /** By name of the set: how many times it is in the stack. */
  readonly copies: Readonly<Record<string, number>>;
  /** Number of tiles in the stack before the first draw. */
  readonly tiles: number;
  /** Sets whose symbols have no effect, because none of their modules is on. */
  readonly withoutRules: readonly string[];
  /** Sets that modules would add, but that are not in the stack. */
  readonly withoutTiles: readonly string[];
}

/** What a new game should be like. `set`: a custom tile set, if the rule set accepts one. */
export interface GameRequest {
  readonly options: GivenOptions;
  readonly players: number;
  readonly set?: unknown;
}

/** A record with a valid header; its actions are checked when they are played. */
export interface GameRecord<S extends GameState = GameState> {
  readonly players: readonly string[];
  /** The state before the first draw, including secrets. */
  readonly start: S;
  readonly actions: readonly unknown[];
}

/** The result of chance: a tile, the kind of a token, or what a module draws. */
export type Secret = Readonly<Record<string, string | number>>;

/** What chance must decide before any player may choose. */
export interface Due {
  /** Name of the draw: the same if the game reaches it again after an undo. */
  readonly slot: string;
  /**
   * Everything the draw may yield, with multiplicity. `elsewhere`: known secrets of other slots that this state does
   * not show.
   */
  candidates(elsewhere: readonly Secret[]): readonly Secret[];
}

/**
 * How far a game advances by itself: to the next choice, only to the final scoring, or only to the next draw (or the
 * end).
 */
export type StopAt = 'choice' | 'final' | 'draw';

/** What one action caused; `n` is its number, -1 for the start of the game. */
export interface Step<S extends GameState = GameState> {
  readonly n: number;
  readonly events: readonly GameEvent[];
  state(): S;
}

export type Replay<S extends GameState = GameState> =
  | { readonly ok: true; readonly state: S; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly at: number; readonly error: Refusal };

/** A rule set as all code above the rules sees it: one object for each rule set, all of the same shape. */
export interface GameAdapter<S extends GameState = GameState> {
  readonly id: string;
  readonly seats: { readonly fewest: number; readonly most: number };
  /** Modules offered for a new game, in the order of the rules page. */
  readonly modules: readonly string[];
  /** The box that a module came in, or `null`. */
  boxOf(module: string): string | null;
  readonly options: readonly OptionSpec[];
  /** Choosing the sets of tiles in the stack, by the options `tiles` and `copies`; absent: there is one set. */
  readonly bags?: {
    /** The sets that can be drawn from, with the number of tiles in one copy. */
    sets(): readonly { readonly set: string; readonly tiles: number }[];
    /** The modules that add a set. */
    modulesOf(set: string): readonly string[];
    readonly mostCopies: number;
    readonly mostTiles: number;
    /** `undefined` if the options are refused for another reason than too many tiles. */
    look(given: GivenOptions): Bag | undefined;
  };
  /** Maximum number of secrets that one game can ask for: tiles and others. */
  readonly mostDraws: number;

  /** Returns the complete options, with defaults filled in; refuses with a code of the record format. */
  parseOptions(given: unknown): Result<object>;
  /** Returns only the options that differ from the default. */
  formatOptions(options: object): GivenOptions;

  /**
   * Parses a custom tile set, as `GameRequest.set` takes it; refuses an unplayable one. Absent if the rule set has no
   * custom sets.
   */
  readonly parseSet?: (text: string) => Result<unknown>;

  /** Returns the state before the first draw, dealt at random. Throws for options that `parseOptions` refuses. */
  deal(request: GameRequest, random: Random): S;
  /** The same for a device that does not know what will be drawn: all secrets are hidden. */
  conceal(request: GameRequest): S;
  /** Returns the state before the first draw, as far as it follows from a later one. */
  origin(state: S): S;
  /**
   * Returns an earlier state of the same game with the draws made since, as far as a later state knows them, so that
   * replaying from it gives the same game.
   */
  recall(earlier: S, later: S): S;

  /** Parses the header of a record after its envelope. */
  parseRecord(envelope: Readonly<Record<string, unknown>>): Result<GameRecord<S>>;
  /**
   * `end`: the state after the last action, for a record that leaves the program. Its deck then lists the draws in
   * order, whatever the program keeps.
   */
  formatRecord(record: {
    readonly players: readonly string[];
    readonly start: S;
    readonly actions: readonly Action[];
    readonly end?: S;
  }): unknown;
  /**
   * Plays actions from any state. The events include the beginning of the first turn only if `start` is before the
   * first draw.
   */
  replay(start: S, actions: readonly unknown[], listener?: (step: Step<S>) => void): Replay<S>;

  /**
   * Parses an action from outside; `malformed` if its shape is wrong. With state `null`, any game of the rule set is
   * assumed, and an unknown `do` is malformed too.
   */
  parseAction(value: unknown, state: S | null): Result<Action>;
  /** Returns the state after a legal action, advanced up to `stopAt`. */
  act(state: S, action: Action, stopAt: StopAt): Result<S>;
  /** Returns the state after the steps in which no player has a choice. */
  advance(state: S, stopAt: StopAt): S;

  /** The choices of a turn by name, each with its verbs. */
  choices(state: S): Readonly<Record<string, readonly string[]>>;
  /**
   * Does a game with these options have choices that a room may set a time limit for (`Prompt.lapse`)? If absent: no.
   */
  readonly hasLapses?: (options: object) => boolean;
  /** The player who is to act, or who acted last if the game is over. */
  actor(state: S): number;
  /** Has the scoring at the end of the game begun? */
  isEnding(state: S): boolean;
  /** Returns `null` while no player has a choice. */
  prompt(state: S): Prompt | null;
  legalActions(state: S): readonly Action[];
  /** Parses actions in shorthand, as positions are shipped with the program, starting from the state. */
  readShorthand(state: S, text: string): Result<readonly Action[]>;

  /** Returns what a player may see. */
  hide(state: S): S;
  /** Returns `null` unless a draw is due whose result is unknown. */
  due(state: S): Due | null;
  /** Returns the state with the result of a draw, advanced; `undefined` if no such draw is due. */
  reveal(state: S, secret: Secret): S | undefined;
  /** What a start state knows about a draw, by its slot; `undefined`: nothing. */
  drawIn(start: S, slot: string): Secret | undefined;
  /** Does a start state contain every secret that matters, so that another device can play the same game? */
  isWhole(start: S): boolean;
  /** Did the action that led from one state to the other reveal something? If so, it cannot be undone. */
  isRevealed(before: S, after: S): boolean;

  /** Every tile that the game can show. */
  tiles(state: S): readonly TileSpec[];
  pieces(state: S): readonly Piece[];
}
