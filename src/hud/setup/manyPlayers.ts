import { DISTINCT_LOOKS } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { App } from '../../session/contracts/app.ts';
import { looksAmong, paintName } from './colours.ts';
import { levelPlayedLast } from './LevelChoice.tsx';
import type { Person } from './newGame.ts';

/** In the list of who plays: a person, not a computer player. */
export const PERSON = 'human';
const USUAL = 3;

export interface SeatEntry {
  /** As typed. */
  readonly name: string;
  readonly look: number;
  /** `PERSON`, or the level of a computer player. */
  readonly who: string;
}

/** The entries about a table with several seats. */
export interface ManyPlayers {
  readonly size: number;
  /** Clockwise around the table; those beyond the size are kept. */
  readonly seats: readonly SeatEntry[];
  readonly begins: 'lot' | '0';
}

/** The possible numbers of players in a rule set. */
export function sizesOf(rules: string): readonly number[] {
  const { fewest, most } = adapterOf(rules).seats;
  return Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
}

export function manyPlayersAtFirst(app: Pick<App, 'botLevels' | 'settings'>): ManyPlayers {
  const level = levelPlayedLast(app) || PERSON;
  return {
    size: USUAL,
    seats: DISTINCT_LOOKS.map((look, index) => ({ name: '', look, who: index === 0 ? PERSON : level })),
    begins: 'lot',
  };
}

export function withSeat(many: ManyPlayers, index: number, change: Partial<SeatEntry>): ManyPlayers {
  const looks = many.seats.map(({ look }) => look);
  const after = change.look === undefined ? looks : looksAmong(looks, index, change.look);
  return {
    ...many,
    seats: many.seats.map((seat, other) => ({
      ...seat,
      ...(other === index ? change : {}),
      look: after[other] ?? seat.look,
    })),
  };
}

export const peopleOfMany = (texts: Texts, { seats, size }: ManyPlayers): readonly Person[] =>
  seats.slice(0, size).map(({ name, look, who }) => ({
    name: name.trim() || paintName(texts, look),
    seat: who === PERSON ? { kind: 'human' } : { kind: 'bot', level: who },
    colour: look,
  }));
