import type { FeatureAt, GameState, Piece } from '../../game/index.ts';
import type { Knowledge } from './knowledge.ts';
import type { Painted } from './painted.ts';
import type { FigureCount } from '../contracts/match.ts';

/** What the session adds to a rule set's adapter (src/game/core/adapter.ts). */
export interface SessionGame<S extends GameState = GameState> {
  /** A player's pieces by sort, followers first. `pieces`: those on the table. */
  figures(state: S, player: number, pieces: readonly Piece[]): readonly FigureCount[];
  /** What has to be painted for the game. */
  painted(state: S): Painted;
  knowledge(state: S): Knowledge;
  /**
   * Points that a feature is currently worth to a player who deploys there: if it is completed, what it scores;
   * otherwise what it would score at the end. Absent: the rule set does not say.
   */
  worth?(state: S, at: FeatureAt): number;
  /** Followers there as they count for the majority, by player. Absent: the rule set does not say. */
  crowd?(state: S, at: FeatureAt): readonly number[];
  /** What a figure of this sort counts for the majority. Absent: 1. */
  weight?(state: S, sort: string): number;
  /** Categories of points in the order of the final table; other words come after them. */
  readonly categories: readonly string[];
}
