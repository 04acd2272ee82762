import type { Result } from '../../core/result.ts';
import { accept, refuse } from '../../core/result.ts';
import { describe, getOwn, isInteger, isRecord } from '../../core/shape.ts';
import { DEFAULT_OPTIONS, FOLLOWERS } from './base/options.ts';
import type { CarcassonneOptions } from './base/options.ts';
import { FIELDS } from './base/vocabulary.ts';
import { clashOf } from '../../../expansions/interactions/rules.ts';
import { MODULES, MODULE_IDS } from './modules.ts';
import { stackSize } from './chance.ts';
import { rulesOf, setsInPlay } from './rules.ts';
import { TILE_SETS } from './tileSets.ts';

/** Options of a record (RULES.md §2, §11). Refuses with `bad-options` or `bad-modules`. */

const OWN_OPTIONS = ['modules', 'tiles', 'copies', 'fields', 'tinyCity', 'followers'];
export const TINY_CITY = [4, 2] as const;
/** How often a tile set may be in the stack, and how many tiles a stack has (RECORD.md). */
export const MOST_COPIES = 5;
export const MOST_TILES = 400;

/** Refuses also what no game can be dealt from. */
export function parseOptions(value: unknown): Result<CarcassonneOptions> {
  const options = readOptions(value);
  return options.ok && options.value.copies && stackSize(rulesOf(options.value)) > MOST_TILES
    ? refuse('bad-options', `A stack has ${MOST_TILES} tiles at most.`)
    : options;
}

/** The same, however many tiles the stack has. */
export function readOptions(value: unknown): Result<CarcassonneOptions> {
  if (value === undefined) return accept(DEFAULT_OPTIONS);
  if (!isRecord(value)) return refuse('bad-options', 'The options are not an object.');
  const known = new Map(
    MODULES.flatMap((module) =>
      Object.entries(module.options).map(([name, values]) => [name, { module: module.id, values }] as const),
    ),
  );
  const stranger = Object.keys(value).find((key) => !OWN_OPTIONS.includes(key) && !known.has(key));
  if (stranger !== undefined) return refuse('bad-options', `There is no option ${stranger}.`);
  const modules = parseModules(getOwn(value, 'modules'));
  if (!modules.ok) return modules;
  const tiles = parseTileSets(getOwn(value, 'tiles'));
  if (!tiles.ok) return tiles;
  const copies = parseCopies(getOwn(value, 'copies'), setsInPlay({ modules: modules.value, tiles: tiles.value }));
  if (!copies.ok) return copies;
  const fields = oneOf(getOwn(value, 'fields'), FIELDS);
  if (fields === null) return refuse('bad-options', `Option fields is one of ${FIELDS.join(', ')}.`);
  const tinyCity = oneOf(getOwn(value, 'tinyCity'), TINY_CITY);
  if (tinyCity === null) return refuse('bad-options', `Option tinyCity is one of ${TINY_CITY.join(', ')}.`);
  const followers = getOwn(value, 'followers') ?? FOLLOWERS;
  if (!isInteger(followers) || followers < 1 || followers > FOLLOWERS || getOwn(value, 'followers') === null)
    return refuse('bad-options', `Option followers is a number from 1 to ${FOLLOWERS}.`);
  const extra: Record<string, string | number> = {};
  for (const [name, { module, values }] of known) {
    const given = getOwn(value, name);
    // If the values are words, a number is read as a word too.
    const chosen = oneOf(typeof given === 'number' && !values.includes(given) ? String(given) : given, values);
    if (chosen === null) return refuse('bad-options', `Option ${name} is one of ${values.join(', ')}.`);
    // Options of a module that is off are ignored.
    if (modules.value.includes(module) && chosen !== undefined) extra[name] = chosen;
  }
  return accept({
    modules: modules.value,
    tiles: tiles.value,
    ...(copies.value ? { copies: copies.value } : {}),
    fields,
    tinyCity,
    followers,
    extra,
  });
}

/** Returns the chosen value, or the first one if none is given; `null` if it is not one of them. */
function oneOf<T>(value: unknown, values: readonly [T, ...T[]] | readonly T[]): T | null {
  if (value === undefined) return values[0] ?? null;
  return values.find((known) => known === value) ?? null;
}

function parseModules(value: unknown): Result<readonly string[]> {
  if (value === undefined) return accept([]);
  if (!Array.isArray(value)) return refuse('bad-modules', 'The modules are not a list.');
  const stranger = value.find((id: unknown) => typeof id !== 'string' || !MODULE_IDS.includes(id));
  if (stranger !== undefined) return refuse('bad-modules', `There is no module ${describe(stranger)}.`);
  if (new Set(value).size < value.length) return refuse('bad-modules', 'A module is named twice.');
  const modules = MODULE_IDS.filter((id) => value.includes(id));
  const clash = clashOf(modules);
  return clash ? refuse('bad-modules', `The modules ${clash.join(' and ')} cannot be in one game.`) : accept(modules);
}

function parseTileSets(value: unknown): Result<readonly string[] | null> {
  if (value === undefined) return accept(null);
  if (!Array.isArray(value)) return refuse('bad-options', 'The tile sets are not a list.');
  const stranger = value.find((name: unknown) => typeof name !== 'string' || !TILE_SETS.includes(name));
  if (stranger !== undefined) return refuse('bad-options', `There is no tile set ${describe(stranger)}.`);
  if (new Set(value).size < value.length) return refuse('bad-options', 'A tile set is named twice.');
  return accept(TILE_SETS.filter((name) => value.includes(name)));
}

/** Sets that are not in play are ignored, like options of a module that is off. */
function parseCopies(value: unknown, inPlay: readonly string[]): Result<Readonly<Record<string, number>> | undefined> {
  if (value === undefined) return accept(undefined);
  if (!isRecord(value)) return refuse('bad-options', 'The copies are not an object.');
  const copies: Record<string, number> = {};
  for (const [set, count] of Object.entries(value)) {
    if (!TILE_SETS.includes(set)) return refuse('bad-options', `There is no tile set ${describe(set)}.`);
    if (!isInteger(count) || count < 1 || count > MOST_COPIES)
      return refuse('bad-options', `There are 1 to ${MOST_COPIES} copies of a tile set.`);
    if (count > 1 && inPlay.includes(set)) copies[set] = count;
  }
  const ordered = TILE_SETS.flatMap((set) => (copies[set] === undefined ? [] : [[set, copies[set]] as const]));
  return accept(ordered.length > 0 ? Object.fromEntries(ordered) : undefined);
}

/** The options as a record has them: only those that differ from the default. */
export function formatOptions({
  modules,
  tiles,
  copies,
  fields,
  tinyCity,
  followers,
  extra,
}: CarcassonneOptions): Readonly<Record<string, unknown>> {
  return {
    ...(modules.length > 0 ? { modules } : {}),
    ...(tiles ? { tiles } : {}),
    ...(copies ? { copies } : {}),
    ...(fields === DEFAULT_OPTIONS.fields ? {} : { fields }),
    ...(tinyCity === DEFAULT_OPTIONS.tinyCity ? {} : { tinyCity }),
    ...(followers === FOLLOWERS ? {} : { followers }),
    ...Object.fromEntries(
      Object.entries(extra).filter(([name, value]) => MODULES.every(({ options }) => options[name]?.[0] !== value)),
    ),
  };
}
