import type { FeatureAt, carcassonne } from '../../../game/index.ts';
import type { Estimator, SearchGame, Solved } from '../../engine.ts';
import type { Reason } from '../../reason.ts';
import type { Undrawn } from './undrawn.ts';

/** Addresses of a module's numbers by name (`Hooks.numbers`). */
export type Numbers = Readonly<Record<string, number>>;

/**
 * What computer players know about a module. Everything is optional; without it they play the module by the points it
 * gains and costs.
 */
export interface BotModule {
  readonly id: string;
  /** The weights of the base game were tuned with it: every other game of the arena has it. */
  readonly isTuned?: true;
  /** Verbs that score without completing a region, with the word for the reason (`Reason.what`). */
  readonly scoring?: Readonly<Record<string, string>>;
  /** Number of features, which `reader` reads; their weights are in data/modules2.json and modules4.json. */
  readonly features?: number;
  reader?(board: Board): Reader;
  /** True if the module may ask something after the deployment of this turn. Absent: it may in every turn. */
  asks?(t: carcassonne.Table, numbers: Numbers): boolean;
  /** Verbs available during deployment that leave the board and all figures on it unchanged, like passing. */
  readonly keepsBoard?: readonly string[];
  /**
   * By what is awaited: a quick guess of what the player who chooses will choose, as an index into `rests`, the parts
   * of moves that the verb defines.
   */
  readonly answers?: Readonly<Record<string, (t: carcassonne.Table, numbers: Numbers) => Answer>>;
  /**
   * What is awaited in a subgame of the module, and its solver, which returns the moves worth considering with their
   * values.
   */
  readonly contest?: { readonly awaits: readonly string[]; solve(contest: Contest): readonly Solved[] | undefined };
  /**
   * Approximate points that the module will score for a player, set by hand; for the baseline that looks one turn
   * ahead.
   */
  plainPoints?(t: carcassonne.Table, numbers: Numbers, player: number): number;
  /** The module's reasons for a turn, from its events. */
  reasons?(played: Played): readonly Reason[];
}

/** The game that contains the subgame. */
export interface ContestGame extends SearchGame {
  readonly position: carcassonne.CarcassonnePosition;
  readonly actor: number;
}

/** The current state of a subgame. */
export interface Contest extends Estimator {
  readonly game: ContestGame;
  readonly numbers: Numbers;
}

type Answer = (rests: Int32Array) => number;

/** A turn, or a part of it, as played. */
export interface Played {
  readonly player: number;
  /** What was awaited at the beginning. */
  readonly awaiting: string;
  readonly actions: readonly carcassonne.Action[];
  readonly events: readonly carcassonne.CarcassonneEvent[];
  /** As it is afterwards. */
  readonly table: carcassonne.Table;
  /** The region of a feature and its points at the beginning; 0 points if its tile was placed later. */
  before(at: FeatureAt): { readonly kind: string; readonly points: number };
}

/** What a module reads its features from. */
export interface Board {
  readonly table: carcassonne.Table;
  readonly rows: carcassonne.EvaluationInputs;
  readonly undrawn: Undrawn;
  readonly numbers: Numbers;
  /** Adds to a feature of the module (numbered from 0) for a player. */
  add(player: number, feature: number, amount: number): void;
  /** Current points of a row's region; for a field, those of the final scoring. */
  points(row: number): number;
  /** The players who lead it, one bit per player. */
  leaders(row: number): number;
}

/**
 * Reads a module's features in parts, so that the effect of one more figure can be computed without reading everything;
 * `sign` is -1 to remove a part.
 */
export interface Reader {
  /** The features can change while the board and all figures on it stay the same (`BotModule.keepsBoard`). */
  readonly isMoving?: boolean;
  /** Called first, for a new position. */
  begin(): void;
  /** The followers in a player's supply. */
  supply?(player: number, count: number, sign: number): void;
  /** An occupied region. */
  claimed?(row: number): void;
  /** A figure on the board. `number`: -1 for a hypothetical one. */
  figure?(player: number, row: number, cell: number, number: number): void;
}
