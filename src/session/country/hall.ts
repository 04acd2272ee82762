import type { Outcome } from '../appContract.ts';
import type { CountryCurrent } from '../current.ts';
import type { ReviewPorts } from '../review/review.ts';
import type { CountryMatch, CountryNewGame } from './contract.ts';
import { createCountryMatch } from './match.ts';
import type { CountryMatchOptions } from './match.ts';
import { stageCountry } from './past.ts';
import type { CountryPast } from './past.ts';
import type { CountryKeeping } from './shelf.ts';

type Place = CountryCurrent['place'];

/** The match of the countryside at the table, while there is one. */
export interface Hall {
  readonly match: CountryMatch | null;
  /** What is at the table, for whoever looks back at it or repeats it. */
  readonly at: CountryCurrent | null;
  /** Takes a match to the table, fresh or from a record. */
  open(id: string, game: CountryNewGame, record: unknown, place: Place): Outcome;
  /** Takes a match to the table that somebody else made. */
  seat(id: string, game: CountryNewGame, match: CountryMatch, place: Place): void;
  /** The same match under another id. */
  rename(id: string): void;
  close(): void;
}

export interface HallPorts {
  readonly options: () => CountryMatchOptions;
  readonly review: ReviewPorts<CountryPast>;
  readonly keep: (keeping: CountryKeeping) => Promise<void>;
  /** Called before another match comes to the table, and after. */
  readonly onOpen: (place: Place) => void;
  readonly onChange: () => void;
}

export function createHall({ options, review, keep, onOpen, onChange }: HallPorts): Hall {
  let at: CountryCurrent | null = null;

  function seat(id: string, game: CountryNewGame, live: CountryMatch, place: Place): void {
    onOpen(place);
    at?.match.close();
    const staged = stageCountry(game, live, review);
    at = { id, place, game, live, match: staged.match, staged, counted: !live.view.over };
    const save = (): void => void (at?.live === live && place === 'saves' && keep({ ...at, match: live }));
    live.subscribe((view, before) => void (view.state !== before.state && save()));
    save();
    onChange();
  }

  return {
    get match() {
      return at?.match ?? null;
    },
    get at() {
      return at;
    },
    open(id, game, record, place) {
      const created = createCountryMatch(game, { ...options(), ...(record === undefined ? {} : { record }) });
      if (!created.ok) return created.error.code;
      seat(id, game, created.value, place);
      return null;
    },
    seat,
    rename(id) {
      if (at) at = { ...at, id };
    },
    close() {
      at?.match.close();
      at = null;
    },
  };
}
