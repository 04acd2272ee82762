import type { Match, NewGame } from './contract.ts';
import type { Staged } from './review/staged.ts';

/** The current match. */
export interface Current {
  readonly id: string;
  /** Where it is saved: archived games are only viewed, and lessons and puzzles are not saved. */
  readonly place: 'saves' | 'room' | 'archive' | 'school';
  readonly game: NewGame;
  readonly live: Match;
  /** The match, or a moment of its replay. */
  readonly match: Match;
  readonly staged: Staged;
  /** It was not over yet when it was opened. */
  readonly counted: boolean;
}
