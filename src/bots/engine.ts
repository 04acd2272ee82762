import type { Action, GameState, Random, Result } from '../game/index.ts';
import type { BotLevel, Level } from './levels.ts';
import type { Reason } from './reason.ts';

/** What a rule set brings for its computer players (engines.ts lists them); search, levels, hints and workers are the same for all. */
export interface Engine<S extends GameState = GameState> {
  readonly levels: Readonly<Record<BotLevel, Level>>;
  /** Names the choice: with the seed of the player it decides what chance brings. */
  choiceKey(state: S): string;
  /** The game as its player knows it: what the state hides is not looked at, even where it is there. `greedy`: only the points of the moment count. */
  know(state: S, random: Random, greedy: boolean): KnownGame;
}

/** A game as a player knows it, ready for thinking. */
export interface KnownGame {
  readonly game: SearchGame;
  readonly evaluator: Evaluator;
  /** Why a way to play the rest of the turn is good, the weightiest first. The game is left as it was. */
  reasonsFor(moves: readonly number[]): readonly Reason[];
}

/** A game that plays fast and backwards. Moves are numbers; a turn ends where `draw` or `final` is awaited. */
export interface SearchGame {
  readonly awaiting: string;
  /** The player of the turn. */
  readonly player: number;
  /** Who chooses now, where that may be another one than the player of the turn. */
  readonly actor?: number;
  /** Tiles not drawn yet. */
  readonly left: number;
  /** How many moves can be taken back. */
  readonly depth: number;
  /** All tiles of the game in the order in which they are supposed to be drawn: those drawn first. */
  readonly deck: readonly number[];
  /** What the deck is supposed to be from here on. Not taken back. */
  assume(deck: readonly number[]): void;
  /** Undrawn tiles in an order that the rules allow, as near to the given one as can be. */
  arrange(undrawn: readonly number[]): readonly number[];
  /** Writes the legal moves into `out` from place `from` on, passing last; answers where they end. */
  listMoves(out: Int32Array, from: number): number;
  legalMoves(): Int32Array;
  /** Names what a deployment changes, if the region stays open and the turn ends as by passing (`Evaluator.deploymentGain`); -1 otherwise. */
  openRegion(deployment: number): number;
  /** Does this move, made where a figure can be deployed, deploy one? Absent: every one does, or passes. */
  isDeployment?(move: number): boolean;
  /** Does this move, made where a figure can be deployed, leave the board and everybody on it as passing does? Absent: none does. */
  keepsBoard?(move: number): boolean;
  /** Do many choices follow each other now? A reply looks into these only where it promises most. */
  readonly isLong?: boolean;
  /** What whoever chooses is likely to choose, told quickly, among moves `from` to `to` of `moves`; absent: the last of them. */
  likely?(moves: Int32Array, from: number, to: number): number;
  /** What is chosen now is a game of its own, which is solved instead of being searched: its moves worth thinking about; undefined: it is not. */
  solve?(mind: Mind): readonly Solved[] | undefined;
  play(move: number, stopAt: 'draw'): void;
  /** Draws the tile of the next turn. */
  advance(): void;
  undo(): void;
  actionOf(move: number): Action;
  moveOf(action: Action): Result<number>;
}

/** How whoever solves a game within the game thinks about the rest of it. */
export interface Mind {
  /** The best way to play the rest of the running turn, for whoever chooses. `isBrief`: found with less work, and less surely. */
  best(isBrief?: boolean): readonly number[];
  /** What everybody is expected to have at the end, by player, where a draw or the final scoring is awaited; valid until the next call. */
  expected(): ArrayLike<number>;
}

/** A move with its value to whoever chooses. */
export interface Solved {
  readonly move: number;
  readonly value: number;
}

/** Has the running turn ended? The next one begins with a draw. */
export const isTurnOver = (awaiting: string): boolean =>
  awaiting === 'draw' || awaiting === 'final' || awaiting === 'over';

/** What a position is worth. */
export interface Evaluator {
  /** How many positions were read: the work done. */
  count: number;
  /** Makes ready for positions with one tile more, which are then told faster. */
  look(): void;
  /** Expected lead of `me` at the end, in points. The position waits for a draw or for the final scoring. */
  value(me: number): number;
  /** The same where the board and everybody on it is as it was for the value told last; `deploymentGain` goes on from that one. */
  valueOnSameBoard?(me: number): number;
  /** What one more deployment of `me` would add to the value told last. */
  deploymentGain(region: number, me: number): number;
  /** The same where the final scoring is awaited, or `isAbout` the same; undefined: that deployment has to be played. Absent: every one has. */
  finalGain?(region: number, me: number, isAbout: boolean): number | undefined;
  /** Expected points at the end, by player; for games that `solve` something. */
  expected?(): ArrayLike<number>;
  /** Points on the track that count more for a builder and less for a spoiler (levels.ts). */
  points(me: number): number;
}
