import type { Target } from '../../../core/prompt.ts';
import type { Piece } from '../../../core/piece.ts';
import type { Random } from '../../../core/random.ts';
import type { Refusal, Result } from '../../../core/result.ts';
import type { LaidTile } from '../../../core/vocabulary.ts';
import type { Action, Shape } from './action.ts';
import type { CarcassonneOptions } from './options.ts';
import type { CarcassonneTile, Material } from './material.ts';
import type { Slot } from './vocabulary.ts';

/**
 * What can be joined, and how (README of the rules, "Add a module"). The base game fills its slots with the same shapes as
 * modules do. `T` is the table that everything plays on (table.ts).
 */

/** One thing a player can do, where it is offered. `rest` is the part of a move that the verb reads itself. */
export interface Verb<T> {
  readonly do: string;
  /** Writes its legal moves, `tag + rest`, into `out` from index `from`; answers the new length. */
  list(t: T, out: Int32Array, from: number, tag: number): number;
  /** Does it. The choice goes on until `t.next()` or until nothing is legal any more. */
  play(t: T, rest: number): void;
  actionOf(t: T, rest: number): Action;
  /** The `rest` of an action of the right shape, or why it is illegal. */
  moveOf(t: T, action: Action): Result<number>;
  /** True while nothing else may be done in this choice, but for what does not use it up (`besides`). */
  readonly alone?: (t: T) => boolean;
  /** It does not use the choice up: it may be done before whatever else is. */
  readonly besides?: true;
  /** What a move points at; absent: the cell or feature that its action names. */
  target?(t: T, rest: number): Target;
  /** Sort of the piece that a move uses. */
  piece?(t: T, rest: number): string;
  /** Detail of its actions that is a number out of a range, all of them legal: one option for all that differ in nothing else. A target on a spot is what it is for. */
  readonly number?: string;
  /** Is this move one of the few that are worth thinking about, where many differ by a number only? For search; absent: all are. */
  isOneOfFew?(t: T, rest: number): boolean;
}

/** A stop where somebody chooses. One legal action is taken by itself unless `asksAlways`; without any the turn goes on. */
export interface Choice<T> {
  readonly awaiting: string;
  readonly verbs: readonly Verb<T>[];
  readonly asksAlways?: boolean;
  /** Everybody waits for it: a room may agree on a time after which the last option counts as chosen, with the least number. */
  readonly lapses?: true;
}

/** On to the next stage; stay here for a secret that is not known. */
export const NEXT = -1;
export const WAIT = -2;

/** What stands in a slot of the turn: work that passes by itself, or a choice. */
export interface Stage<T> {
  readonly slot: Slot;
  /** Does its work and answers how the turn goes on: `NEXT`, `WAIT`, or the number of another stage. */
  readonly pass?: (t: T) => number;
  readonly choice?: Choice<T>;
}

/** A sort of figure that can be deployed. */
export interface Figure {
  readonly id: string;
  /** Address of how many each player has in hand. */
  readonly hand: number;
  /** Kinds of features it may stand on, as bits. */
  readonly stands: number;
  /** For how many it counts in a majority; absent: 1. */
  readonly weight?: number;
}

/** A condition for laying the tile in hand, besides matching sides. */
export interface Condition<T> {
  /** Is it worth asking for this tile at all? */
  concerns(t: T, tile: number): boolean;
  flaw(t: T, cell: number, tile: number, rotation: number): Refusal | undefined;
  /** Cells of the tiles because of which it has that flaw there; absent: it names none. */
  because?(t: T, cell: number, tile: number, rotation: number): readonly number[];
}

/** Places that a tile gets only with something else done first. */
export interface Possibility<T> {
  list(t: T, tile: number, out: Int32Array, from: number, tag: number): number;
  allows(t: T, cell: number, tile: number, rotation: number): boolean;
  prepare(t: T, cell: number, tile: number, rotation: number): void;
  /** What `prepare` would put on the table there: sort of the piece, and its cell. */
  brings?(
    t: T,
    cell: number,
    tile: number,
    rotation: number,
  ): { readonly sort: string; readonly cell: number } | undefined;
}

/** The part of the state that a module owns, as plain JSON. */
export type Slice = Readonly<Record<string, unknown>>;

/** What a module puts into the game. Everything is optional; functions are asked in the order of the modules. */
export interface Hooks<T> {
  /** Whole numbers that it keeps in the position, from the address it was given. */
  readonly size?: number;
  /** Where some of these numbers are, by name, for computer players who think on the position. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Its numbers when the game begins. */
  setUp?(t: T): void;
  save?(t: T): Slice;
  load?(t: T, slice: Slice): void;
  /** Its slice as a player sees it. */
  hide?(slice: Slice): Slice;
  /** Its pieces on the table besides figures, from its slice. */
  pieces?(slice: Slice): readonly Piece[];
  /** How many tiles may go back into the stack in a game (returning.ts). */
  readonly returns?: number;
  /** Its keys in a line of the trace. */
  trace?(t: T): Readonly<Record<string, unknown>>;

  readonly stages?: readonly Stage<T>[];
  /** Further actions in choices of the base game. */
  readonly verbs?: readonly { readonly slot: Slot; readonly verb: Verb<T> }[];
  readonly figures?: readonly Figure[];

  /** Puts the shuffled stack in order. */
  arrange?(stack: readonly CarcassonneTile[], random: Random): readonly CarcassonneTile[];
  /** The usual start in place of the start tile, out of the tiles as printed. */
  start?(tiles: readonly CarcassonneTile[]): readonly LaidTile[];
  /** Does the stack hold this tile of a set in play? The last answer counts; without one all but those that not every printing has. */
  holds?(tile: CarcassonneTile): boolean | undefined;
  /** draw: the tile to lay in place of drawing, -1 for none. */
  supply?(t: T): number;
  /** draw: true if the tile just drawn is put by and another drawn. */
  setsAside?(t: T, tile: number): boolean;
  /** draw, close: the game does not end though the stack is empty. */
  continuesWithEmptyStack?(t: T): boolean;
  /** close: who is next, if not the next player; without `begin` the turn starts with its draw. */
  nextPlayer?(t: T): { readonly player: number; readonly begin: boolean } | undefined;
  /** place: further conditions, and further possibilities. */
  readonly conditions?: readonly Condition<T>[];
  readonly possibility?: Possibility<T>;
  /** place: after the tile is laid. */
  laid?(t: T, cell: number): void;
  /** deploy: nobody may be deployed in this turn. */
  forbidsDeploy?(t: T): boolean;
  /** deploy: any tile on the board may be chosen. */
  anywhere?(t: T): boolean;
  /** deploy: nobody may be deployed on this feature. */
  forbidsFeature?(t: T, node: number): boolean;
  /** roam: what moves across the board by itself may not come to this cell. */
  forbidsEntry?(t: T, cell: number): boolean;
  /** aids: what may send figures home wherever they stand. */
  readonly danger?: Danger<T>;
  /** score: a region brings its points, in play or at the end; its followers still stand. */
  scored?(t: T, root: number): void;
  /** home: this figure stays where it is though its region is completed; `index` as in the list of figures on the board. */
  stays?(t: T, index: number): boolean;
  /** Nothing but its region sends this figure home. */
  isProtected?(t: T, index: number): boolean;
  /** This region, though complete, does not count as a completed one. */
  isUncounted?(t: T, root: number): boolean;
  /** aids: cells where a region that is completed brings points to whoever holds this region, or would if they made something of it now. */
  vicinity?(t: T, root: number): readonly number[] | undefined;
  /** final: the points that a region brings to farmers whose field touches it; undefined: as in the base game. */
  cityWorth?(t: T, root: number): number | undefined;
  /** final: its word in the lines of these farmers, if it is told apart from cities. */
  citySource?(t: T, root: number): string | undefined;
  /** final: does what its stages do there depend on who stands where on the board? Absent: it does, if it has any. */
  readsFigures?(t: T): boolean;
}

/** What crosses the board by itself and sends home whom it meets: for people who want to know whom it may meet. */
export interface Danger<T> {
  /** Chances, by cell, that it comes there in the crossing that is under way, or else in its next one, if every move is as likely as every other. Empty: it cannot set out. */
  reach(t: T): ReadonlyMap<number, number>;
  /** Is it under way now? */
  isUnderway(t: T): boolean;
  /** Does laying this tile make it set out? */
  isCalledBy(tile: CarcassonneTile): boolean;
}

/** A module as the list of modules knows it. */
export interface RuleModule<T> {
  readonly id: string;
  /** The box it came in; absent: none. */
  readonly box?: string;
  readonly tileSets: readonly string[];
  /** Its options and their values, the default first. */
  readonly options: Readonly<Record<string, readonly (string | number)[]>>;
  /** Its actions, by `do`. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The tiles in play as it needs them; no stack holds further ones, which are other forms of them (`formId`). */
  vary?(tiles: readonly CarcassonneTile[]): readonly CarcassonneTile[];
  /** Words of its own for points, as its score lines have them. */
  readonly pays?: readonly string[];
  /** What it joins; `own` is the address of its numbers. */
  hooks(own: number, options: CarcassonneOptions): Hooks<T>;
}

type Hook<T, K extends keyof Hooks<T>> = readonly NonNullable<Hooks<T>[K]>[];

/** What two modules do to each other when both are in play; it joins the same slots, after all modules. */
export interface Interaction<T> {
  readonly modules: readonly [string, string];
  /** `own`: the addresses that the modules were given, by module. */
  hooks(own: Readonly<Record<string, number>>, options: CarcassonneOptions): Hooks<T>;
}

/** The rules of one game, composed from the base game and its modules (compose.ts). */
export interface Rules<T> {
  readonly id: 'carcassonne';
  readonly options: CarcassonneOptions;
  readonly material: Material;
  /** By number: the tile as printed, without what modules may build on it; and all of these once. */
  readonly printed: readonly CarcassonneTile[];
  readonly allPrinted: readonly CarcassonneTile[];
  /** Names of the tile sets that the stack and records may hold. */
  readonly sets: readonly string[];
  /** Ids of the modules with what they joined. */
  readonly joined: readonly { readonly id: string; readonly joins: Hooks<T> }[];
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The turn, flattened. */
  readonly stages: readonly Stage<T>[];
  /** What modules do in the final scoring: does it depend on who stands where? */
  readonly ownFinal: readonly ((t: T) => boolean)[];
  /** The first stage at or after a slot. */
  readonly stageOf: Readonly<Record<Slot, number>>;
  /** All verbs; a move is `verb number << VERB | rest`. */
  readonly verbs: readonly Verb<T>[];
  /** By stage: numbers of the verbs of its choice. */
  readonly offered: readonly (readonly number[])[];
  readonly figures: readonly Figure[];
  /** Kinds where somebody may stand, as bits. */
  readonly stands: number;
  /** By tile: its features that are scored by the cells round it in this game, as bits. */
  readonly round: Uint32Array;
  /** What lies on the plane when the game begins, unless a record says otherwise. */
  readonly start: readonly LaidTile[];
  /** Whole numbers that the modules keep. */
  readonly size: number;
  /** How many tiles may go back into the stack in a game. */
  readonly returns: number;
  readonly conditions: readonly Condition<T>[];
  readonly possibilities: readonly Possibility<T>[];
  readonly arrange: Hook<T, 'arrange'>;
  readonly holds: Hook<T, 'holds'>;
  readonly supply: Hook<T, 'supply'>;
  readonly setsAside: Hook<T, 'setsAside'>;
  readonly continuesWithEmptyStack: Hook<T, 'continuesWithEmptyStack'>;
  readonly nextPlayer: Hook<T, 'nextPlayer'>;
  readonly laid: Hook<T, 'laid'>;
  readonly forbidsDeploy: Hook<T, 'forbidsDeploy'>;
  readonly anywhere: Hook<T, 'anywhere'>;
  readonly forbidsFeature: Hook<T, 'forbidsFeature'>;
  readonly forbidsEntry: Hook<T, 'forbidsEntry'>;
  readonly danger: Hook<T, 'danger'>;
  readonly scored: Hook<T, 'scored'>;
  readonly stays: Hook<T, 'stays'>;
  readonly isProtected: Hook<T, 'isProtected'>;
  readonly isUncounted: Hook<T, 'isUncounted'>;
  readonly vicinity: Hook<T, 'vicinity'>;
  readonly cityWorth: Hook<T, 'cityWorth'>;
  readonly citySource: Hook<T, 'citySource'>;
}
