import type { FeatureAt, GameState, Piece } from '../../game/index.ts';
import type { Knowledge } from './knowledge.ts';
import type { Painted } from './painted.ts';
import type { FigureCount } from '../contract.ts';

/** What the session adds to a rule set's adapter (src/game/core/adapter.ts). */
export interface SessionGame<S extends GameState = GameState> {
  /** A player's figures, followers first. `pieces`: those on the table. */
  figures(state: S, player: number, pieces: readonly Piece[]): readonly FigureCount[];
  /** What has to be painted for the game. */
  painted(state: S): Painted;
  knowledge(state: S): Knowledge;
  /** What a feature is worth to who is put there now: what it scores if it is completed, otherwise what it would at the end. Absent: nobody asks. */
  worth?(state: S, at: FeatureAt): number;
  /** Figures there that count for the majority, by player. Absent: nobody asks. */
  crowd?(state: S, at: FeatureAt): readonly number[];
  /** Categories of points, in the order of the end page; other words come after them. */
  readonly categories: readonly string[];
}
