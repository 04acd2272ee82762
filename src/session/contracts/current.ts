import type { Match, NewGame } from './match.ts';
import type { TableMatch } from './review.ts';

/** The current match. */
export interface Current {
  readonly id: string;
  /** Where it is saved. Archived games are only viewed; lessons and puzzles are not saved. */
  readonly place: 'saves' | 'room' | 'archive' | 'learning';
  readonly game: NewGame;
  readonly live: Match;
  /** The match, or a moment of its replay. */
  readonly match: Match;
  readonly tableMatch: TableMatch;
  /** It counts for statistics, because it was not over when it was opened. */
  readonly counted: boolean;
}
