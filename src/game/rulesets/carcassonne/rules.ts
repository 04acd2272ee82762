import type { LaidTile } from '../../core/vocabulary.ts';
import { compose } from './base/compose.ts';
import { DEFAULT_OPTIONS } from './base/options.ts';
import type { CarcassonneOptions } from './base/options.ts';
import type { Rules } from './base/hooks.ts';
import type { Table } from './base/table.ts';
import { interactionsOf } from '../../../expansions/interactions/rules.ts';
import { MODULES } from './modules.ts';
import { BASE_SET, materialOf, prepared, tileSet } from './tileSets.ts';

/** The rules of a game, from its options. */
export type CarcassonneRules = Rules<Table>;

const made = new Map<string, CarcassonneRules>();
/** Cache by options object: the rules of a running game are needed all the time. */
const madeOf = new WeakMap<CarcassonneOptions, CarcassonneRules>();

/** The base set, and what the modules add. */
export const usualSets = (modules: readonly string[]): readonly string[] => [
  ...new Set([BASE_SET, ...MODULES.filter(({ id }) => modules.includes(id)).flatMap(({ tileSets }) => tileSets)]),
];

export const setsInPlay = ({ modules, tiles }: Pick<CarcassonneOptions, 'modules' | 'tiles'>): readonly string[] =>
  tiles ?? usualSets(modules);

/** The rules with these options; the same options give the same object. */
export function rulesOf(options: CarcassonneOptions = DEFAULT_OPTIONS): CarcassonneRules {
  const rules = madeOf.get(options) ?? makeRules(options);
  madeOf.set(options, rules);
  return rules;
}

function makeRules(options: CarcassonneOptions): CarcassonneRules {
  const key = JSON.stringify(options);
  const known = made.get(key);
  if (known) return known;
  const modules = MODULES.filter(({ id }) => options.modules.includes(id));
  const sets = setsInPlay(options);
  const start = tileSet(BASE_SET)
    .filter((tile) => tile.start)
    .map(({ id }): LaidTile => ({ tile: id, x: 0, y: 0, rotation: 0 }));
  // Needed even if they are not in play: the base set, which has the start tile, and the modules' sets, one of which
  // has the spring.
  const needed = [BASE_SET, ...modules.flatMap(({ tileSets }) => tileSets)];
  const printed = materialOf([...new Set([...needed, ...sets])]);
  const varying = modules.filter(({ vary }) => vary);
  const material =
    varying.length === 0
      ? printed
      : prepared(varying.reduce((tiles, module) => module.vary?.(tiles) ?? tiles, printed.tiles));
  const rules = compose({ modules, interactions: interactionsOf(options.modules) }, options, { material, sets, start });
  made.set(key, rules);
  return rules;
}
