import type { TileSpec } from '../../game/index.ts';
import type { PaintSkin, Skin } from '../contract.ts';
import { add, clamp, unit } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { hash, textSeed } from '../core/random.ts';
import { planCountry } from './country.ts';
import { layOut } from './fields.ts';
import { CELLS } from './grid.ts';
import { SQUARE_R } from './lanes.ts';
import type { CourtMap } from './placing.ts';
import { courtMap, placeCart, placeFountains, placeMarket, squarePlace } from './placing.ts';
import type { Building, Disc, GroupPlan, MarketPlan, PathPlan, TilePlan } from './plan.ts';
import { FOUR, inward, middle, sideOfHalf, sidesOf } from './sides.ts';

const ALL_FRONTS = [0, 1, 2, 3, 4] as const;
const EVEN_FRONTS = [0, 1, 4] as const;
const ONE_FRONT = [0] as const;

interface Lane {
  readonly feature: number;
  readonly sides: readonly number[];
  readonly fountain: boolean;
}

/** The parts of a tile's plan that decide where its features are, without decoration. */
export type TileShapes = Omit<TilePlan, 'trees' | 'life' | 'cart'>;

/** Converts a tile from data to shapes: finds places for squares, fountains, markets and the ends of paths. */
export function planTile(tile: TileSpec, skin: PaintSkin): TilePlan {
  return skin === 'country' ? planCountry(tile) : decorate(tile, planCourts(tile, skin));
}

/**
 * The same without decoration, which takes half the time for most tiles: for a page that needs to know where things
 * are.
 */
export function planShapes(tile: TileSpec, skin: PaintSkin): TileShapes {
  return skin === 'country' ? planCountry(tile) : planCourts(tile, skin).shapes;
}

/** The shapes, with the map used for placing things if there was anything to place. */
interface Courts {
  readonly shapes: TileShapes;
  readonly map?: CourtMap;
}

function planCourts(tile: TileSpec, skin: Skin): Courts {
  const seed = textSeed(tile.id);
  const groups = tile.features.flatMap((feature, n): GroupPlan[] =>
    feature.kind === 'house' || feature.kind === 'tower'
      ? [planGroup(feature.kind, n, sidesOf(feature), seed, tile)]
      : [],
  );
  const lanes = tile.features.flatMap((feature, n): Lane[] =>
    feature.kind === 'path'
      ? [{ feature: n, sides: sidesOf(feature), fountain: (feature.marks.fountain ?? 0) > 0 }]
      : [],
  );
  const square = tile.square ? squarePlace(groups) : null;
  const clear = makeRoom(tile, groups, lanes, square);
  const base = { groups, square, clear, niche: 0 };
  const { paths, bulbs, endFountain } = routePaths(tile, lanes, base);
  const yard = !tile.features.some((feature) => feature.kind === 'court');
  const bare = { ...base, id: tile.id, paths, bulbs, yard };
  const seeks = !endFountain && lanes.some(({ fountain }) => fountain);
  const markets: MarketPlan[] = [];
  if (!seeks && !tile.features.some(({ marks }) => marks.market))
    return { shapes: { ...bare, fountains: endFountain ? [endFountain] : [], markets } };

  const map = courtMap(bare, tile);
  const fountains = endFountain ? [endFountain] : placeFountains(map, lanes, square, tile, seed);
  for (const [n, feature] of tile.features.entries()) {
    for (let c = 0; c < (feature.marks.market ?? 0); c++) {
      const market = placeMarket(map, map.courts[n] ?? -1, fountains, markets, seed + c, skin);
      if (market) markets.push(market);
    }
  }
  return { shapes: { ...bare, fountains, markets }, map };
}

/** Adds trees, people and a cart, depending on how much of the tile is open. */
function decorate(tile: TileSpec, { shapes, map = courtMap(shapes, tile) }: Courts): TilePlan {
  const { yard, bulbs, groups, fountains, markets } = shapes;
  const seed = textSeed(tile.id);
  const free = map.labels.reduce((sum, id) => sum + (id >= 0 ? 1 : 0), 0) / (CELLS * CELLS);
  const open = free - 0.1 * markets.length - 0.05 * fountains.length;
  return {
    ...shapes,
    trees:
      yard || (bulbs.length > 0 && groups.length > 0)
        ? 0
        : clamp(Math.round(open * 7.5 + hash(seed, 1) * 1.6 - 0.3), 0, 8),
    life: open > 0.6 ? 3 : open > 0.35 ? 2 : 1,
    cart: open > 0.4 && hash(seed, 2) < 0.35 ? placeCart(map, fountains, markets, seed) : null,
  };
}

/**
 * Only quarters with one side vary their front; next to a building around the corner it stays even, since the ground
 * beyond is small.
 */
function planGroup(kind: Building, feature: number, sides: readonly number[], seed: number, tile: TileSpec): GroupPlan {
  const [side = 0] = sides;
  const cornered = tile.features.some(
    (other) => (other.kind === 'house' || other.kind === 'tower') && sidesOf(other).some((q) => (q - side) % 2 !== 0),
  );
  const fronts = sides.length > 1 ? ONE_FRONT : cornered ? EVEN_FRONTS : ALL_FRONTS;
  const front = fronts[Math.floor(hash(seed, side, 85) * fronts.length)] ?? 0;
  return { kind, feature, sides, front, shift: 0, bulge: 0.19, deep: 0.315, back: sides.length > 2 ? 0.9 : 0.72 };
}

/**
 * Makes room for markets on a court with a single side, for lanes that end in front of a deep building, and for lanes
 * along a front.
 */
function makeRoom(tile: TileSpec, groups: readonly GroupPlan[], lanes: readonly Lane[], square: Point | null): Disc[] {
  const clear: Disc[] = [];
  const disc = (at: Point, radius: number): unknown => clear.push([at[0], at[1], radius]);
  const ends = new Map(tile.ends);
  const built = groups.flatMap((group) => group.sides);
  for (const feature of tile.features) {
    const [half, second, ...more] = feature.halves;
    if (
      feature.kind !== 'court' ||
      !feature.marks.market ||
      !half ||
      !second ||
      more.length ||
      sideOfHalf(half) !== sideOfHalf(second)
    )
      continue;
    const side = sideOfHalf(half);
    const flank = [(side + 1) % 4, (side + 3) % 4];
    if (!flank.every((f) => built.includes(f))) continue;
    disc(add(middle(side), inward(side), 0.18), 0.29);
  }
  slimBands(tile, groups);
  // Houses on all four sides surround a yard.
  for (const group of groups) if (group.kind === 'house' && group.sides.length === 4) disc([0.52, 0.49], 0.175);
  for (const lane of lanes) {
    const [side] = lane.sides;
    if (lane.sides.length !== 1 || side === undefined || tile.square) continue;
    const deep = groups.find((group) => group.sides.includes((side + 1) % 4) && group.sides.includes((side + 3) % 4));
    if (deep) deep.back = 1.25;
    if (deep) disc(add(middle(side), inward(side), 0.12), ends.has(lane.feature) ? 0.25 : 0.36);
  }
  for (const lane of lanes) {
    const target = groups.find((group) => group.feature === ends.get(lane.feature));
    if (lane.sides.length || !square || !target) continue;
    target.back = 1.02;
    disc(
      add(square, unit(target.sides.reduce((sum, side) => add(sum, inward(side), -1), [0, 0] as Point)), 0.29),
      0.125,
    );
  }
  for (const group of groups) {
    const [side] = group.sides;
    if (group.kind !== 'house' || group.sides.length !== 1 || side === undefined) continue;
    const passes = lanes.some(
      (lane) => lane.sides.includes((side + 1) % 4) && (square !== null || lane.sides.includes((side + 3) % 4)),
    );
    if (passes) group.bulge = 0.125;
  }
  return clear;
}

/**
 * Courts next to a building that joins opposite sides are small for their importance: the building gives way, most of
 * all to markets.
 */
function slimBands(tile: TileSpec, groups: readonly GroupPlan[]): void {
  const courts = tile.features.filter((feature) => feature.kind === 'court');
  for (const group of groups) {
    for (const side of FOUR) {
      const flank = [(side + 1) % 4, (side + 3) % 4];
      const faced = courts.filter((court) => court.halves.some((half) => sideOfHalf(half) === side));
      if (!flank.every((f) => group.sides.includes(f)) || !faced.length) continue;
      const away = inward(side)[0] + inward(side)[1];
      group.neck = group.kind === 'house' ? 0.2 : 0.175;
      group.bulge = 0.1;
      group.deep = 0.25;
      if (group.sides.length > 2) group.shift += 0.1 * away;
      else if (faced.some((court) => court.marks.market)) group.shift += 0.075 * away;
    }
  }
}

type Base = Pick<TilePlan, 'groups' | 'square' | 'clear' | 'niche'>;

/** The route of each path. A path that ends in the open widens there, or has its fountain at the end. */
function routePaths(
  tile: TileSpec,
  lanes: readonly Lane[],
  base: Base,
): { paths: PathPlan[]; bulbs: Disc[]; endFountain: Point | null } {
  const ends = new Map(tile.ends);
  const { square } = base;
  const bare = layOut({ ...base, paths: [], bulbs: [] });
  const built = base.groups.flatMap((group) => group.sides);
  const front = (building: number, from: Point, direction: Point): Point => {
    const group = bare.groups.find((candidate) => candidate.feature === building);
    let place = from;
    if (!group) return place;
    const into = group.kind === 'house' ? -0.055 : -0.035;
    for (let i = 0; i < 90 && group.field(place[0], place[1]) > into; i++) place = add(place, direction, 0.01);
    return place;
  };
  const centre = (building: number): Point => {
    const sides = bare.groups.find((group) => group.feature === building)?.sides ?? [];
    return sides.reduce((sum, side) => add(sum, middle(side), 1 / sides.length), [0, 0] as Point);
  };
  const bends = lanes.filter(({ sides }) => sides.length === 2 && ((sides[1] ?? 0) - (sides[0] ?? 0)) % 2).length;
  const paths: PathPlan[] = [];
  const bulbs: Disc[] = [];
  let endFountain: Point | null = null;
  for (const { feature, sides, fountain } of lanes) {
    const [side] = sides;
    const end = ends.get(feature);
    if (sides.length >= 3) paths.push({ feature, sides });
    else if (sides.length === 2) paths.push(bends > 1 ? { feature, sides, reach: 0.235 } : { feature, sides });
    else if (side === undefined) {
      const from: Point = square ?? [0.5, 0.5];
      const direction = unit(add(end === undefined ? [0.9, 0.9] : centre(end), from, -1));
      const to = end === undefined ? add(from, direction, 0.35) : front(end, add(from, direction, SQUARE_R), direction);
      paths.push({ feature, sides, from, to });
    } else if (square) paths.push({ feature, sides, to: square });
    else if (end !== undefined) {
      const aim = unit(add(inward(side), add(centre(end), middle(side), -1), 0.35));
      paths.push({ feature, sides, to: front(end, add(middle(side), inward(side), 0.05), aim) });
    } else if (fountain && !built.length) {
      endFountain = [0.5, 0.5];
      paths.push({ feature, sides, to: add(middle(side), inward(side), 0.34) });
    } else {
      const to = add(middle(side), inward(side), built.length > 2 ? 0.15 : 0.42);
      paths.push({ feature, sides, to });
      bulbs.push([to[0], to[1], 0.088]);
    }
  }
  return { paths, bulbs, endFountain };
}
