import { clamp } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { hash, textSeed } from '../core/random.ts';
import { archesOf, planCities, squareIn, streetsOf } from './cities.ts';
import type { LandTile } from './cities.ts';
import { laneField, layOut } from './fields.ts';
import { discsOf, drawsRoads, inSpot, marksOf, placeLandmark, standsOnLand, takesMonastery } from './landmarks.ts';
import type { Mark } from './landmarks.ts';
import type { Disc, Landmark, MarketPlan, Spot, TilePlan } from './plan.ts';
import { sidesOf } from './sides.ts';
import { MOUTH, meetsBetweenGates, monasteryPlace, mouthOf, planRivers, planRoad, waysToGates } from './ways.ts';
import { waterField } from './waters.ts';

const MONASTERY_R = 0.25;
/** Room around a coat of arms. */
const ARMS_R = 0.115;

/** Converts a tile of Carcassonne from data to shapes. */
export function planCountry(tile: LandTile): TilePlan {
  const seed = textSeed(tile.id);
  const of = (kind: string): { readonly n: number; readonly sides: readonly number[] }[] =>
    tile.features.flatMap((feature, n) => (feature.kind === kind ? [{ n, sides: sidesOf(feature) }] : []));
  const roads = of('road');
  const rivers = of('river');
  const marks = marksOf(tile);
  const groups = planCities(tile, seed, marks);
  const square = tile.square || meetsBetweenGates(tile) ? squareIn(groups) : null;
  const monasteries = of('monastery').map(({ n }) => ({
    n,
    ...monasteryPlace({
      roads: roads.flatMap(({ sides }) => (sides.length === 1 ? sides : [])),
      through: roads.some(({ sides: [a = 0, b = 0] }) => b - a === 2),
      river: rivers.length > 0,
      groups,
    }),
  }));
  const marked = marks.some(standsOnLand);
  const cornered = groups.some(({ sides }) => sides.length > 1) || (roads.length > 0 && rivers.length > 0) || marked;
  const base = { groups, square, clear: [], niche: 0, bulbs: [] };
  const markets = monasteries.flatMap(({ n, ...place }): MarketPlan[] =>
    marks.some((mark) => mark.feature === n && takesMonastery(mark)) ? [] : [{ ...place, turn: 0 }],
  );
  const goal = marks.filter(drawsRoads).flatMap((mark) => goalOf(mark, base) ?? [])[0];
  const paths = roads.flatMap(({ n, sides }) =>
    tile.over?.some(([, below]) => below === n)
      ? sides.map((side) => mouthOf(n, side))
      : [planRoad({ n, sides, tile, square, groups, monasteries, cornered, marked, goal })],
  );
  if (square && !tile.square) paths.push(...waysToGates(tile, square, groups));
  const layout = layOut({ ...base, paths });
  const waters = planRivers({ rivers, role: tile.role ?? null, cornered, marked, groups: layout.groups });
  const arches = archesOf(tile, layout);
  const wet = waterField(waters);
  const cloisters: Spot[] = monasteries.map(({ n, x, y, size }) => ({ feature: n, x, y, r: MONASTERY_R * size }));
  /** Other occupied discs: mouths of tunnels, and landmarks. */
  const held: Disc[] = [
    ...paths.flatMap(({ under, to }): Disc[] => (under && to ? [[to[0], to[1], MOUTH]] : [])),
    ...(goal ? discsOf(goal) : []),
  ];
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
    const monastery = takesMonastery(mark) ? cloisters.find(({ feature }) => feature === mark.feature) : undefined;
    if (monastery) return [inSpot(mark, monastery)];
    if (goal?.name === mark.name) return [goal];
    const place = placeLandmark(mark, { layout, room, aside: gardens.length > 0 && standsOnLand(mark) });
    return place ? [place] : [];
  });
  const stand = landmarks.flatMap(discsOf);
  held.push(...stand);
  const plots: Spot[] = gardens.map(({ n }) => gardenPlace(n, room, of('road').length > 1 ? ROOM.corner : ROOM.open));
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
      ...(arches.length > 0 ? streetsOf(arches) : []),
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
    arches,
    markets,
    fountains: [],
    yard: false,
    trees: clamp(Math.round(open * 5 + hash(seed, 1) * 1.4), 0, 6),
    life: open > 0.5 ? 2 : 1,
    cart: null,
  };
}

/** A place where roads end, where there is the most room. */
function goalOf(
  mark: Mark,
  base: Pick<TilePlan, 'groups' | 'square' | 'clear' | 'niche' | 'bulbs'>,
): Landmark | undefined {
  const layout = layOut({ ...base, paths: [] });
  const room = (x: number, y: number): number =>
    layout.groups.reduce((free, { field }) => Math.min(free, field(x, y)), 1);
  return placeLandmark(mark, { layout, room, aside: false });
}

/** The most free room that a garden takes: less in a corner between roads, where a farmer needs room behind it. */
const ROOM = { open: 0.2, corner: 0.15 } as const;

/** The largest free disc, not too near the border, since the field continues around it. */
function gardenPlace(feature: number, room: (x: number, y: number) => number, largest: number): Spot {
  let best: Spot = { feature, x: 0.5, y: 0.5, r: 0.1 };
  let most = -1;
  for (let y = 0.16; y < 0.85; y += 0.02) {
    for (let x = 0.16; x < 0.85; x += 0.02) {
      const free = Math.min(room(x, y), largest);
      const value = free - 0.04 * Math.hypot(x - 0.5, y - 0.5);
      if (value <= most) continue;
      most = value;
      best = { feature, x, y, r: clamp(free * 0.82, 0.09, 0.145) };
    }
  }
  return best;
}

/** The field of a city without its landmarks and the roofs across the borders of tiles. */
const withRoom =
  (field: (x: number, y: number) => number, stand: readonly Disc[]): ((x: number, y: number) => number) =>
  (x, y) =>
    stand.reduce(
      (d, [cx, cy, r]) => Math.max(d, r - Math.hypot(x - cx, y - cy)),
      Math.max(field(x, y), 0.1 - Math.min(x, y, 1 - x, 1 - y)),
    );

/** Deep in the city, but entirely on its own tile. */
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

/** The fraction of a tile where plants can grow. */
function openness(room: (x: number, y: number) => number): number {
  const n = 16;
  let open = 0;
  for (let k = 0; k < n * n; k++) if (room(((k % n) + 0.5) / n, (Math.floor(k / n) + 0.5) / n) > 0.02) open++;
  return open / (n * n);
}
