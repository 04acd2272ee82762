import type { Match, NewGame } from './contract.ts';
import type { Staged } from './review/staged.ts';

/** The match at the table. */
export interface Current {
  readonly id: string;
  /** Where it is kept: what comes from the archive is only looked at, and nobody keeps lessons and puzzles. */
  readonly place: 'saves' | 'room' | 'archive' | 'school';
  readonly game: NewGame;
  readonly live: Match;
  /** The match, or a moment of it that is looked at again. */
  readonly match: Match;
  readonly staged: Staged;
  /** It was not over already when it came to the table. */
  readonly counted: boolean;
}
