import type { GameState, Piece } from '../../game/index.ts';
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
  /** Categories of points, in the order of the end page; other words come after them. */
  readonly categories: readonly string[];
}
