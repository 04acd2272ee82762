import type { Match, NewGame } from './contract.ts';
import type { CountryMatch, CountryNewGame } from './country/contract.ts';
import type { CountryStaged } from './country/past.ts';
import type { Staged } from './review/castlePast.ts';

/** The match at the table. */
interface CurrentOf<Game, Match, Staged> {
  readonly id: string;
  /** Where it is kept: what comes from the archive is only looked at, and nobody keeps lessons and puzzles. */
  readonly place: 'saves' | 'room' | 'archive' | 'school';
  readonly game: Game;
  readonly live: Match;
  /** The match, or a moment of it that is looked at again. */
  readonly match: Match;
  readonly staged: Staged;
  /** It was not over already when it came to the table. */
  readonly counted: boolean;
}

export type Current = CurrentOf<NewGame, Match, Staged>;
export type CountryCurrent = CurrentOf<CountryNewGame, CountryMatch, CountryStaged>;
