import type { GivenOptions, TileSet } from '../../game/index.ts';
import type { App } from '../../session/contracts/app.ts';
import type { Assist, NewGame, Seat, TimeTerms } from '../../session/contracts/match.ts';

/** A player at the table; `colour`: their look. */
export interface Person {
  readonly name: string;
  readonly seat: Seat;
  readonly colour: number;
}

/** The content of the form, before it is decided who begins. */
export interface FormValues {
  readonly rules: string;
  /** `null`: the tiles that come with the game. */
  readonly set?: TileSet | null;
  /** As in a record. */
  readonly options: GivenOptions;
  /** Clockwise around the table. */
  readonly people: readonly Person[];
  /** Index of the player who begins; `lot`: drawn by lot. */
  readonly begins: number | 'lot';
  readonly seed: string;
  readonly time?: TimeTerms;
  readonly without?: readonly Assist[];
  /** Played at a real table. */
  readonly byHand?: true;
}

export interface Chances {
  /** A random whole number, at least 0 and less than `below`. */
  pick(below: number): number;
  freshSeed(): string;
}

/**
 * Puts the players into the order of play: the one who begins first, the others clockwise. Names and colours stay with
 * their players.
 */
export function toNewGame(
  { rules, set, options, people, begins, seed, time, without, byHand }: FormValues,
  chances: Chances,
): NewGame {
  const first = begins === 'lot' ? chances.pick(people.length) : begins;
  const seated = [...people.slice(first), ...people.slice(0, first)];
  return {
    rules,
    ...(set ? { set } : {}),
    options,
    players: seated.map(({ name }) => name),
    seats: seated.map(({ seat }) => seat),
    colours: seated.map(({ colour }) => colour),
    seed: seed.trim() || chances.freshSeed(),
    ...(time ? { time } : {}),
    ...(without ? { without } : {}),
    ...(byHand ? { byHand } : {}),
  };
}

/** What `toNewGame` leaves to chance. */
export const chancesOf = (app: Pick<App, 'freshSeed'>): Chances => ({
  pick: (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below,
  freshSeed: () => app.freshSeed(),
});
