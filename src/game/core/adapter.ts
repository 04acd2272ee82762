import type { Action } from './action.ts';
import type { GameEvent } from './event.ts';
import type { Piece } from './piece.ts';
import type { Prompt } from './prompt.ts';
import type { Random } from './random.ts';
import type { Refusal, Result } from './result.ts';
import type { TileSpec } from './tile.ts';
import type { Cell, LaidTile, TileId } from './vocabulary.ts';

/** What the state of every game tells. Plain JSON; secrets are `null` where they are hidden. */
export interface GameState {
  /** Id of the rule set. */
  readonly rules: string;
  readonly options: object;
  /** Every tile drawn so far; the last is in hand while `place` is awaited. */
  readonly drawn: readonly TileId[];
  /** How many tiles are not yet drawn. */
  readonly left: number;
  readonly setAside: readonly TileId[];
  /** What lay there when the game began; absent: nothing. */
  readonly start?: readonly LaidTile[];
  /** Tiles laid in play, in their order. */
  readonly laid: readonly LaidTile[];
  readonly scores: readonly number[];
  /** Number of the turn, 1 for the first. */
  readonly turn: number;
  /** The player of the turn. */
  readonly player: number;
  /** Name of the choice, or `draw`, `final`, `over`, or the word for another step that waits for chance. */
  readonly awaiting: string;
  readonly hand: TileId | null;
  /** Where the tile of this turn lies, once it is laid. */
  readonly last: Cell | null;
  /** Tiles of one's own that are played with, where the rule set takes them. */
  readonly set?: unknown;
}

/** Options as a record tells them: flat, by name; what is missing is as the rules have it. */
export type GivenOptions = Readonly<Record<string, unknown>>;

/** A choice in the form of a new game. */
export interface OptionSpec {
  readonly name: string;
  /** The usual one first. */
  readonly values: readonly (string | number | boolean)[];
  /** Id of the module whose option it is; `null`: of the game itself. */
  readonly module: string | null;
}

/** What is wanted of a new game. `set`: tiles of one's own, where the rule set takes them. */
export interface GameWish {
  readonly options: GivenOptions;
  readonly players: number;
  readonly set?: unknown;
}

/** A record whose header is sound; its actions are checked when they are played. */
export interface GameRecord<S extends GameState = GameState> {
  readonly players: readonly string[];
  /** Before the first draw, secrets included. */
  readonly start: S;
  readonly actions: readonly unknown[];
}

/** What chance has brought: a tile, the kind of a token, or what a module draws. */
export type Secret = Readonly<Record<string, string | number>>;

/** What chance has to bring before anybody may choose. */
export interface Due {
  /** Names the draw: the same when the game comes to it again after something was taken back. */
  readonly slot: string;
  /** What it may be, each as often as it is there. `elsewhere`: secrets known of other slots that this state does not show. */
  candidates(elsewhere: readonly Secret[]): readonly Secret[];
}

/** How far a game goes on by itself: to the next choice, or only to the final scoring, or only to the next draw (or the end). */
export type StopAt = 'choice' | 'final' | 'draw';

/** What one action brought about; `n` is its number, -1 for the beginning. */
export interface Step<S extends GameState = GameState> {
  readonly n: number;
  readonly events: readonly GameEvent[];
  state(): S;
}

export type Replay<S extends GameState = GameState> =
  | { readonly ok: true; readonly state: S; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly at: number; readonly error: Refusal };

/** A rule set as everything above the rules takes it: one object a rule set, the same shape for all. */
export interface GameAdapter<S extends GameState = GameState> {
  readonly id: string;
  readonly seats: { readonly fewest: number; readonly most: number };
  /** Modules that a new game offers, in the order of the rule page. */
  readonly modules: readonly string[];
  /** The box that a module came in; `null`: none. */
  boxOf(module: string): string | null;
  readonly options: readonly OptionSpec[];
  /** Most secrets that one game can ask for: draws of tiles and others. */
  readonly mostDraws: number;

  /** Whole options from given ones, defaults filled in; refuses with the code of the record format. */
  parseOptions(given: unknown): Result<object>;
  /** Only what differs from the default. */
  formatOptions(options: object): GivenOptions;

  /** Tiles of one's own from their text, as `GameWish.set` takes them; refuses what is not fit for play. Absent: the rule set has only its own. */
  readonly parseSet?: (text: string) => Result<unknown>;

  /** The state before the first draw, dealt at random. Throws for options that `parseOptions` refuses. */
  deal(wish: GameWish, random: Random): S;
  /** The same where nobody knows what comes: all secrets are hidden. */
  conceal(wish: GameWish): S;
  /** The state before the first draw as far as a later one tells it. */
  origin(state: S): S;
  /** An earlier state of the same game, with what chance has brought since as far as a later one tells it: play goes on from it as it went. */
  recall(earlier: S, later: S): S;

  /** The header of a record after its envelope. */
  parseRecord(envelope: Readonly<Record<string, unknown>>): Result<GameRecord<S>>;
  /** `end`: the state after the last action, if the record leaves the program. Then its deck is the draws in order, whatever the program keeps. */
  formatRecord(record: {
    readonly players: readonly string[];
    readonly start: S;
    readonly actions: readonly Action[];
    readonly end?: S;
  }): unknown;
  /** From any state on; events tell of the first turn's beginning only before the first draw. */
  replay(start: S, actions: readonly unknown[], listener?: (step: Step<S>) => void): Replay<S>;

  /** The shape of one action from outside; `malformed` if it has another. `null`: in any game of the rule set, and an unknown `do` is malformed too. */
  parseAction(value: unknown, state: S | null): Result<Action>;
  /** The state after a legal action, and as far as the game goes on by itself. */
  act(state: S, action: Action, stopAt: StopAt): Result<S>;
  /** The state after the steps that nobody chooses. */
  advance(state: S, stopAt: StopAt): S;

  /** Names of the choices of a turn, each with the verbs that it offers. */
  choices(state: S): Readonly<Record<string, readonly string[]>>;
  /** Are there choices in a game with these options that a room may set a time for (`Prompt.lapse`)? Absent: in none. */
  readonly hasLapses?: (options: object) => boolean;
  /** Player who is to act, or did last when the game is over. */
  actor(state: S): number;
  /** Have the points at the end of the game begun? */
  isEnding(state: S): boolean;
  /** `null` while nothing is to be chosen. */
  prompt(state: S): Prompt | null;
  legalActions(state: S): readonly Action[];
  /** Actions in a few letters, as the program ships positions; they go on from the state. */
  readShorthand(state: S, text: string): Result<readonly Action[]>;

  /** What a player may see. */
  hide(state: S): S;
  /** `null` while nothing unknown is due. */
  due(state: S): Due | null;
  /** The state with what chance has brought, gone on with; `undefined` if nothing of the kind is due. */
  reveal(state: S, secret: Secret): S | undefined;
  /** Does a start tell everything that chance may bring, so that somebody else can play the same? */
  isWhole(start: S): boolean;
  /** What lies between the two states was turned up by the action: it cannot be taken back. */
  isRevealed(before: S, after: S): boolean;

  /** Every tile that the game can show. */
  tiles(state: S): readonly TileSpec[];
  pieces(state: S): readonly Piece[];
}
