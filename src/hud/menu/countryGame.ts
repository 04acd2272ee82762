import type { country } from '../../game/index.ts';
import type { CountryNewGame, Seat } from '../../session/country/contract.ts';
import type { Chances } from './newGame.ts';

/** What the form of the countryside says, before it is known who begins. */
export interface CountryWishes {
  /** Clockwise round the table. */
  readonly people: readonly { readonly name: string; readonly seat: Seat; readonly colour: number }[];
  readonly begins: 'random' | 'first';
  readonly modules: readonly string[];
  readonly fields: country.FieldRule;
  readonly tinyCity: 4 | 2;
  readonly followers: number;
  readonly seed: string;
}

/** Seats everybody in the order of play: whoever begins comes first, the others follow clockwise. */
export function toCountryGame({ people, begins, modules, fields, tinyCity, followers, seed }: CountryWishes, chances: Pick<Chances, 'freshSeed'> & { pick(below: number): number }): CountryNewGame {
  const first = begins === 'random' ? chances.pick(people.length) : 0;
  const seated = [...people.slice(first), ...people.slice(0, first)];
  return {
    rules: 'carcassonne',
    options: { modules, fields, tinyCity, followers },
    players: seated.map(({ name }) => name),
    seats: seated.map(({ seat }) => seat),
    colours: seated.map(({ colour }) => colour),
    seed: seed.trim() || chances.freshSeed(),
  };
}
