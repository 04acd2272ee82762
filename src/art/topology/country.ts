import type { TileSpec } from '../../game/index.ts';
import { add, clamp } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { hash, textSeed } from '../core/random.ts';
import { laneField, layOut } from './fields.ts';
import { discsOf, marksOf, placeLandmark, standsOnLand } from './landmarks.ts';
import type { Mark } from './landmarks.ts';
import type { Disc, GroupPlan, Landmark, MarketPlan, PathPlan, Spot, TilePlan } from './plan.ts';
import { squarePlace } from './placing.ts';
import { reachOf } from './reach.ts';
import { FOUR, inward, middle, sidesOf } from './sides.ts';
import { waterField } from './waters.ts';

const MONASTERY_R = 0.25;
/** Room around a coat of arms. */
const ARMS_R = 0.115;

/** What is built into a tile of Carcassonne may tell more than shapes alone. */
export type LandTile = TileSpec & {
  readonly role?: string | null;
  readonly flags?: ReadonlySet<string>;
  /** Pairs of features, the first of which passes above the second. */
  readonly over?: readonly (readonly [number, number])[];
};

/** A tile of Carcassonne: from data to shapes. */
export function planCountry(tile: LandTile): TilePlan {
  const seed = textSeed(tile.id);
  const of = (kind: string): { readonly n: number; readonly sides: readonly number[] }[] =>
    tile.features.flatMap((feature, n) => (feature.kind === kind ? [{ n, sides: sidesOf(feature) }] : []));
  const roads = of('road');
  const rivers = of('river');
  const marks = marksOf(tile);
  const groups = of('city').map(({ n, sides }) => planCity({ n, sides, tile, seed, marks }));
  const square = tile.square ? squareIn(groups) : null;
  const monasteries = of('monastery').map(({ n }) => ({
    n,
    ...monasteryPlace(
      roads.flatMap(({ sides }) => (sides.length === 1 ? sides : [])),
      rivers.length > 0,
      groups.some(({ sides }) => sides.length > 2),
    ),
  }));
  const marked = marks.some(standsOnLand);
  const cornered = groups.some(({ sides }) => sides.length > 1) || (roads.length > 0 && rivers.length > 0) || marked;
  const waters = planRivers(rivers, tile.role ?? null, cornered);
  const base = { groups, square, clear: [], niche: 0, bulbs: [] };
  const markets: MarketPlan[] = monasteries.map(({ n: _n, ...place }) => ({ ...place, turn: 0 }));
  const paths = roads.flatMap(({ n, sides }) =>
    tile.over?.some(([, below]) => below === n)
      ? sides.map((side) => mouthOf(n, side))
      : [planRoad({ n, sides, tile, square, groups, markets, cornered, marked })],
  );
  const layout = layOut({ ...base, paths });
  const wet = waterField(waters);
  const cloisters: Spot[] = monasteries.map(({ n, x, y, size }) => ({ feature: n, x, y, r: MONASTERY_R * size }));
  /** What else is there: mouths of tunnels, and what stands for marks. */
  const held: Disc[] = paths.flatMap(({ under, to }): Disc[] => (under && to ? [[to[0], to[1], MOUTH]] : []));
  const room = (x: number, y: number): number => {
    let free = Math.min(x, y, 1 - x, 1 - y, laneField(layout, x, y));
    if (wet) free = Math.min(free, wet(x, y) - 0.03);
    for (const group of layout.groups) free = Math.min(free, group.field(x, y));
    for (const spot of cloisters) free = Math.min(free, Math.hypot(x - spot.x, y - spot.y) - spot.r);
    for (const [cx, cy, r] of held) free = Math.min(free, Math.hypot(x - cx, y - cy) - r);
    return free;
  };
  const gardens = of('garden');
  const landmarks = marks.flatMap((mark): Landmark[] => {
    const place = placeLandmark(mark, { layout, room, aside: gardens.length > 0 && standsOnLand(mark) });
    return place ? [place] : [];
  });
  const stand = landmarks.flatMap(discsOf);
  held.push(...stand);
  const plots: Spot[] = gardens.map(({ n }) => gardenPlace(n, room));
  const pennants = groups
    .filter(({ feature }) => tile.features[feature]?.marks.pennant)
    .map((group) => {
      const field = layout.groups.find(({ feature }) => feature === group.feature)?.field ?? (() => -1);
      return armsPlace(marks.length > 0 ? withRoom(field, stand) : field);
    });
  const open = openness(room);
  return {
    ...base,
    clear: [
      ...pennants.map(([x, y]): Disc => [x, y, ARMS_R]),
      ...(groups.length > 0 ? stand : []),
      ...markets.flatMap(({ x, y, size, within }): Disc[] => (within ? [[x, y, 0.3 * size]] : [])),
    ],
    id: tile.id,
    paths,
    rivers: waters.rivers,
    pools: waters.pools,
    spots: [...cloisters, ...plots],
    gardens: plots.map(({ x, y, r }): Disc => [x, y, r]),
    pennants,
    landmarks,
    markets,
    fountains: [],
    yard: false,
    trees: clamp(Math.round(open * 5 + hash(seed, 1) * 1.4), 0, 6),
    life: open > 0.5 ? 2 : 1,
    cart: null,
  };
}

interface CityOrder {
  readonly n: number;
  readonly sides: readonly number[];
  readonly tile: LandTile;
  readonly seed: number;
  readonly marks: readonly Mark[];
}

/** Walls stand deep where there is room, and give way to roads, rivers and other cities. */
function planCity({ n: feature, sides, tile, seed, marks }: CityOrder): GroupPlan {
  const [side = 0] = sides;
  const others = tile.features.filter((_, n) => n !== feature);
  const facing = others.some(({ kind, sides: at }) => kind === 'city' && at.length > 0);
  const water = others.some(({ kind }) => kind === 'river');
  const single = sides.length === 1;
  const gate = tile.ends.some(([, building]) => building === feature);
  const garden = others.some(({ kind }) => kind === 'garden');
  const marked = marks.some((mark) => mark.feature === feature);
  const wide = tile.features.some(({ marks: { wide: reaches } }) => reaches);
  const depth = single ? (marked ? 0.36 : water || facing || tile.square ? 0.24 : 0.285) : gate || garden ? 0.3 : 0.25;
  return {
    kind: 'city',
    feature,
    sides,
    front: (seed % 997) + side * 7,
    shift: 0,
    bulge: depth,
    depths: wide && single ? [0.13, 0.13, 0.13, 0.13] : depthsOf(sides, marks, tile),
    reach: reachOf(tile, feature),
    bow: wide ? -0.1 : undefined,
    deep: 0.315,
    back: 0.72,
  };
}

/** Where roads meet: farther from a city whose walls stand deep. */
const squareIn = (groups: readonly GroupPlan[]): Point =>
  groups.reduce(
    (place, { sides: [side = 0], bulge }) => add(place, inward(side), Math.max(0, bulge - 0.31)),
    squarePlace(groups),
  );

/** A field that a city leaves between two of its sides is deep enough for what stands there, the other one shallow. */
function depthsOf(sides: readonly number[], marks: readonly Mark[], { over }: LandTile): GroupPlan['depths'] {
  if (!sides.some((side) => sides.includes(side + 2)) || !marks.some(standsOnLand)) return undefined;
  const [open] = FOUR.filter((side) => !sides.includes(side));
  const [deep, shallow] = over?.length ? [0.44, 0.2] : [0.4, 0.25];
  return FOUR.map((side) => (side === open ? deep : shallow));
}

/** `roads`: sides of those that end at its door. */
function monasteryPlace(roads: readonly number[], river: boolean, within: boolean): Omit<MarketPlan, 'turn'> {
  if (river) return { x: 0.5, y: 0.2, size: 0.66 };
  if (within) return { x: 0.5, y: 0.31, size: 0.66, within };
  if (roads.length > 1) return { x: 0.5, y: 0.57, size: 0.8, doors: roads };
  return roads.length > 0 ? { x: 0.5, y: 0.4, size: 1 } : { x: 0.5, y: 0.48, size: 1.06 };
}

/** Where a road goes below what lies there, shortly after its side. */
const mouthOf = (feature: number, side: number): PathPlan => ({
  feature,
  sides: [side],
  to: add(middle(side), inward(side), 0.035),
  under: true,
});
/** Room around the end of such a road. */
const MOUTH = 0.1;

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
  /** Something stands on the land for a mark. */
  readonly marked: boolean;
}

function planRoad({ n, sides, tile, square, groups, markets, cornered, marked }: RoadOrder): PathPlan {
  const [side = 0, far] = sides;
  if (far !== undefined) {
    if ((far - side) % 2)
      return cornered ? { feature: n, sides, reach: marked && groups.length > 0 ? 0.25 : 0.21 } : { feature: n, sides };
    return marked ? { feature: n, sides, aside: 0.13 } : { feature: n, sides };
  }
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
  if (cloister && side % 2 === 1)
    return { feature: n, sides, to: [cloister.x + (side === 1 ? 0.24 : -0.24) * cloister.size, 0.5] };
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

/** What is left of a city beside what stands in it, and away from the roofs that lie across the borders of tiles. */
const withRoom =
  (field: (x: number, y: number) => number, stand: readonly Disc[]): ((x: number, y: number) => number) =>
  (x, y) =>
    stand.reduce(
      (d, [cx, cy, r]) => Math.max(d, r - Math.hypot(x - cx, y - cy)),
      Math.max(field(x, y), 0.1 - Math.min(x, y, 1 - x, 1 - y)),
    );

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
