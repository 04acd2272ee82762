import type { TileSpec } from '../../game/index.ts';
import { add, unit } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { layOut } from './fields.ts';
import type { Group, Layout } from './fields.ts';
import type { Disc, GroupPlan, Landmark, MarketPlan, PathPlan } from './plan.ts';
import { inward, middle } from './sides.ts';

interface MonasteryOrder {
  /** Sides of the roads that end at its door. */
  readonly roads: readonly number[];
  /** A road from side to side passes it. */
  readonly through: boolean;
  readonly river: boolean;
  readonly groups: readonly GroupPlan[];
}

export function monasteryPlace({ roads, through, river, groups }: MonasteryOrder): Omit<MarketPlan, 'turn'> {
  if (river) return { x: 0.5, y: 0.2, size: 0.66 };
  if (through) return { x: 0.5, y: 0.31, size: 0.98 };
  if (groups.some(({ sides: [a = 0, b = 0], sides: { length } }) => length === 2 && b - a === 2))
    return { x: 0.5, y: 0.5, size: 0.66, within: true };
  if (groups.some(({ sides }) => sides.length > 2)) return { x: 0.5, y: 0.31, size: 0.66, within: true };
  const [city] = groups;
  const [before] = city?.sides ?? [];
  if (before !== undefined && roads.length < 2) {
    // Between the city's walls and the opposite side.
    const [x, y] = add([0.5, 0.5], inward(before), roads.length > 0 ? 0.09 : 0.13);
    return { x, y, size: roads.length > 0 ? 0.82 : 0.92 };
  }
  if (roads.length > 1 && roads.every((side) => side % 2 === 0)) return { x: 0.5, y: 0.5, size: 0.94, doors: roads };
  if (roads.length > 1) return { x: 0.5, y: 0.57, size: 0.8, doors: roads };
  return roads.length > 0 ? { x: 0.5, y: 0.4, size: 1 } : { x: 0.5, y: 0.48, size: 1.06 };
}

/** Where a road goes underground, just inside its side. */
export const mouthOf = (feature: number, side: number): PathPlan => ({
  feature,
  sides: [side],
  to: add(middle(side), inward(side), 0.035),
  under: true,
});
/** Space around the end of such a road. */
export const MOUTH = 0.1;

interface RiverOrder {
  readonly rivers: readonly { readonly n: number; readonly sides: readonly number[] }[];
  readonly role: string | null;
  readonly cornered: boolean;
  /** There is a landmark on the land, so a lake must leave room. */
  readonly marked: boolean;
  readonly groups: Layout['groups'];
}

/** A river with one side starts in a small pool, and ends in a lake or below the walls of a city. */
export function planRivers({ rivers, role, cornered, marked, groups }: RiverOrder): {
  readonly rivers: PathPlan[];
  readonly pools: Disc[];
} {
  const pools: Disc[] = [];
  const paths = rivers.map(({ n, sides }): PathPlan => {
    const [side = 0, far] = sides;
    if (far !== undefined)
      return (far - side) % 2 && cornered ? { feature: n, sides, reach: 0.2 } : { feature: n, sides };
    const city = role === null ? groups.find((group) => group.sides.includes((side + 2) % 4)) : undefined;
    if (city) return { feature: n, sides, to: add(straightTo(city, side), inward(side), 0.06) };
    const lake = role === 'lake';
    const far1 = lake ? (marked ? 0.27 : 0.52) : 0.56;
    const to = add(middle(side), inward(side), far1);
    pools.push([to[0], to[1], lake ? (marked ? 0.17 : 0.27) : 0.1]);
    return { feature: n, sides, to };
  });
  return { rivers: paths, pools };
}

/** Straight from a side to the walls of a city. */
function straightTo({ field }: Group, side: number): Point {
  let to = middle(side);
  for (let step = 0; step < 100 && field(to[0], to[1]) > -0.02; step++) to = add(to, inward(side), 0.01);
  return to;
}

/** Do roads meet between the gates of several cities? They end there; short ways lead on to the gates. */
export const meetsBetweenGates = ({ ends }: TileSpec): boolean =>
  ends.some(([road, city]) => ends.some(([other, another]) => other === road && another !== city));

/** Those ways belong to no road. */
export function waysToGates({ ends }: TileSpec, from: Point, groups: readonly GroupPlan[]): readonly PathPlan[] {
  const cities = layOut({ groups, paths: [], square: null, clear: [], bulbs: [], niche: 0 }).groups;
  return cities.flatMap(({ feature, sides: [side = 0], field }): readonly PathPlan[] => {
    if (!ends.some(([, city]) => city === feature)) return [];
    let to = from;
    for (let step = 0; step < 100 && field(to[0], to[1]) > -0.02; step++) to = add(to, inward(side), -0.01);
    return [{ feature: -1, sides: [], from, to }];
  });
}

/** A city farther than this from the road's side is beside its path, not ahead. */
const STRAIGHT = 0.9;

/** From a side to the nearest wall of a city that is off the straight path, and through it. */
function asideTo({ field }: Group, side: number): Pick<PathPlan, 'to' | 'arrives'> {
  const e = 0.005;
  let to = add(middle(side), inward(side), 0.4);
  let way: Point = [0, 0];
  for (let step = 0; step < 100 && field(to[0], to[1]) > -0.02; step++) {
    const [x, y] = to;
    way = unit([field(x - e, y) - field(x + e, y), field(x, y - e) - field(x, y + e)]);
    to = add(to, way, 0.01);
  }
  return { to, arrives: [way[0] * 0.2, way[1] * 0.2] };
}

interface RoadOrder {
  readonly n: number;
  readonly sides: readonly number[];
  readonly tile: TileSpec;
  readonly square: Point | null;
  readonly groups: readonly GroupPlan[];
  readonly monasteries: readonly Pick<MarketPlan, 'x' | 'y' | 'size'>[];
  readonly cornered: boolean;
  /** There is a landmark on the land. */
  readonly marked: boolean;
  /** A landmark at which roads end. */
  readonly goal: Landmark | undefined;
}

export function planRoad(order: RoadOrder): PathPlan {
  const { n, sides, tile, square, groups, monasteries, cornered, marked, goal } = order;
  const [side = 0, far] = sides;
  if (far !== undefined) {
    if ((far - side) % 2)
      return cornered ? { feature: n, sides, reach: marked && groups.length > 0 ? 0.25 : 0.21 } : { feature: n, sides };
    const aside = monasteries.length > 0 ? 0.24 : marked ? 0.13 : undefined;
    return aside === undefined ? { feature: n, sides } : { feature: n, sides, aside };
  }
  if (square) return { feature: n, sides, to: square };
  if (goal) return { feature: n, sides, to: add([goal.x, goal.y], inward(side), -0.9 * goal.b) };
  const end = tile.ends.find(([road]) => road === n)?.[1];
  const [cloister] = monasteries;
  const city = layOut({ groups, paths: [], square: null, clear: [], bulbs: [], niche: 0 }).groups.find(
    ({ feature, kind }) => feature === end || kind === 'great',
  );
  if (city) {
    const to = straightTo(city, side);
    return Math.hypot(to[0] - middle(side)[0], to[1] - middle(side)[1]) < STRAIGHT
      ? { feature: n, sides, to }
      : { feature: n, sides, ...asideTo(city, side) };
  }
  if (cloister && side % 2 === 1)
    return { feature: n, sides, to: [cloister.x + (side === 1 ? 0.24 : -0.24) * cloister.size, 0.5] };
  if (cloister)
    return { feature: n, sides, to: [cloister.x, cloister.y + (side === 0 ? -0.21 : 0.21) * cloister.size] };
  return { feature: n, sides, to: add(middle(side), inward(side), 0.42) };
}
