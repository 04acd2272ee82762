import { STEP_X, STEP_Y } from '../../../core/grid.ts';
import { MIDDLE, PORTS } from '../../../core/tileTable.ts';
import type { Cell, FeatureAt } from '../../../core/vocabulary.ts';
import { isCompleted } from '../base/completing.ts';
import { CITY_POINTS, citiesOf, worthToFarmers } from '../base/final.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { ROUND_CELLS, TINY_CITY, countOf, eachOf } from '../base/scoring.ts';
import { Table } from '../base/table.ts';
import { CITY, FIELD, RIVER, ROUND } from '../base/vocabulary.ts';
import type { Kind } from '../base/vocabulary.ts';

/** What a region is and what it is worth (RULES.md §7 and §8), for people who point at it. */

/** `count` things worth `each`. */
export interface Worth {
  readonly count: number;
  readonly each: number;
  /** `count × each`. */
  readonly points: number;
}

export interface RegionInfo {
  readonly kind: Kind;
  /** The first one names it. */
  readonly features: readonly FeatureAt[];
  readonly tiles: number;
  readonly pennants: number;
  /** Sides that face an empty cell; empty cells round a monastery or a garden; 0 for a field, which is never complete. */
  readonly open: number;
  readonly complete: boolean;
  /** By player. */
  readonly followers: readonly number[];
  /** Who has most: all of them score. */
  readonly leaders: readonly number[];
  /** What each leader would have of it if the game ended now. */
  readonly now: Worth;
  /** The least it brings when it is finished: every empty cell that it faces takes another tile of it. The same as `now` for a field. */
  readonly finished: Worth;
  /** Of a field: the cities that feed it, all features of each. */
  readonly cities: readonly (readonly FeatureAt[])[];
  /** Of a field: cities that touch it and are not finished. */
  readonly unfinishedCities: readonly (readonly FeatureAt[])[];
  /** Of a monastery or a garden: the empty cells round it. */
  readonly missing: readonly Cell[];
}

const worth = (count: number, each: number): Worth => ({ count, each, points: count * each });

/** Every region of the position but water, and gardens that are only a picture. */
export function regionsOf({ table: t }: CarcassonnePosition): readonly RegionInfo[] {
  const stoodOn = t.rules.figures.reduce((kinds, { stands }) => kinds | stands, t.rules.stands | (1 << FIELD));
  const shown = [...t.regions.all()].filter(
    ([root]) => t.regions.kind(root) !== RIVER && (stoodOn >> t.regions.kind(root)) & 1,
  );
  const fields = shown.flatMap(([root]) => (t.regions.kind(root) === FIELD ? [root] : []));
  const touched = new Map(citiesOf(t, fields, 'all').map((cities, n) => [fields[n], cities]));
  return shown.map(([root, members]) => describe(t, root, members, touched.get(root) ?? []));
}

function describe(t: Table, root: number, nodes: readonly number[], touched: readonly number[]): RegionInfo {
  const kind = t.regions.kind(root);
  const isField = kind === FIELD;
  const open = isField ? 0 : t.regions.open(root);
  const leaders = t.regions.leaders(root);
  const players = Array.from({ length: t.players }, (_, player) => player);
  const feeding = touched.filter((city) => worthToFarmers(t, city) > 0);
  const now = isField ? fieldWorth(t, feeding) : worth(countOf(t, root), eachOf(t, root));
  return {
    kind: t.kindOf(root),
    features: featuresOf(t, nodes),
    tiles: t.regions.tileCount(root),
    pennants: kind === CITY ? t.regions.mark(root) : 0,
    open,
    complete: isCompleted(t, root),
    followers: players.map((player) => t.regions.followersOf(root, player)),
    leaders: players.filter((player) => (leaders >> player) & 1),
    now,
    finished: isField || open === 0 ? now : finishedWorth(t, root, nodes),
    cities: feeding.map((city) => t.featuresOf(city)),
    unfinishedCities: touched.filter((city) => !isCompleted(t, city)).map((city) => t.featuresOf(city)),
    missing: (ROUND >> kind) & 1 ? emptyRound(t, root) : [],
  };
}

const featuresOf = (t: Table, nodes: readonly number[]): readonly FeatureAt[] =>
  nodes.map((node) => t.featureAt(node)).sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);

/** First edition: a city pays its points once, to most farmers of all its fields; here what it brings if they are these. */
function fieldWorth(t: Table, cities: readonly number[]): Worth {
  const { fields } = t.rules.options;
  if (fields === 'off') return worth(0, 0);
  if (fields === 'city-4') return worth(cities.length, CITY_POINTS);
  const points = cities.reduce((sum, city) => sum + worthToFarmers(t, city), 0);
  const [first = 0] = cities;
  const each = cities.length > 0 ? worthToFarmers(t, first) : worth(0, 0).each;
  return points === cities.length * each ? worth(cities.length, each) : worth(points, 1);
}

function finishedWorth(t: Table, root: number, nodes: readonly number[]): Worth {
  const kind = t.regions.kind(root);
  if ((ROUND >> kind) & 1) return worth(ROUND_CELLS, 1);
  const growth = facedCells(t, nodes);
  const tiles = t.regions.tileCount(root) + growth;
  if (kind !== CITY) return worth(tiles, 1);
  const isTiny = tiles === TINY_CITY && t.rules.options.tinyCity === 2;
  return worth(tiles + t.regions.mark(root), isTiny ? 1 : 2);
}

/** Different empty cells that sides of these features face. */
function facedCells(t: Table, nodes: readonly number[]): number {
  const { plane, material } = t;
  const faced = new Set<string>();
  for (const node of nodes) {
    const cell = t.cellOf(node);
    const row = Table.row(t.laidOn(cell));
    for (const [side, dx] of STEP_X.entries()) {
      const dy = STEP_Y[side] ?? 0;
      if (material.table.ports[(row * 4 + side) * PORTS + MIDDLE] !== t.regions.feature(node)) continue;
      if (t.laidNear(cell, dx, dy) === 0) faced.add(`${plane.x(cell) + dx},${plane.y(cell) + dy}`);
    }
  }
  return faced.size;
}

function emptyRound(t: Table, root: number): readonly Cell[] {
  const cell = t.cellOf(root);
  const { x, y } = t.plane.coordinates(cell);
  const empty: Cell[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (t.laidNear(cell, dx, dy) === 0) empty.push({ x: x + dx, y: y + dy });
  return empty;
}
