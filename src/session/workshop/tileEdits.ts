import { HALVES, SIDES } from '../../game/index.ts';
import type { FeatureSpec, Half, Kind, Side, TileSpec } from '../../game/index.ts';

/**
 * Editing a tile: each edit returns a new tile, with its features in the order of TILES.md. The rules decide whether it
 * is valid.
 */

/** A part of a tile's edge that can belong to a feature: the middle of a side, or one of its halves. */
export type Port = Side | Half;

/** Clockwise from the north-west corner. */
export const PORTS: readonly Port[] = SIDES.flatMap((side) => [`${side}L` as const, side, `${side}R` as const]);

export const sideOf = (port: Port): Side => SIDES.find((side) => port.startsWith(side)) ?? 'N';
export const isHalf = (port: Port): port is Half => port.length === 2;

const ORDER: readonly string[] = ['path', 'house', 'tower', 'court'];
const isEmpty = ({ sides, halves }: FeatureSpec): boolean => sides.length === 0 && halves.length === 0;

/** The feature at a part of the edge; a court along a whole side includes its middle. */
export function featureAt({ features }: TileSpec, port: Port): number | null {
  const direct = features.findIndex(({ sides, halves }) =>
    isHalf(port) ? halves.includes(port) : sides.includes(port),
  );
  if (direct >= 0) return direct;
  const side = sideOf(port);
  if (isHalf(port) || features.some(({ sides }) => sides.includes(side))) return null;
  const [left, right] = [
    featureAt({ features } as TileSpec, `${side}L`),
    featureAt({ features } as TileSpec, `${side}R`),
  ];
  return left === right ? left : null;
}

/** The kind of feature on a side; `null` if none is drawn yet. */
export function kindAt(tile: TileSpec, side: Side): Kind | null {
  const feature =
    tile.features.find(({ sides }) => sides.includes(side)) ??
    tile.features.find(({ halves }) => halves.includes(`${side}L`) || halves.includes(`${side}R`));
  return (feature?.kind as Kind | undefined) ?? null;
}

const feature = (kind: Kind, sides: readonly Side[], halves: readonly Half[]): FeatureSpec => ({
  kind,
  sides,
  halves,
  marks: {},
});

/** Sorts features by kind, then clockwise, drops those that have become empty, and updates the ends of paths. */
function ordered(
  tile: TileSpec,
  features: readonly FeatureSpec[],
  before: readonly FeatureSpec[] = features,
): TileSpec {
  const rank = (one: FeatureSpec): number => {
    const first = PORTS.findIndex((port) => (isHalf(port) ? one.halves.includes(port) : one.sides.includes(port)));
    return ORDER.indexOf(one.kind) * 100 + (first < 0 ? 50 : first);
  };
  const places = features
    .map((_, n) => n)
    .filter((n) => {
      const [now, old] = [features[n], before[n]];
      return now && (!isEmpty(now) || (old !== undefined && isEmpty(old)));
    });
  const sorted = places.toSorted(
    (a, b) => rank(features[a] as FeatureSpec) - rank(features[b] as FeatureSpec) || a - b,
  );
  const ends = tile.ends.flatMap(([path, building]) => {
    const [a, b] = [sorted.indexOf(path), sorted.indexOf(building)];
    const fits =
      features[path]?.kind === 'path' && (features[building]?.kind === 'house' || features[building]?.kind === 'tower');
    return a >= 0 && b >= 0 && fits ? [[a, b] as const] : [];
  });
  return { ...tile, features: sorted.map((n) => features[n] as FeatureSpec), ends };
}

const without = (one: FeatureSpec, side: Side): FeatureSpec => ({
  ...one,
  sides: one.sides.filter((name) => name !== side),
  halves: one.halves.filter((name) => !name.startsWith(side)),
});

/** Changes the kind of a side. A new court joins the court around the corner, if there is one. */
export function showSide(tile: TileSpec, side: Side, kind: Kind): TileSpec {
  if (kindAt(tile, side) === kind) return tile;
  let features = tile.features.map((one) => without(one, side));
  const before = [...tile.features];
  const add = (one: FeatureSpec): void => {
    features = [...features, one];
    before.push({ ...one, sides: [], halves: [] });
  };
  const ground = (halves: readonly Half[], near: Half): void => {
    const at = features.findIndex((one) => one.kind === 'court' && one.halves.includes(near));
    if (at < 0) add(feature('court', [], halves));
    else features = features.map((one, n) => (n === at ? { ...one, halves: [...one.halves, ...halves] } : one));
  };
  const place = SIDES.indexOf(side) * 2;
  const [left, right] = [HALVES[place] ?? 'NL', HALVES[place + 1] ?? 'NR'];
  const [beforeLeft, afterRight] = [HALVES[(place + 7) % 8] ?? 'WR', HALVES[(place + 2) % 8] ?? 'EL'];
  if (kind === 'court')
    ground([left, right], features.some((one) => one.halves.includes(beforeLeft)) ? beforeLeft : afterRight);
  else add(feature(kind, [side], []));
  if (kind === 'path') {
    ground([left], beforeLeft);
    ground([right], afterRight);
  }
  return ordered(tile, features, before);
}

/** Joins two features of the same kind; otherwise changes nothing. */
export function joinFeatures(tile: TileSpec, first: number, second: number): TileSpec {
  const [a, b] = [tile.features[first], tile.features[second]];
  if (!a || !b || first === second || a.kind !== b.kind) return tile;
  const marks = Object.fromEntries(
    [...new Set([...Object.keys(a.marks), ...Object.keys(b.marks)])].map((mark) => [
      mark,
      Math.max(a.marks[mark] ?? 0, b.marks[mark] ?? 0),
    ]),
  );
  const whole: FeatureSpec = {
    kind: a.kind,
    sides: [...a.sides, ...b.sides],
    halves: [...a.halves, ...b.halves],
    marks,
  };
  const features = tile.features.map((one, n) =>
    n === first ? whole : n === second ? feature(b.kind as Kind, [], []) : one,
  );
  const ends = tile.ends.map(
    ([path, building]) => [path === second ? first : path, building === second ? first : building] as const,
  );
  // The second feature may be an enclosed court, which has no sides: the side `N` marks it as non-empty before, so that
  // it is dropped.
  const before = tile.features.map((one, n) => (n === second ? { ...one, sides: ['N' as const] } : one));
  return partCourts(ordered({ ...tile, ends }, features, before), whole.sides);
}

/** Splits courts that paths or buildings across the tile separate. */
function partCourts(given: TileSpec, sides: readonly Side[]): TileSpec {
  // Courts come last in this order, so splitting them does not move other features.
  const tile = ordered(given, given.features);
  const cuts = PORTS.flatMap((port, n) => (isHalf(port) || !sides.includes(port) ? [] : [n]));
  if (cuts.length < 2) return given;
  const arcOf = (half: Half): number => cuts.filter((cut) => cut < PORTS.indexOf(half)).length % cuts.length;
  const features = tile.features.flatMap((one): readonly FeatureSpec[] => {
    const arcs = [...new Set(one.halves.map(arcOf))];
    if (one.kind !== 'court' || arcs.length < 2) return [one];
    return arcs.map((arc, n) => ({
      ...one,
      halves: one.halves.filter((half) => arcOf(half) === arc),
      marks: n === 0 ? one.marks : {},
    }));
  });
  return features.length === tile.features.length ? given : ordered(tile, features);
}

/** Separates a part of the edge from its feature, as a new feature. */
export function separatePort(tile: TileSpec, port: Port): TileSpec {
  const at = featureAt(tile, port);
  const from = at === null ? undefined : tile.features[at];
  if (!from || at === null) return tile;
  const halves = isHalf(port) ? [port] : from.kind === 'court' ? ([`${port}L`, `${port}R`] as const) : [];
  const sides = isHalf(port) || from.kind === 'court' ? [] : [port];
  const rest: FeatureSpec = {
    ...from,
    sides: from.sides.filter((side) => !sides.includes(side)),
    halves: from.halves.filter((half) => !(halves as readonly string[]).includes(half)),
  };
  if (isEmpty(rest)) return tile;
  const features = [
    ...tile.features.map((one, n) => (n === at ? rest : one)),
    feature(from.kind as Kind, sides, halves),
  ];
  return ordered(tile, features);
}

/** Marks a path with a fountain, or a court with markets. `count` 0 removes the mark. */
export function markFeature(tile: TileSpec, at: number, count: number): TileSpec {
  const name = markOf(tile.features[at]?.kind);
  if (!name) return tile;
  return {
    ...tile,
    features: tile.features.map((one, n) => (n === at ? { ...one, marks: count > 0 ? { [name]: count } : {} } : one)),
  };
}

export const markOf = (kind: string | undefined): 'fountain' | 'market' | null =>
  kind === 'path' ? 'fountain' : kind === 'court' ? 'market' : null;
export const MOST_MARKS: Readonly<Record<string, number>> = { fountain: 1, market: 3 };

/** Adds a feature that reaches no side: a court enclosed by curves, or a path from the crossing to a building. */
export const addInner = (tile: TileSpec, kind: 'path' | 'court'): TileSpec =>
  ordered(tile, [...tile.features, feature(kind, [], [])]);
export function removeInner(tile: TileSpec, at: number): TileSpec {
  const one = tile.features[at];
  if (!one || !isEmpty(one)) return tile;
  return ordered(
    tile,
    tile.features,
    tile.features.map((other, n) => (n === at ? { ...other, sides: ['N' as const] } : other)),
  );
}
export const isInner = isEmpty;

/** Sets where a path ends: at a building, or (`null`) in the open or at the crossing. */
export function endPath(tile: TileSpec, path: number, building: number | null): TileSpec {
  const others = tile.ends.filter(([from]) => from !== path);
  return { ...tile, ends: building === null ? others : [...others, [path, building] as const] };
}

/** Adds or removes a crossing. Paths that meet there separate the courts between them. */
export function setSquare(tile: TileSpec, square: boolean): TileSpec {
  const paths = tile.features.flatMap(({ kind, sides }) => (kind === 'path' ? sides : []));
  return square ? partCourts({ ...tile, square }, paths) : { ...tile, square };
}

/** Rotates the features a quarter turn clockwise, for copying a tile that is oriented differently. */
export function turnTile(tile: TileSpec): TileSpec {
  const next = <T extends string>(name: T): T =>
    `${SIDES[(SIDES.indexOf(sideOf(name as Port)) + 1) % 4] ?? 'N'}${name.slice(1)}` as T;
  return ordered(
    tile,
    tile.features.map((one) => ({ ...one, sides: one.sides.map(next), halves: one.halves.map(next) })),
  );
}

/** A blank tile to start from: all court. */
export const blankTile = (id: string): TileSpec => ({
  id,
  features: [feature('court', [], HALVES)],
  square: false,
  ends: [],
});

/** The first unused id of the form `C61`. */
export function freeId(taken: readonly string[], stem = 'C'): string {
  for (let n = 1; ; n++) {
    const id = `${stem}${String(n).padStart(2, '0')}`;
    if (!taken.includes(id)) return id;
  }
}
