import { adapterOf } from '../../game/index.ts';
import type { Bag, GivenOptions } from '../../game/index.ts';
import type { Texts } from '../../i18n/index.ts';

/** The tile sets in the stack of a new game. */

/** How many copies of each set are in the stack, by name. */
export type BagCounts = Readonly<Record<string, number>>;

export interface Chosen {
  readonly rules: string;
  readonly modules: readonly string[];
  /** Absent: as the modules add them. */
  readonly bag?: BagCounts | undefined;
}

/** Of a game at a table, with its thinking. */
const MINUTES_PER_TILE = 0.5;
const ROUNDED_TO = 5;

/** As given elsewhere; `undefined`: as usual. */
export const bagIn = (rules: string, given: GivenOptions): BagCounts | undefined =>
  given['tiles'] === undefined && given['copies'] === undefined
    ? undefined
    : adapterOf(rules).bags?.look(given)?.copies;

/** The options of a record that say what is in the stack. */
export function bagOptions({ rules, modules, bag }: Chosen): GivenOptions {
  const { bags } = adapterOf(rules);
  if (!bag || !bags) return {};
  const tiles = bags.sets().flatMap(({ set }) => ((bag[set] ?? 0) > 0 ? [set] : []));
  const usual = Object.keys(bags.look({ modules })?.copies ?? {});
  const isUsual = tiles.length === usual.length && tiles.every((set) => usual.includes(set));
  const copies = Object.fromEntries(Object.entries(bag).filter(([, count]) => count > 1));
  return {
    ...(isUsual ? {} : { tiles }),
    ...(Object.keys(copies).length > 0 ? { copies } : {}),
  };
}

/** What would be in the stack; `undefined`: the game has one set only, or its modules cannot be combined. */
export const bagOf = (chosen: Chosen): Bag | undefined =>
  adapterOf(chosen.rules).bags?.look({ modules: chosen.modules, ...bagOptions(chosen) });

/** The number of tiles if they were chosen. */
export const bagTiles = (chosen: Chosen): number | undefined => (chosen.bag ? bagOf(chosen)?.tiles : undefined);

/** Why there is no game with these tiles; `null`: there is one. */
export function bagTrouble(texts: Texts, chosen: Chosen): string | null {
  const tiles = bagTiles(chosen);
  const most = adapterOf(chosen.rules).bags?.mostTiles ?? Infinity;
  if (tiles === 0) return texts.t('bag.empty');
  return tiles !== undefined && tiles > most ? texts.t('bag.too-many', { count: most }) : null;
}

/** How many tiles, and about how long they take. */
export function bagTold(texts: Texts, chosen: Chosen): string {
  const tiles = bagOf(chosen)?.tiles;
  if (tiles === undefined) return texts.t('bag.usual');
  const minutes = Math.max(1, Math.round((tiles * MINUTES_PER_TILE) / ROUNDED_TO)) * ROUNDED_TO;
  return texts.t('bag.told', { count: tiles, minutes });
}
