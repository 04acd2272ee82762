import { DISTINCT_LOOKS } from '../../art/players.ts';
import { adapterOf } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';
import type { App, LastPlayer } from '../../session/contracts/app.ts';
import { looksAmong, paintName } from './colours.ts';
import { hasSeveral } from './gameWords.ts';
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

/** The entries about the players. */
export interface Players {
  /** How many, where the rules leave a choice. */
  readonly size: number;
  /** Clockwise around the table; those beyond the size are kept. */
  readonly seats: readonly SeatEntry[];
  /** Index of a seat. */
  readonly begins: 'lot' | number;
}

/** The possible numbers of players in a rule set; at a real table, one may play alone if others may join. */
export function sizesOf(rules: string, byHand = false): readonly number[] {
  const { fewest: usual, most } = adapterOf(rules).seats;
  const fewest = byHand && hasSeveral(rules) ? 1 : usual;
  return Array.from({ length: most - fewest + 1 }, (_, n) => fewest + n);
}

/** The same without computer players. */
export const peopleOnly = (players: Players): Players => ({
  ...players,
  seats: players.seats.map((seat) => ({ ...seat, who: PERSON })),
});

/** The seats that are taken with these rules. */
export const seatsTaken = ({ size, seats }: Players, rules: string): readonly SeatEntry[] =>
  seats.slice(0, Math.min(size, adapterOf(rules).seats.most));

/** Who begins, among those who play with these rules. */
export const beginnerOf = (players: Players, rules: string): Players['begins'] =>
  players.begins !== 'lot' && players.begins < seatsTaken(players, rules).length ? players.begins : 'lot';

/** As they were in the last game with these rules. */
export function playersAtFirst(app: Pick<App, 'botLevels' | 'settings'>, rules: string): Players {
  const last: readonly LastPlayer[] = app.settings.lastPlayers[rules] ?? [];
  const usual = levelPlayedLast(app) || PERSON;
  const looks = last.reduce((all, { look }, index) => looksAmong(all, index, look), DISTINCT_LOOKS);
  return {
    size: (hasSeveral(rules) && last.length) || USUAL,
    seats: looks.map((look, index) => {
      const { name = '', level } = last[index] ?? {};
      const who = level === undefined ? (index === 0 ? PERSON : usual) : (level ?? PERSON);
      return { name, look, who: who === PERSON || app.botLevels.includes(who) ? who : usual };
    }),
    begins: 'lot',
  };
}

/** For the next game. */
export const lastOf = (players: Players, rules: string): readonly LastPlayer[] =>
  seatsTaken(players, rules).map(({ name, look, who }) => ({
    name: name.trim(),
    look,
    level: who === PERSON ? null : who,
  }));

export function withSeat(players: Players, index: number, change: Partial<SeatEntry>): Players {
  const looks = players.seats.map(({ look }) => look);
  const after = change.look === undefined ? looks : looksAmong(looks, index, change.look);
  return {
    ...players,
    seats: players.seats.map((seat, other) => ({
      ...seat,
      ...(other === index ? change : {}),
      look: after[other] ?? seat.look,
    })),
  };
}

/** The name of a player who has entered none: the colour, or, alone against a person, *Computer*. */
export function nameInstead(texts: Texts, players: Players, rules: string, index: number): string {
  const isAlone =
    !hasSeveral(rules) &&
    players.seats[index]?.who !== PERSON &&
    seatsTaken(players, rules).some(({ who }) => who === PERSON);
  return isAlone ? texts.t('new.name.bot') : paintName(texts, players.seats[index]?.look ?? 0);
}

export const peopleOf = (texts: Texts, players: Players, rules: string): readonly Person[] =>
  seatsTaken(players, rules).map(({ name, look, who }, index) => ({
    name: name.trim() || nameInstead(texts, players, rules, index),
    seat: who === PERSON ? { kind: 'human' } : { kind: 'bot', level: who },
    colour: look,
  }));
