import { DISTINCT_LOOKS } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { App, LastPlayer } from '../../session/contracts/app.ts';
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

/** `last`: the players of the last game; absent: there was none. */
export function manyPlayersAtFirst(
  app: Pick<App, 'botLevels' | 'settings'>,
  last: readonly LastPlayer[] = [],
): ManyPlayers {
  const usual = levelPlayedLast(app) || PERSON;
  const looks = last.reduce((all, { look }, index) => looksAmong(all, index, look), DISTINCT_LOOKS);
  return {
    size: last.length || USUAL,
    seats: looks.map((look, index) => {
      const { name = '', level } = last[index] ?? {};
      const who = level === undefined ? (index === 0 ? PERSON : usual) : (level ?? PERSON);
      return { name, look, who: who === PERSON || app.botLevels.includes(who) ? who : usual };
    }),
    begins: 'lot',
  };
}

/** For the next game. */
export const lastOfMany = ({ seats, size }: ManyPlayers): readonly LastPlayer[] =>
  seats.slice(0, size).map(({ name, look, who }) => ({ name: name.trim(), look, level: who === PERSON ? null : who }));

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
