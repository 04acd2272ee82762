import type { Target } from '../../../core/prompt.ts';
import type { Piece } from '../../../core/piece.ts';
import type { Random } from '../../../core/random.ts';
import type { Refusal, Result } from '../../../core/result.ts';
import type { LaidTile } from '../../../core/vocabulary.ts';
import type { Action, Shape } from './action.ts';
import type { CarcassonneOptions } from './options.ts';
import type { CarcassonneTile, Material } from './material.ts';
import type { TurnPart } from './vocabulary.ts';

/**
 * What a module can add, and how (README of the rules, "Add a module"). The base game fills the parts of the turn in the same way.
 * `T` is the table on which the game is played (table.ts).
 */

/** One kind of action, where it is offered. `rest` is the part of a move that the verb interprets itself. */
export interface Verb<T> {
  readonly do: string;
  /** Writes its legal moves, `tag + rest`, into `out` from index `from`; returns the new length. */
  list(t: T, out: Int32Array, from: number, tag: number): number;
  /** Plays the move. The choice continues until `t.next()` or until no move is legal. */
  play(t: T, rest: number): void;
  actionOf(t: T, rest: number): Action;
  /** The `rest` of an action of the right shape, or why it is illegal. */
  moveOf(t: T, action: Action): Result<number>;
  /** True while this is the only verb allowed in the choice, apart from those with `besides`. */
  readonly alone?: (t: T) => boolean;
  /** Using this verb does not end the choice: it may be used before any other one. */
  readonly besides?: true;
  /** What a move points at; if absent, the cell or feature that its action names. */
  target?(t: T, rest: number): Target;
  /** Sort of the piece that the move uses. */
  piece?(t: T, rest: number): string;
  /**
   * The detail of its actions that is a number from a range in which every value is legal: actions that differ only in
   * it share one option. If the target is a spot, the number applies to that spot.
   */
  readonly number?: string;
  /**
   * Among many moves that differ only by a number: is this one of the few to consider? For search; if absent, all are.
   */
  isOneOfFew?(t: T, rest: number): boolean;
}

/**
 * A choice for a player. If only one action is legal, it is taken automatically unless `asksAlways`; if none is, the
 * turn continues.
 */
export interface Choice<T> {
  readonly awaiting: string;
  readonly verbs: readonly Verb<T>[];
  readonly asksAlways?: boolean;
  /**
   * All players wait for it: a room may agree on a time limit after which the last option is taken, with its least
   * number.
   */
  readonly lapses?: true;
}

/** Continue with the next stage; wait here for a secret that is not known. */
export const NEXT = -1;
export const WAIT = -2;

/** An entry in a part of the turn: automatic work, or a choice. */
export interface Stage<T> {
  readonly part: TurnPart;
  /** Does its work and returns how the turn continues: `NEXT`, `WAIT`, or the number of another stage. */
  readonly pass?: (t: T) => number;
  readonly choice?: Choice<T>;
}

/** A sort of figure that can be placed. */
export interface Figure {
  readonly id: string;
  /** Address of the number that each player has in hand. */
  readonly hand: number;
  /** How many each player has, in hand when the game begins; absent: 1. */
  readonly each?: number;
  /** Kinds of features it may be placed on, as bits. */
  readonly stands: number;
  /** Its weight in a majority; absent: 1. */
  readonly weight?: number;
  /**
   * It is no follower and weighs nothing: it accompanies followers of its player. It is placed only on the tile just
   * placed, in an unfinished region where one of them is, and returns when the last of them has left.
   */
  readonly accompanies?: true;
}

/** A condition for placing the tile in hand, in addition to matching sides. */
export interface Condition<T> {
  /** Can the condition matter for this tile at all? */
  concerns(t: T, tile: number): boolean;
  whyIllegal(t: T, cell: number, tile: number, rotation: number): Refusal | undefined;
  /** Cells of the tiles that cause the refusal; absent if the condition names none. */
  because?(t: T, cell: number, tile: number, rotation: number): readonly number[];
}

/** Places where a tile fits only after something else is done. */
export interface Possibility<T> {
  list(t: T, tile: number, out: Int32Array, from: number, tag: number): number;
  allows(t: T, cell: number, tile: number, rotation: number): boolean;
  prepare(t: T, cell: number, tile: number, rotation: number): void;
  /** What `prepare` would put on the board: the sort of the piece, and its cell. */
  brings?(
    t: T,
    cell: number,
    tile: number,
    rotation: number,
  ): { readonly sort: string; readonly cell: number } | undefined;
}

/** How a region ends: it is completed, or the game is over before. */
export type Ending = 'finished' | 'unfinished';

/** Points per tile of a region (for a monastery or garden: per tile on and around its cell) and per coat of arms. */
export interface Rate {
  readonly tile: number;
  readonly pennant: number;
  /** A word of the module (`pays`): these points have their own row in tables. */
  readonly category?: string;
}

/** What a player's farmers have scored. */
export interface FarmersScored {
  readonly player: number;
  /** Roots of the fields: one, or in the first edition all that touch the city. */
  readonly fields: readonly number[];
  /** Number of cities and the like. */
  readonly count: number;
  /** Root of the region that the score line names. */
  readonly root: number;
}

/** The part of the state that a module owns, as plain JSON. */
export type Slice = object;

/**
 * What a module adds to the game. Everything is optional; functions are called in the order of the modules. `S`: its
 * slice, whose type only the module and those who ask for it by name (`sliceOf`) know.
 */
export interface Hooks<T, S extends object = Slice> {
  /** Number of integers that it keeps in the position, from the address it was given. */
  readonly size?: number;
  /** Addresses of some of these integers, by name, for computer players. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** Initializes its integers when the game begins. */
  setUp?(t: T): void;
  save?(t: T): S;
  load?(t: T, slice: S): void;
  /** Returns its slice as a player may see it. */
  hide?(slice: S): S;
  /** Its pieces on the table other than figures, from its slice. */
  pieces?(slice: S): readonly Piece[];
  /** How many tiles may go back into the stack in one game (returning.ts). */
  readonly maxReturns?: number;
  /** Its keys in a line of the trace. */
  trace?(t: T): Readonly<Record<string, unknown>>;

  readonly stages?: readonly Stage<T>[];
  /** Additional verbs in choices of the base game. */
  readonly verbs?: readonly { readonly part: TurnPart; readonly verb: Verb<T> }[];
  readonly figures?: readonly Figure[];

  /** Arranges the shuffled stack. */
  arrange?(stack: readonly CarcassonneTile[], random: Random): readonly CarcassonneTile[];
  /** The default start in place of the start tile, from the tiles as printed. */
  start?(tiles: readonly CarcassonneTile[]): readonly LaidTile[];
  /**
   * Does the stack include this tile of a set in play? The last answer counts; without one, all tiles are included
   * except optional ones. `once`: however many copies of its set there are.
   */
  isInStack?(tile: CarcassonneTile): boolean | 'once' | undefined;
  /** draw: the tile to place instead of drawing one, or -1. */
  tileToPlace?(t: T): number;
  /** draw: should the tile just drawn be put aside and another one drawn? */
  setsAside?(t: T, tile: number): boolean;
  /** draw, close: does the game continue although the stack is empty? */
  continuesWithEmptyStack?(t: T): boolean;
  /**
   * close: does the player of the turn draw, place and deploy once more, as a second part of the turn? All steps from the
   * draw on follow again, with a tile from the stack. Asked once, at the end of the first part.
   */
  goesOn?(t: T): boolean;
  /**
   * close: whose turn is next, if not the next player's clockwise; without `begin`, it starts with its draw. Asked when a
   * turn ends, also the last one.
   */
  nextPlayer?(t: T): { readonly player: number; readonly begin: boolean } | undefined;
  /** place: additional conditions and possibilities. */
  readonly conditions?: readonly Condition<T>[];
  readonly possibility?: Possibility<T>;
  /** place: called after the tile is placed. */
  tileLaid?(t: T, cell: number): void;
  /** deploy: is placing figures forbidden in this turn? */
  forbidsDeploy?(t: T): boolean;
  /** deploy: may figures be placed on any tile of the board? */
  anywhere?(t: T): boolean;
  /** deploy: is placing figures on this feature forbidden? */
  forbidsFeature?(t: T, node: number): boolean;
  /** roam: are pieces that cross the board forbidden to enter this cell? */
  forbidsEntry?(t: T, cell: number): boolean;
  /** Assists: a piece that may send figures home anywhere on the board. */
  readonly danger?: Danger<T>;
  /** score: called when a region scores, in play or at the end, while its figures are still there. */
  scored?(t: T, root: number): void;
  /** home: does this figure stay although its region is completed? `index` as in the list of figures on the board. */
  figureStays?(t: T, index: number): boolean;
  /** Can only its own region send this figure home? */
  isProtected?(t: T, index: number): boolean;
  /** Does this region not count as completed although it is complete? */
  isUncounted?(t: T, root: number): boolean;
  /**
   * Assists: cells where completing a region also scores for the holder of this region, now or if they built on it now.
   */
  vicinity?(t: T, root: number): readonly number[] | undefined;
  /**
   * score, final: what a road, city, monastery or garden scores if it ends like this; undefined: as in the base game.
   * The first answer counts, for the rules and for everyone who asks what a region is worth (worth.ts).
   */
  rate?(t: T, root: number, ending: Ending): Rate | undefined;
  /** final: the points that a region scores for farmers whose field touches it; undefined: as in the base game. */
  cityWorth?(t: T, root: number): number | undefined;
  /** final: called after a player's farmers have scored `count` things that these fields touch. */
  farmersScored?(t: T, scored: FarmersScored): void;
  /** final: the word for it in these farmers' score lines, if it is not listed as a city. */
  citySource?(t: T, root: number): string | undefined;
  /** final: do its stages there depend on which figures are where on the board? If absent, they do. */
  readsFigures?(t: T): boolean;
}

/**
 * A piece that crosses the board by itself and sends home figures that it meets; used to show players which figures are
 * in danger.
 */
export interface Danger<T> {
  /**
   * Probability by cell that it enters the cell in the crossing under way, or otherwise in the next one, if every move
   * is equally likely. Empty if it cannot start.
   */
  entryChances(t: T): ReadonlyMap<number, number>;
  /** Is a crossing under way? */
  isUnderway(t: T): boolean;
  /** Does placing this tile start a crossing? */
  isCalledBy(tile: CarcassonneTile): boolean;
}

/** A module, as listed in src/expansions/rules.ts. `S`: its slice. */
export interface RuleModule<T, S extends object = Slice> {
  /** Its place among the modules: their hooks are called, and records name them, in this order. */
  readonly order: number;
  readonly id: string;
  /** The box it came in, if any. */
  readonly box?: string;
  readonly tileSets: readonly string[];
  /** Its options and their values, default first. */
  readonly options: Readonly<Record<string, readonly (string | number)[]>>;
  /** Its actions, by `do`. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /**
   * Returns the tiles in play as the module needs them. Tiles that it adds are other forms of these (`formId`) and are
   * never in the stack.
   */
  vary?(tiles: readonly CarcassonneTile[]): readonly CarcassonneTile[];
  /** Flags of roads and cities that hold for the whole region, wherever in it they are (`hasSign`). */
  readonly signs?: readonly string[];
  /** Its words in score lines. */
  readonly pays?: readonly string[];
  /** Returns its hooks; `base` is the address of its first integer. */
  hooks(base: number, options: CarcassonneOptions): Hooks<T, S>;
}

type Hook<T, K extends keyof Hooks<T>> = readonly NonNullable<Hooks<T>[K]>[];

/** How two modules affect each other if both are in play; its hooks come after those of all modules. */
export interface Interaction<T> {
  readonly modules: readonly [string, string];
  /** `addresses`: of the first integer of each module, by module. */
  hooks(addresses: Readonly<Record<string, number>>, options: CarcassonneOptions): Hooks<T>;
}

/** The rules of one game, composed from the base game and its modules (compose.ts). */
export interface Rules<T> {
  readonly id: 'carcassonne';
  readonly options: CarcassonneOptions;
  readonly material: Material;
  /** By number: the tile as printed, without what modules may build on it; then each of these tiles once. */
  readonly printed: readonly CarcassonneTile[];
  readonly allPrinted: readonly CarcassonneTile[];
  /** Names of the tile sets that the stack and records may hold. */
  readonly sets: readonly string[];
  /** Ids of the modules, with their hooks. */
  readonly hooked: readonly { readonly id: string; readonly hooks: Hooks<T> }[];
  readonly shapes: Readonly<Record<string, Shape>>;
  /** The turn, flattened. */
  readonly stages: readonly Stage<T>[];
  /** By module with stages in the final scoring: do they depend on which figures are where? */
  readonly ownFinal: readonly ((t: T) => boolean)[];
  /** The first stage at or after a part. */
  readonly stageOf: Readonly<Record<TurnPart, number>>;
  /** All verbs; a move is `verb number << VERB | rest`. */
  readonly verbs: readonly Verb<T>[];
  /** By stage: numbers of the verbs of its choice. */
  readonly offered: readonly (readonly number[])[];
  readonly figures: readonly Figure[];
  /** The figures that accompany followers, as bits. */
  readonly companions: number;
  /** Kinds that may hold figures, as bits. */
  readonly stands: number;
  /** By tile: its features that are scored by the cells around them in this game, as bits. */
  readonly surrounding: Uint32Array;
  /** The tiles on the board when the game begins, unless a record says otherwise. */
  readonly start: readonly LaidTile[];
  /** Number of integers that the modules keep. */
  readonly size: number;
  /** How many tiles may go back into the stack in one game. */
  readonly maxReturns: number;
  readonly conditions: readonly Condition<T>[];
  readonly possibilities: readonly Possibility<T>[];
  readonly arrange: Hook<T, 'arrange'>;
  readonly isInStack: Hook<T, 'isInStack'>;
  readonly tileToPlace: Hook<T, 'tileToPlace'>;
  readonly setsAside: Hook<T, 'setsAside'>;
  readonly continuesWithEmptyStack: Hook<T, 'continuesWithEmptyStack'>;
  readonly goesOn: Hook<T, 'goesOn'>;
  readonly nextPlayer: Hook<T, 'nextPlayer'>;
  readonly tileLaid: Hook<T, 'tileLaid'>;
  readonly forbidsDeploy: Hook<T, 'forbidsDeploy'>;
  readonly anywhere: Hook<T, 'anywhere'>;
  readonly forbidsFeature: Hook<T, 'forbidsFeature'>;
  readonly forbidsEntry: Hook<T, 'forbidsEntry'>;
  readonly danger: Hook<T, 'danger'>;
  readonly scored: Hook<T, 'scored'>;
  readonly figureStays: Hook<T, 'figureStays'>;
  readonly isProtected: Hook<T, 'isProtected'>;
  readonly isUncounted: Hook<T, 'isUncounted'>;
  readonly vicinity: Hook<T, 'vicinity'>;
  readonly rate: Hook<T, 'rate'>;
  readonly cityWorth: Hook<T, 'cityWorth'>;
  readonly farmersScored: Hook<T, 'farmersScored'>;
  readonly citySource: Hook<T, 'citySource'>;
}
