import type { Action, GameState, Random, Result } from '../game/index.ts';
import type { BotLevel, Level } from './levels.ts';
import type { Reason } from './reason.ts';
import type { Sight } from './sight.ts';

/**
 * The part of computer players that each rule set provides (engines.ts lists them); search, levels, hints and workers
 * are shared.
 */
export interface Engine<S extends GameState = GameState> {
  readonly levels: Readonly<Record<BotLevel, Level>>;
  /** Identifies the choice; together with the player's seed it seeds the random numbers. */
  choiceKey(state: S): string;
  /**
   * The game as its player knows it: hidden parts of the state are ignored, even if they are present. `greedy`: only
   * current points count. `sight`: what the player notices.
   */
  know(state: S, random: Random, greedy: boolean, sight?: Sight): KnownGame;
}

/** A game as a player knows it, ready for the search. */
export interface KnownGame {
  readonly game: SearchGame;
  readonly evaluator: Evaluator;
  /** Reasons why these moves for the rest of the turn are good, most important first. Leaves the game unchanged. */
  reasonsFor(moves: readonly number[]): readonly Reason[];
}

/** A game that plays fast and undoes. Moves are numbers; a turn ends when `draw` or `final` is awaited. */
export interface SearchGame {
  readonly awaiting: string;
  /** The player whose turn it is. */
  readonly player: number;
  /** The player who chooses now, if that can be another one than the player of the turn. */
  readonly actor?: number;
  /** Absent: two. */
  readonly players?: number;
  /** Points of a player on the track. */
  score(player: number): number;
  /** Number of undrawn tiles. */
  readonly left: number;
  /** Number of moves that can be undone. */
  readonly depth: number;
  /** All tiles of the game in the assumed order of drawing: first those already drawn. */
  readonly deck: readonly number[];
  /** Sets the assumed deck from here on. Not undone by `undo`. */
  assume(deck: readonly number[]): void;
  /** Returns the undrawn tiles in an order that the rules allow, as close to the given one as possible. */
  arrange(undrawn: readonly number[]): readonly number[];
  /** Writes the legal moves to `out` from index `from` on, passing last; returns the end index. */
  listMoves(out: Int32Array, from: number): number;
  legalMoves(): Int32Array;
  /**
   * Removes moves that lead to the same game as an earlier one from a list between two indices; returns the new end
   * index.
   */
  keepDistinct(moves: Int32Array, from: number, to: number): number;
  /**
   * The argument of `Evaluator.deploymentGain` for a deployment, if the region stays open and the turn ends as after
   * passing; otherwise -1.
   */
  openRegion(deployment: number): number;
  /** While a deployment is awaited: true if the move deploys a figure. Absent: every move does, or passes. */
  isDeployment?(move: number): boolean;
  /**
   * While a deployment is awaited: true if the move leaves the board and all figures on it unchanged, like passing.
   * Absent: no move does.
   */
  keepsBoard?(move: number): boolean;
  /** Many choices follow each other now; a reply examines them only for the best placements. */
  readonly isLong?: boolean;
  /**
   * A quick guess of what the player who chooses will choose, among the moves with indices `from` to `to`; absent: the
   * last one.
   */
  likely?(moves: Int32Array, from: number, to: number): number;
  /**
   * If the current choice belongs to a subgame that is solved separately instead of searched, returns its moves worth
   * considering; otherwise undefined.
   */
  solve?(estimator: Estimator): readonly Solved[] | undefined;
  /** Does this placement touch one of the last tiles laid, so many of them? */
  isBeside(placement: number, tiles: number): boolean;
  play(move: number, stopAt: 'draw'): void;
  /** Draws the tile for the next turn. */
  advance(): void;
  undo(): void;
  actionOf(move: number): Action;
  moveOf(action: Action): Result<number>;
}

/** How the solver of a subgame estimates the rest of the game. */
export interface Estimator {
  /**
   * The best way to play the rest of the current turn, for the player who chooses. `isBrief`: found with less work and
   * less certainty.
   */
  best(isBrief?: boolean): readonly number[];
  /** Expected final points by player, while a draw or the final scoring is awaited; valid until the next call. */
  expected(): ArrayLike<number>;
  /** True when time is up: a rougher estimate has to do. */
  isLate(): boolean;
}

/** A move and its value for the player who chooses. */
export interface Solved {
  readonly move: number;
  readonly value: number;
}

/** True if the current turn has ended; the next one begins with a draw. */
export const isTurnOver = (awaiting: string): boolean =>
  awaiting === 'draw' || awaiting === 'final' || awaiting === 'over';

/** Evaluates positions. */
export interface Evaluator {
  /** Number of positions evaluated, which measures the work. */
  count: number;
  /** Prepares for positions with one more tile, which can then be evaluated faster. */
  look(): void;
  /** Expected lead of `me` at the end, in points, while a draw or the final scoring is awaited. */
  value(me: number): number;
  /**
   * The same if the board and the figures on it are unchanged since the last call of `value`; `deploymentGain` still
   * refers to that call.
   */
  valueOnSameBoard?(me: number): number;
  /** What one more deployment by `me` would add to the last result of `value`. */
  deploymentGain(region: number, me: number): number;
  /**
   * The same while the final scoring is awaited, exact or (`isAbout`) approximate; undefined: the deployment has to be
   * played. Absent: all have to be. Where figures may go anywhere, the last choices of a game would take three fifths
   * longer with that.
   */
  finalGain?(region: number, me: number, isAbout: boolean): number | undefined;
  /** Expected final points by player; for games that `solve` subgames. */
  expected?(): ArrayLike<number>;
  /** Points on the track, of `me` plus the rivals, which a level's `style` adds to the value (levels.ts). */
  points(me: number): number;
}
