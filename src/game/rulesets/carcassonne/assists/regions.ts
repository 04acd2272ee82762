import { sameCell } from '../../../core/cell.ts';
import { STEP_X, STEP_Y } from '../../../core/grid.ts';
import { MIDDLE, PORTS } from '../../../core/tileTable.ts';
import type { Cell, FeatureAt } from '../../../core/vocabulary.ts';
import { completedNow, isCompleted } from '../base/completing.ts';
import type { CarcassonneLine } from '../base/event.ts';
import { addedByModules, citiesOf, sourceOf } from '../base/final.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { AT, COMPLETED, Table } from '../base/table.ts';
import { FIELD, RIVER, SURROUNDED } from '../base/vocabulary.ts';
import type { Kind } from '../base/vocabulary.ts';
import { inFirstEdition, pennantsOf, worth, worthAs, worthOf, worthToFarmers } from '../base/worth.ts';
import type { Worth } from '../base/worth.ts';

/** What a region is and what it is worth (RULES.md §7 and §8), for players who inspect it. */

export interface RegionInfo {
  readonly kind: Kind;
  /** The first one names it. */
  readonly features: readonly FeatureAt[];
  readonly tiles: number;
  readonly pennants: number;
  /**
   * Sides that face an empty cell; empty cells around a monastery or a garden; 0 for a field, which is never complete.
   */
  readonly open: number;
  readonly complete: boolean;
  /** Completed by the tile of this turn, whose scoring is not over yet. */
  readonly pending: boolean;
  /** By player: what their figures weigh in the majority. */
  readonly followers: readonly number[];
  /** Players with the most followers: all of them score. */
  readonly leaders: readonly number[];
  /** What each leader would score for it if the game ended now. */
  readonly now: Worth;
  /** For a field: what modules add to it for some of the leaders, as lines of the final scoring. */
  readonly extras: readonly CarcassonneLine[];
  /**
   * The least it scores when finished: every empty cell that it faces takes another tile of it. The same as `now` for a
   * field.
   */
  readonly finished: Worth;
  /** For a field: the cities that score for it, with all features of each. */
  readonly cities: readonly (readonly FeatureAt[])[];
  /** For a field: cities that touch it and are not finished. */
  readonly unfinishedCities: readonly (readonly FeatureAt[])[];
  /** For a monastery or a garden: the empty cells around it. */
  readonly missing: readonly Cell[];
}

/** Lists every region of the position except water and gardens that are only pictures. */
export function regionsOf({ table: t }: CarcassonnePosition): readonly RegionInfo[] {
  const stoodOn = t.rules.figures.reduce((kinds, { stands }) => kinds | stands, t.rules.stands | (1 << FIELD));
  const shown = [...t.regions.all()].filter(
    ([root]) => t.regions.kind(root) !== RIVER && (stoodOn >> t.regions.kind(root)) & 1,
  );
  const fields = shown.flatMap(([root]) => (t.regions.kind(root) === FIELD ? [root] : []));
  const touched = new Map(citiesOf(t, fields, 'all').map((cities, n) => [fields[n], cities]));
  return shown.map(([root, members]) => describe(t, root, members, touched.get(root) ?? []));
}

/** What each leader would score if the game ended now, in the order of `leaders`. */
export const pointsOfLeaders = ({ now, leaders, extras }: RegionInfo): readonly number[] =>
  leaders.map((leader) =>
    extras.reduce((sum, { player, points }) => sum + (player === leader ? points : 0), now.points),
  );

/** The cells in which completing a region also scores for the holders of another one, and the regions in question. */
export interface VicinityInfo {
  readonly cells: readonly Cell[];
  /** Regions with a tile there that can still be completed, except gardens. */
  readonly regions: readonly RegionInfo[];
}

/** Returns this for the region of a feature; `null` if other regions do not score for it. */
export const vicinityOf = (position: CarcassonnePosition, at: FeatureAt): VicinityInfo | null =>
  vicinityIn(position.table, at, () => regionsOf(position));

function vicinityIn(t: Table, at: FeatureAt, all: () => readonly RegionInfo[]): VicinityInfo | null {
  const node = t.nodeAt(at);
  const root = node === undefined ? -1 : t.regions.find(node);
  const cells = root < 0 ? undefined : t.rules.vicinity.map((vicinity) => vicinity(t, root)).find((found) => found);
  if (!cells) return null;
  const places = cells.map((cell) => t.plane.coordinates(cell));
  const isThere = ({ features }: RegionInfo): boolean =>
    features.some((feature) => places.some((place) => sameCell(place, feature)));
  const regions = all().filter((region) => region.open > 0 && region.kind !== 'garden' && isThere(region));
  return { cells: places, regions };
}

/** A region that other regions score for, with those regions. */
export interface Surrounded extends VicinityInfo {
  readonly region: RegionInfo;
}

/** All regions that other regions can score for now; `null` if this game has none of them. */
export function surroundedRegions(position: CarcassonnePosition): readonly Surrounded[] | null {
  const { table } = position;
  if (table.rules.vicinity.length === 0) return null;
  const all = regionsOf(position);
  return all.flatMap((region) => {
    const [name] = region.features;
    const near = name && region.open === 0 ? vicinityIn(table, name, () => all) : null;
    return near ? [{ region, ...near }] : [];
  });
}

function describe(t: Table, root: number, nodes: readonly number[], touched: readonly number[]): RegionInfo {
  const kind = t.regions.kind(root);
  const isField = kind === FIELD;
  const open = isField ? 0 : t.regions.open(root);
  const leaders = t.regions.leaders(root);
  const players = Array.from({ length: t.players }, (_, player) => player);
  const feeding = touched.filter((city) => worthToFarmers(t, city) > 0);
  const now = isField ? fieldWorth(t, feeding) : worthOf(t, root);
  const leading = players.filter((player) => (leaders >> player) & 1);
  return {
    kind: t.kindOf(root),
    features: featuresOf(t, nodes),
    tiles: t.regions.tileCount(root),
    pennants: pennantsOf(t.regions, root, kind),
    open,
    complete: isCompleted(t, root),
    pending: isPending(t, root),
    followers: players.map((player) => t.regions.weightOf(root, player)),
    leaders: leading,
    now,
    extras: now.points > 0 && isField ? extrasOf(t, root, feeding.length, leading) : [],
    finished: isField || open === 0 ? now : worthAs(t, root, 'finished', growthOf(t, root, nodes)),
    cities: feeding.map((city) => t.featuresOf(city)),
    unfinishedCities: touched.filter((city) => t.regions.open(city) > 0).map((city) => t.featuresOf(city)),
    missing: (SURROUNDED >> kind) & 1 ? emptyAround(t, root) : [],
  };
}

/** Has this turn's tile completed the region, and is its scoring not over yet? */
function isPending(t: Table, root: number): boolean {
  const { deploy, list } = t.rules.stageOf;
  const at = t.get(AT);
  const isListed = at < deploy || at >= list;
  return isListed ? t.journal.entries(COMPLETED).includes(root) : isCompleted(t, root) && completedNow(t, root);
}

const featuresOf = (t: Table, nodes: readonly number[]): readonly FeatureAt[] =>
  nodes.map((node) => t.featureAt(node)).sort((a, b) => a.y - b.y || a.x - b.x || a.feature - b.feature);

/**
 * In the first edition, a city scores once, for the players with the most farmers in all its fields; this is its value
 * if those are the farmers here.
 */
function fieldWorth(t: Table, cities: readonly number[]): Worth {
  const { fields } = t.rules.options;
  if (fields === 'off') return worth(0, 0);
  const worths = cities.map((city) =>
    fields === 'city-4' ? inFirstEdition(worthToFarmers(t, city)) : worthToFarmers(t, city),
  );
  const points = worths.reduce((sum, one) => sum + one, 0);
  const [each = 0] = worths;
  const areCities = cities.every((city) => sourceOf(t, city) === undefined);
  return areCities && points === cities.length * each ? worth(cities.length, each) : worth(points, 1);
}

const extrasOf = (t: Table, root: number, count: number, leaders: readonly number[]): readonly CarcassonneLine[] =>
  leaders.flatMap((player) => addedByModules(t, { player, fields: [root], count, root }));

/** Number of tiles that the region gains at least until it is finished. */
const growthOf = (t: Table, root: number, nodes: readonly number[]): number =>
  (SURROUNDED >> t.regions.kind(root)) & 1 ? t.regions.open(root) : facedCells(t, nodes);

/** Number of different empty cells that sides of these features face. */
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

function emptyAround(t: Table, root: number): readonly Cell[] {
  const cell = t.cellOf(root);
  const { x, y } = t.plane.coordinates(cell);
  const empty: Cell[] = [];
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) if (t.laidNear(cell, dx, dy) === 0) empty.push({ x: x + dx, y: y + dy });
  return empty;
}
