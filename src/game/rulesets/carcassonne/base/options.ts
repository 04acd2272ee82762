import type { FieldRule } from './vocabulary.ts';

/** How a game is played (RULES.md §2 and §11). */
export interface CarcassonneOptions {
  /** Modules in play, in the order of RULES.md §2. */
  readonly modules: readonly string[];
  /** Names of the tile sets in play; `null`: the base set and those of the modules. */
  readonly tiles: readonly string[] | null;
  /** By name of a tile set: how many copies of it the stack has, from 2; absent: one of each set in play. */
  readonly copies?: Readonly<Record<string, number>>;
  readonly fields: FieldRule;
  readonly tinyCity: 4 | 2;
  /** Followers per player, 1 to 7. */
  readonly followers: number;
  /** Options that belong to modules. */
  readonly extra: Readonly<Record<string, string | number>>;
}

export const FOLLOWERS = 7;

export const DEFAULT_OPTIONS: CarcassonneOptions = {
  modules: [],
  tiles: null,
  fields: 'each-3',
  tinyCity: 4,
  followers: FOLLOWERS,
  extra: {},
};
