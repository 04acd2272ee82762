import { isCompleted } from './completing.ts';
import type { Ending, Rate } from './hooks.ts';
import { pennantsIn } from './marks.ts';
import type { Regions } from '../../../core/regions.ts';
import type { Table } from './table.ts';
import { CITY, SURROUNDED } from './vocabulary.ts';

/** What regions are worth (RULES.md §7, §8, §11): for the rules, for whoever asks, and for whoever estimates. */

/** The cell of a monastery and the eight around it. */
const ROUND_CELLS = 9;
const TINY_CITY = 2;
/** Points of a completed city for a field that touches it, and in the first edition. */
export const FIELD_POINTS = 3;
const FIRST_EDITION_POINTS = 4;

/** Of unfinished regions, unless a module has its own. */
const UNFINISHED: Rate = { tile: 1, pennant: 1 };
const DOUBLE: Rate = { tile: 2, pennant: 2 };

/** `count` things worth `each`. */
export interface Worth {
  readonly count: number;
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
  /** Their row in tables, if a module has one for them. */
  readonly category?: string;
}

export const worth = (count: number, each: number, category?: string): Worth =>
  category === undefined ? { count, each, points: count * each } : { count, each, points: count * each, category };

/** The rate of any region but a field. `tiles`: how many it has then; absent: more than the smallest city. */
export function rateOf(t: Table, root: number, ending: Ending, tiles?: number): Rate {
  if (t.rules.rate.length > 0) {
    for (const rate of t.rules.rate) {
      const own = rate(t, root, ending);
      if (own) return own;
    }
  }
  if (ending === 'unfinished' || t.regions.kind(root) !== CITY) return UNFINISHED;
  return tiles === TINY_CITY && t.rules.options.tinyCity === 2 ? UNFINISHED : DOUBLE;
}

/** The rate of all unfinished regions; undefined if modules decide by region. */
export const unfinishedRate = (t: Table): Rate | undefined => (t.rules.rate.length === 0 ? UNFINISHED : undefined);

export const pointsAt = (rate: Rate, tiles: number, pennants: number): number =>
  tiles * rate.tile + pennants * rate.pennant;

/** What the rate multiplies: tiles, or those on and around the cell of a monastery or garden; coats of arms. */
export const tilesOf = (regions: Regions, root: number, kind: number): number =>
  (SURROUNDED >> kind) & 1 ? ROUND_CELLS - regions.open(root) : regions.tileCount(root);
export const pennantsOf = (regions: Regions, root: number, kind: number): number =>
  kind === CITY ? pennantsIn(regions, root) : 0;

/** What a single leader scores for a road, city, monastery or garden as it is now, or would if the game ended now. */
export function worthOf(t: Table, root: number): Worth {
  if (t.regions.open(root) > 0) return worthAs(t, root, 'unfinished');
  // A complete region that does not count as completed will never score.
  return isCompleted(t, root) ? worthAs(t, root, 'finished') : worth(0, 0);
}

/** The same if it ended like this, with `growth` more tiles. */
export function worthAs(t: Table, root: number, ending: Ending, growth = 0): Worth {
  const kind = t.regions.kind(root);
  const tiles = tilesOf(t.regions, root, kind) + growth;
  const pennants = pennantsOf(t.regions, root, kind);
  const rate = rateOf(t, root, ending, tiles);
  return pennants === 0 || rate.pennant === rate.tile
    ? worth(tiles + pennants, rate.tile, rate.category)
    : worth(pointsAt(rate, tiles, pennants), 1, rate.category);
}

export const pointsOf = (t: Table, root: number): number => worthOf(t, root).points;

/**
 * Points that a region scores for a field that touches it: those of a completed city, unless a module overrides them.
 */
export function worthToFarmers(t: Table, root: number): number {
  for (const cityWorth of t.rules.cityWorth) {
    const own = cityWorth(t, root);
    if (own !== undefined) return own;
  }
  return t.regions.kind(root) === CITY && isCompleted(t, root) ? FIELD_POINTS : 0;
}

/** The points for farmers in the first edition, where a rule gives them `points` in the current one. */
export const inFirstEdition = (points: number): number => points + FIRST_EDITION_POINTS - FIELD_POINTS;
