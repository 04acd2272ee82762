import type { TileSpec } from '../../game/index.ts';
import { add } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import type { Polyline } from '../core/polyline.ts';
import type { Layout } from './fields.ts';
import { standsOnLand } from './landmarks.ts';
import type { Mark } from './landmarks.ts';
import { GREAT_CITIES } from '../../expansions/art/shapes.ts';
import type { Arch, Disc, GroupPlan, Ramparts } from './plan.ts';
import { squarePlace } from './placing.ts';
import { reachOf } from './reach.ts';
import { FOUR, inward, middle, sidesOf, turn } from './sides.ts';
import { RIVER_HALF } from './waters.ts';

/** A tile of Carcassonne, with data beyond its features. */
export type LandTile = TileSpec & {
  readonly role?: string | null;
  readonly flags?: ReadonlySet<string>;
  /** Pairs of features; the first passes above the second. */
  readonly over?: readonly (readonly [number, number])[];
  /** The fixed cell of a tile that is part of something larger. */
  readonly at?: { readonly x: number; readonly y: number } | null;
};

interface CityOrder {
  readonly n: number;
  readonly sides: readonly number[];
  readonly tile: LandTile;
  readonly seed: number;
  readonly marks: readonly Mark[];
}

const isAbove = (tile: LandTile, upper: number, lower: number): boolean =>
  tile.over?.some(([above, below]) => above === upper && below === lower) ?? false;

/** The cities of a tile, starting with those that pass below others. */
export function planCities(tile: LandTile, seed: number, marks: readonly Mark[]): readonly GroupPlan[] {
  const cities = tile.features.flatMap((feature, n) =>
    feature.kind === 'city' ? [planCity({ n, sides: sidesOf(feature), tile, seed, marks })] : [],
  );
  const great = tile.features.flatMap((_, n) => planGreat(tile, n) ?? []);
  const isBelow = ({ feature }: GroupPlan): boolean => cities.some((other) => isAbove(tile, other.feature, feature));
  return [...cities.filter(isBelow), ...cities.filter((city) => !isBelow(city)), ...great];
}

/** The walls extend far into the tile if there is room, and give way to roads, rivers and other cities. */
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
  const between = leavesBetween(tile, sides);
  const depth =
    between && single
      ? BETWEEN.shallow
      : single
        ? marked
          ? 0.36
          : water || facing || tile.square
            ? 0.24
            : 0.285
        : gate || garden
          ? 0.3
          : 0.25;
  return {
    kind: 'city',
    feature,
    sides,
    front: (seed % 997) + side * 7,
    shift: 0,
    bulge: depth,
    depths: wide && single ? [0.13, 0.13, 0.13, 0.13] : (between?.depths ?? depthsOf(sides, marks, tile)),
    reach: reachOf(tile, feature),
    bow: wide ? -0.1 : between?.bow,
    ramparts: crossing(tile, feature, sides),
    deep: 0.315,
    back: 0.72,
  };
}

/** Room for a field that two cities enclose: between an edge and a bridge, and between two corners. */
const BETWEEN = { shallow: 0.16, deep: 0.42, bow: -0.1 } as const;

/** How the walls of a city leave room for a field between it and the only other one; `undefined`: they need not. */
function leavesBetween(
  { features, over = [] }: LandTile,
  sides: readonly number[],
): Pick<GroupPlan, 'depths' | 'bow'> | undefined {
  const isEnclosed = features.some(
    ({ kind, halves, sides: own }) => kind === 'field' && halves.length + own.length === 0,
  );
  const cities = features.filter(({ kind }) => kind === 'city').map((feature) => sidesOf(feature));
  const [other] = cities.filter((one) => one.join() !== sides.join());
  const isOwn = over.length > 0 || features.some(({ marks: { wide } }) => wide);
  if (!isEnclosed || isOwn || cities.length !== 2 || !other) return undefined;
  if (sides.length + other.length === 4) return { bow: BETWEEN.bow };
  return { depths: sides.length === 1 ? undefined : FOUR.map((side) => (other.includes(side) ? BETWEEN.deep : 0.25)) };
}

/** Where roads meet: farther from a city whose walls extend far into the tile. */
export const squareIn = (groups: readonly GroupPlan[]): Point =>
  groups.reduce(
    (place, { sides: [side = 0], bulge }) => add(place, inward(side), Math.max(0, bulge - 0.31)),
    squarePlace(groups),
  );

/**
 * The field that a city leaves between two of its sides is made deep enough for the landmark there, the other one
 * shallow.
 */
function depthsOf(sides: readonly number[], marks: readonly Mark[], { over }: LandTile): GroupPlan['depths'] {
  if (!sides.some((side) => sides.includes(side + 2)) || !marks.some(standsOnLand)) return undefined;
  const [open] = FOUR.filter((side) => !sides.includes(side));
  const [deep, shallow] = over?.length ? [0.44, 0.2] : [0.4, 0.25];
  return FOUR.map((side) => (side === open ? deep : shallow));
}

/**
 * The western wall, from north to south, of a city that passes above another one; its eastern wall is the same,
 * rotated.
 */
const UPPER: Polyline = [
  [0, 0],
  [0.33, 0.17],
  [0.35, 0.43],
  [0.29, 0.7],
  [0, 1],
];
/** The only western wall of the other city: it leaves a corner between the two for a field. */
const LOWER: Polyline = [
  [0, 0],
  [0.17, 0.33],
  [0.352, 0.45],
];
const turned = (line: Polyline): Polyline => line.map(([x, y]) => turn(x, y, 2));
const WESTERN: Polyline = [...LOWER, ...UPPER.slice(3), [-0.3, 1], [-0.3, 0]];
/** Where the lower city passes below the walls of the upper one. */
const PASSAGE: Arch = { at: [0.333, 0.52], way: [1, 0], half: 0.055, paved: true };

function crossing(tile: LandTile, feature: number, sides: readonly number[]): Ramparts | undefined {
  const others = tile.features.flatMap(({ kind }, n) => (kind === 'city' && n !== feature ? [n] : []));
  const isUpper = others.some((n) => isAbove(tile, feature, n));
  if (!isUpper && !others.some((n) => isAbove(tile, n, feature))) return undefined;
  const flip = (line: Polyline): Polyline => (isUpper === sides.includes(0) ? line : line.map(([x, y]) => [y, x]));
  if (!isUpper) return { lines: [LOWER, turned(LOWER)].map(flip), around: [WESTERN, turned(WESTERN)].map(flip) };
  const around: Polyline = [...UPPER, [0, 1.3], [1, 1.3], ...turned(UPPER), [1, -0.3], [0, -0.3]];
  return { lines: [UPPER, turned(UPPER)].map(flip), around: [flip(around)] };
}

/** The part of a city larger than its tile. */
function planGreat(tile: LandTile, feature: number): GroupPlan | undefined {
  const { kind = '' } = tile.features[feature] ?? {};
  const city = GREAT_CITIES[kind];
  if (!city || !tile.at) return undefined;
  const [x, y] = [city.middle[0] - tile.at.x, city.middle[1] - tile.at.y];
  const outline = city.outline.map((point) => add(point, [x, y]));
  return {
    kind: 'great',
    feature,
    sides: [],
    shift: 0,
    bulge: 0,
    front: 0,
    deep: 0,
    back: 0,
    ramparts: { lines: [[...outline, ...outline.slice(0, 1)]], around: [outline] },
    great: { kind, x, y },
  };
}

/** Openings for the banks on both sides of a river that passes below a city. */
const BANK: Pick<Arch, 'half'> & { readonly aside: number } = { half: 0.055, aside: 0.2 };

/** Where rivers, with their banks, pass below the walls of cities, and lower cities below upper ones. */
export function archesOf(tile: LandTile, { groups }: Pick<Layout, 'groups'>): readonly Arch[] {
  return groups.flatMap(({ feature, field, sides, ramparts }): readonly Arch[] => {
    const [side = 0] = sides;
    const below = (tile.over ?? []).flatMap(([upper, lower]) =>
      upper === feature ? (tile.features[lower] ?? []) : [],
    );
    if (ramparts && below.some(({ kind }) => kind === 'city')) {
      const swap = ([x, y]: Point): Point => (sides.includes(0) ? [x, y] : [y, x]);
      const { at, way } = PASSAGE;
      return [
        { ...PASSAGE, at: swap(at), way: swap(way) },
        { ...PASSAGE, at: swap(turn(at[0], at[1], 2)), way: swap([-way[0], -way[1]]) },
      ];
    }
    const rivers = below.filter(({ kind }) => kind === 'river').flatMap(sidesOf);
    const ends = tile.features
      .filter(({ kind, sides: at }) => kind === 'river' && at.length === 1 && !tile.role && tile.ends.length === 0)
      .flatMap(sidesOf)
      .filter((end) => end === (side + 2) % 4);
    const opening = (from: number, aside: number, half: number): Arch => {
      const way = inward(from);
      let at = add(middle(from), [way[1], way[0]], aside);
      for (let step = 0; step < 100 && field(at[0], at[1]) > 0; step++) at = add(at, way, 0.01);
      return { at, way, half };
    };
    const banks = below.some(({ kind }) => kind === 'field') ? [-BANK.aside, BANK.aside] : [];
    return [...rivers, ...ends].flatMap((from) => [
      opening(from, 0, RIVER_HALF),
      ...banks.map((aside) => opening(from, aside, BANK.half)),
    ]);
  });
}

/** Discs kept free of houses for what passes below walls: in a lower city, a street to each opening. */
export const streetsOf = (arches: readonly Arch[]): readonly Disc[] =>
  arches.flatMap(({ at, way, half }): Disc[] =>
    [0.05, 0.11, 0.17, 0.23].map((back): Disc => [...add(at, way, -back), half - 0.008]),
  );
