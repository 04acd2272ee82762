import type { TileSpec } from '../../game/index.ts';
import { add, clamp } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { hash, textSeed } from '../core/random.ts';
import { laneField, layOut } from './fields.ts';
import type { Disc, GroupPlan, MarketPlan, PathPlan, Spot, TilePlan } from './plan.ts';
import { squarePlace } from './placing.ts';
import { inward, middle, sidesOf } from './sides.ts';
import { waterField } from './waters.ts';

const MONASTERY_R = 0.25;
/** Room around a coat of arms. */
const ARMS_R = 0.115;

/** What is built into a tile of Carcassonne may tell more than shapes alone. */
export type LandTile = TileSpec & { readonly role?: string | null };

/** A tile of Carcassonne: from data to shapes. */
export function planCountry(tile: LandTile): TilePlan {
  const seed = textSeed(tile.id);
  const of = (kind: string): { readonly n: number; readonly sides: readonly number[] }[] =>
    tile.features.flatMap((feature, n) => (feature.kind === kind ? [{ n, sides: sidesOf(feature) }] : []));
  const roads = of('road');
  const rivers = of('river');
  const groups = of('city').map(({ n, sides }) => planCity(n, sides, tile, seed));
  const square = tile.square ? squarePlace(groups) : null;
  const monasteries = of('monastery').map(({ n }) => ({
    n,
    ...monasteryPlace(
      roads.some(({ sides }) => sides.length === 1),
      rivers.length > 0,
    ),
  }));
  const cornered = groups.some(({ sides }) => sides.length > 1) || (roads.length > 0 && rivers.length > 0);
  const waters = planRivers(rivers, tile.role ?? null, cornered);
  const base = { groups, square, clear: [], niche: 0, bulbs: [] };
  const markets: MarketPlan[] = monasteries.map(({ x, y, size }) => ({ x, y, turn: 0, size }));
  const paths = roads.map(({ n, sides }) => planRoad({ n, sides, tile, square, groups, markets, cornered }));
  const layout = layOut({ ...base, paths });
  const wet = waterField(waters);
  const cloisters: Spot[] = monasteries.map(({ n, x, y, size }) => ({ feature: n, x, y, r: MONASTERY_R * size }));
  const room = (x: number, y: number): number => {
    let free = Math.min(x, y, 1 - x, 1 - y, laneField(layout, x, y));
    if (wet) free = Math.min(free, wet(x, y) - 0.03);
    for (const group of layout.groups) free = Math.min(free, group.field(x, y));
    for (const spot of cloisters) free = Math.min(free, Math.hypot(x - spot.x, y - spot.y) - spot.r);
    return free;
  };
  const plots: Spot[] = of('garden').map(({ n }) => gardenPlace(n, room));
  const pennants = groups
    .filter(({ feature }) => tile.features[feature]?.marks.pennant)
    .map((group) => armsPlace(layout.groups.find(({ feature }) => feature === group.feature)?.field ?? (() => -1)));
  const open = openness(room);
  return {
    ...base,
    clear: pennants.map(([x, y]): Disc => [x, y, ARMS_R]),
    id: tile.id,
    paths,
    rivers: waters.rivers,
    pools: waters.pools,
    spots: [...cloisters, ...plots],
    gardens: plots.map(({ x, y, r }): Disc => [x, y, r]),
    pennants,
    markets,
    fountains: [],
    yard: false,
    trees: clamp(Math.round(open * 5 + hash(seed, 1) * 1.4), 0, 6),
    life: open > 0.5 ? 2 : 1,
    cart: null,
  };
}

/** Walls stand deep where there is room, and give way to roads, rivers and other cities. */
function planCity(feature: number, sides: readonly number[], tile: TileSpec, seed: number): GroupPlan {
  const [side = 0] = sides;
  const others = tile.features.filter((_, n) => n !== feature);
  const facing = others.some(({ kind, sides: at }) => kind === 'city' && at.length > 0);
  const water = others.some(({ kind }) => kind === 'river');
  const single = sides.length === 1;
  const gate = tile.ends.some(([, building]) => building === feature);
  const garden = others.some(({ kind }) => kind === 'garden');
  const depth = single ? (water || facing || tile.square ? 0.24 : 0.285) : gate || garden ? 0.3 : 0.25;
  return {
    kind: 'city',
    feature,
    sides,
    front: (seed % 997) + side * 7,
    shift: 0,
    bulge: depth,
    deep: 0.315,
    back: 0.72,
  };
}

function monasteryPlace(
  road: boolean,
  river: boolean,
): { readonly x: number; readonly y: number; readonly size: number } {
  if (river) return { x: 0.5, y: 0.2, size: 0.66 };
  return road ? { x: 0.5, y: 0.4, size: 1 } : { x: 0.5, y: 0.48, size: 1.06 };
}

/** A river of one side rises in a small round or ends in a lake. */
function planRivers(
  rivers: readonly { readonly n: number; readonly sides: readonly number[] }[],
  role: string | null,
  cornered: boolean,
): { readonly rivers: PathPlan[]; readonly pools: Disc[] } {
  const pools: Disc[] = [];
  const paths = rivers.map(({ n, sides }): PathPlan => {
    const [side = 0, far] = sides;
    if (far !== undefined)
      return (far - side) % 2 && cornered ? { feature: n, sides, reach: 0.2 } : { feature: n, sides };
    const lake = role === 'lake';
    const to = add(middle(side), inward(side), lake ? 0.52 : 0.56);
    pools.push([to[0], to[1], lake ? 0.27 : 0.1]);
    return { feature: n, sides, to };
  });
  return { rivers: paths, pools };
}

interface RoadOrder {
  readonly n: number;
  readonly sides: readonly number[];
  readonly tile: TileSpec;
  readonly square: Point | null;
  readonly groups: readonly GroupPlan[];
  readonly markets: readonly MarketPlan[];
  readonly cornered: boolean;
}

function planRoad({ n, sides, tile, square, groups, markets, cornered }: RoadOrder): PathPlan {
  const [side = 0, far] = sides;
  if (far !== undefined)
    return (far - side) % 2 && cornered ? { feature: n, sides, reach: 0.21 } : { feature: n, sides };
  if (square) return { feature: n, sides, to: square };
  const end = tile.ends.find(([road]) => road === n)?.[1];
  const [cloister] = markets;
  const city = layOut({ groups, paths: [], square: null, clear: [], bulbs: [], niche: 0 }).groups.find(
    ({ feature }) => feature === end,
  );
  if (city) {
    let to = middle(side);
    for (let step = 0; step < 100 && city.field(to[0], to[1]) > -0.02; step++) to = add(to, inward(side), 0.01);
    return { feature: n, sides, to };
  }
  if (cloister) return { feature: n, sides, to: [cloister.x, cloister.y + 0.21 * cloister.size] };
  return { feature: n, sides, to: add(middle(side), inward(side), 0.42) };
}

/** The widest free round: not too near the border, for the field goes on around it. */
function gardenPlace(feature: number, room: (x: number, y: number) => number): Spot {
  let best: Spot = { feature, x: 0.5, y: 0.5, r: 0.1 };
  let most = -1;
  for (let y = 0.16; y < 0.85; y += 0.02) {
    for (let x = 0.16; x < 0.85; x += 0.02) {
      const free = Math.min(room(x, y), 0.2);
      const value = free - 0.04 * Math.hypot(x - 0.5, y - 0.5);
      if (value <= most) continue;
      most = value;
      best = { feature, x, y, r: clamp(free * 0.82, 0.09, 0.145) };
    }
  }
  return best;
}

/** Deep in the city, but whole on its own tile. */
function armsPlace(field: (x: number, y: number) => number): Point {
  let best: Point = [0.5, 0.5];
  let most = -1;
  for (let y = 0.14; y < 0.87; y += 0.02) {
    for (let x = 0.14; x < 0.87; x += 0.02) {
      const value = Math.min(-field(x, y), 0.24) - 0.12 * Math.hypot(x - 0.36, y - 0.36);
      if (value <= most) continue;
      most = value;
      best = [x, y];
    }
  }
  return best;
}

/** Part of a tile where things can grow. */
function openness(room: (x: number, y: number) => number): number {
  const n = 16;
  let open = 0;
  for (let k = 0; k < n * n; k++) if (room(((k % n) + 0.5) / n, (Math.floor(k / n) + 0.5) / n) > 0.02) open++;
  return open / (n * n);
}
