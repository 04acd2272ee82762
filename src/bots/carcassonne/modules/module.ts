import type { FeatureAt, carcassonne } from '../../../game/index.ts';
import type { Mind, SearchGame, Solved } from '../../engine.ts';
import type { Reason } from '../../reason.ts';
import type { Undrawn } from './undrawn.ts';

/** Addresses of a module's numbers by name (`Hooks.numbers`). */
export type Numbers = Readonly<Record<string, number>>;

/** What the computer players know of a module. Everything is optional: what is missing is played by what it brings and costs. */
export interface BotModule {
  readonly id: string;
  /** Actions that bring points though no region is completed, with the word of the reason that tells of them (`Reason.what`). */
  readonly scoring?: Readonly<Record<string, string>>;
  /** So many features of its own, which `reader` reads; their weights are in data/modules.json. */
  readonly features?: number;
  reader?(board: Board): Reader;
  /** Does it ask anything after the deployment of this turn? Without it, it may in every turn. */
  asks?(t: carcassonne.Table, numbers: Numbers): boolean;
  /** Its verbs where figures are deployed that leave the board, and everybody on it, as passing does. */
  readonly keepsBoard?: readonly string[];
  /** By what is awaited: what whoever chooses is likely to choose, told quickly, as an index of `rests` – the parts of moves that the verb reads itself. */
  readonly answers?: Readonly<Record<string, (t: carcassonne.Table, numbers: Numbers) => Answer>>;
  /** What is awaited in a game of its own within the game, and how it is solved: the moves worth thinking about, with their values. */
  readonly contest?: { readonly awaits: readonly string[]; solve(contest: Contest): readonly Solved[] | undefined };
  /** What it will bring a player, about, set by hand: for the yardstick that looks one turn ahead. */
  plainPoints?(t: carcassonne.Table, numbers: Numbers, player: number): number;
  /** Reasons of its own for a way to play on, from what happened. */
  reasons?(played: Played): readonly Reason[];
}

/** The game that it is a part of. */
export interface ContestGame extends SearchGame {
  readonly position: carcassonne.CarcassonnePosition;
  readonly actor: number;
}

/** A game of its own, as it stands. */
export interface Contest extends Mind {
  readonly game: ContestGame;
  readonly numbers: Numbers;
}

type Answer = (rests: Int32Array) => number;

/** A way to play on as it was played. */
export interface Played {
  readonly player: number;
  /** What was awaited as the way began. */
  readonly awaiting: string;
  readonly actions: readonly carcassonne.Action[];
  readonly events: readonly carcassonne.CarcassonneEvent[];
  /** A feature's region as the way began: what it was worth; no points where its tile did not lie there yet. */
  before(at: FeatureAt): { readonly kind: string; readonly points: number };
}

/** What a module reads its features from. */
export interface Board {
  readonly table: carcassonne.Table;
  readonly rows: carcassonne.BoardFeatures;
  readonly undrawn: Undrawn;
  readonly numbers: Numbers;
  /** Adds to a feature of the module, numbered from 0, of a player. */
  add(player: number, feature: number, amount: number): void;
  /** Points of a row's region now; of a field those of the end. */
  points(row: number): number;
  /** Who leads it, one bit per player. */
  leaders(row: number): number;
}

/**
 * Reads a module's features, part by part, so that what one more figure changes can be told without reading all again; `sign` is -1 for a
 * part that is no more.
 */
export interface Reader {
  /** Its features change where the board and everybody on it stay (`BotModule.keepsBoard`). */
  readonly isMoving?: boolean;
  /** Comes first: the position is another one. */
  begin(): void;
  /** Followers in hand. */
  hand?(player: number, supply: number, sign: number): void;
  /** A region where somebody stands. */
  claimed?(row: number): void;
  /** A figure on the board. `number`: -1 for one that is only thought of. */
  figure?(player: number, row: number, cell: number, number: number): void;
}
