import type { GivenOptions, TileSet } from '../../game/index.ts';
import type { NewGame, Seat } from '../../session/contract.ts';

/** Somebody at the table; `colour`: their look. */
export interface Person {
  readonly name: string;
  readonly seat: Seat;
  readonly colour: number;
}

/** Who sits at the table, and who begins: the part of the form that depends on how many can play. */
export interface PeopleForm {
  readonly elements: readonly HTMLElement[];
  readonly begins: HTMLElement;
  /** Clockwise round the table. */
  people(): readonly Person[];
  /** Place of whoever begins; `lot`: drawn. */
  first(): number | 'lot';
}

/** What the form says, before it is known who begins. */
export interface Wishes {
  readonly rules: string;
  /** `null`: the tiles that come with the game. */
  readonly set?: TileSet | null;
  /** As a record tells them. */
  readonly options: GivenOptions;
  /** Clockwise round the table. */
  readonly people: readonly Person[];
  /** Place of whoever begins; `lot`: drawn. */
  readonly begins: number | 'lot';
  readonly seed: string;
}

export interface Chances {
  /** A whole number from 0, by lot. */
  pick(below: number): number;
  freshSeed(): string;
}

/** Seats everybody in the order of play: whoever begins comes first, the others follow clockwise. Names and colours stay with their person. */
export function toNewGame({ rules, set, options, people, begins, seed }: Wishes, chances: Chances): NewGame {
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
  };
}
