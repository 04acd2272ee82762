import type { Bag } from '../../core/adapter.ts';
import { stackSize } from './chance.ts';
import { MODULES } from './modules.ts';
import { rulesOf, setsInPlay, usualSets } from './rules.ts';
import { readOptions } from './parseOptions.ts';
import { BASE_SET, TILE_SETS, tileSet } from './tileSets.ts';

/** What a new game has in its stack (RULES.md §2): sets of tiles, with or without the rules of their modules. */

/** Sets with tiles that can be drawn: not those that only lie on the board from the start. */
export const drawnSets = (): readonly { readonly set: string; readonly tiles: number }[] =>
  TILE_SETS.map((set) => {
    const drawn = tileSet(set).filter(({ at, flags }) => !at && !flags.has('optional'));
    return { set, tiles: drawn.reduce((sum, { count }) => sum + count, 0) };
  }).filter(({ tiles }) => tiles > 0);

/** The modules that bring a set. */
export const modulesOfSet = (set: string): readonly string[] =>
  MODULES.filter(({ tileSets }) => tileSets.includes(set)).map(({ id }) => id);

/** `undefined` if the rules refuse the options for another reason than too many tiles. */
export function bagOf(given: unknown): Bag | undefined {
  const options = readOptions(given);
  if (!options.ok) return undefined;
  const { modules, copies = {} } = options.value;
  const offered = drawnSets().map(({ set }) => set);
  const sets = setsInPlay(options.value).filter((set) => offered.includes(set));
  const usual = usualSets(modules);
  return {
    copies: Object.fromEntries(sets.map((set) => [set, copies[set] ?? 1])),
    tiles: stackSize(rulesOf(options.value)),
    withoutRules: sets.filter((set) => set !== BASE_SET && !usual.includes(set)),
    withoutTiles: usual.filter((set) => offered.includes(set) && !sets.includes(set)),
  };
}
