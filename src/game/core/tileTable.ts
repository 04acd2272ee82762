import type { FeatureSpec, TileSpec } from './tile.ts';
import { HALVES, SIDES } from './vocabulary.ts';
import type { TileId } from './vocabulary.ts';

/** Ports of a side, as seen facing outwards: left half, middle, right half. */
export const PORTS = 3;
export const LEFT = 0;
export const MIDDLE = 1;
export const RIGHT = 2;

/** How a rule set reads tiles. */
export interface TileReading {
  readonly kinds: readonly string[];
  /** Number of side classes; sides of different classes may not meet. */
  readonly classes: number;
  /** Class of a side with a feature of this kind in its middle (`null`: ground). */
  classOf(kind: string | null): number;
  /** The number that regions sum over their features: markets, fountains, coats of arms … */
  markOf(feature: FeatureSpec): number;
  /** By feature of a tile: the features that it touches. Absent: none. */
  touchesOf?(tile: number): readonly (readonly number[])[];
}

/** Tiles as flat arrays, for every rotation. Tiles and features are numbered by their index in these lists. */
export interface TileTable {
  readonly specs: readonly TileSpec[];
  readonly numberOf: ReadonlyMap<TileId, number>;
  /** Tile → its first feature; the list ends at the first feature of the next tile. */
  readonly first: Int32Array;
  /** By feature: kind (index in `kinds`) and mark. */
  readonly kind: Uint8Array;
  readonly mark: Int32Array;
  /** `(tile × 4 + rotation) × 12 + side × 3 + port` → feature number on the tile, or -1. */
  readonly ports: Int8Array;
  /** The same index → kind of that feature, or -1. */
  readonly portKinds: Int8Array;
  /** `(tile × 4 + rotation) × 4 + side` → class of that side. */
  readonly classes: Uint8Array;
  /** Tile → number of rotations that differ: 1, 2 or 4; each later one equals the one so many before it. */
  readonly rotations: Uint8Array;
}

export function makeTileTable(specs: readonly TileSpec[], reading: TileReading): TileTable {
  const first = new Int32Array(specs.length + 1);
  const kind: number[] = [];
  const mark: number[] = [];
  const ports = new Int8Array(specs.length * 4 * 4 * PORTS).fill(-1);
  const classes = new Uint8Array(specs.length * 4 * 4);
  const sides = specs.map(({ features }) => SIDES.map((_, side) => portsOfSide(features, side)));
  for (const [tile, spec] of specs.entries()) {
    first[tile] = kind.length;
    for (const feature of spec.features) {
      kind.push(reading.kinds.indexOf(feature.kind));
      mark.push(reading.markOf(feature));
    }
    for (let rotation = 0; rotation < 4; rotation++) {
      for (let side = 0; side < 4; side++) {
        const shown = sides[tile]?.[(side + 4 - rotation) & 3] ?? [];
        const row = tile * 4 + rotation;
        ports.set(shown, row * 4 * PORTS + side * PORTS);
        const middle = shown[MIDDLE] as number;
        classes[row * 4 + side] = reading.classOf(spec.features[middle]?.kind ?? null);
      }
    }
  }
  first[specs.length] = kind.length;
  const perTile = 4 * 4 * PORTS;
  const portKinds = ports.map((feature, place) =>
    feature < 0 ? -1 : (kind[(first[Math.floor(place / perTile)] as number) + feature] as number),
  );
  return {
    specs,
    numberOf: new Map(specs.map((spec, n) => [spec.id, n])),
    first,
    kind: Uint8Array.from(kind),
    mark: Int32Array.from(mark),
    ports,
    portKinds,
    classes,
    rotations: Uint8Array.from(specs, (spec, tile) => {
      const touches = reading.touchesOf?.(tile) ?? [];
      return [1, 2].find((turns) => isSymmetric(spec.features, sides[tile] ?? [], touches, turns)) ?? 4;
    }),
  };
}

/** Is the tile the same after so many quarter turns, with some of its features exchanged? */
function isSymmetric(
  features: readonly FeatureSpec[],
  sides: readonly (readonly number[])[],
  touches: readonly (readonly number[])[],
  turns: number,
): boolean {
  // What lies on no side stays where it is.
  const becomes = features.map((feature, n) => (feature.sides.length + feature.halves.length > 0 ? -1 : n));
  for (const [side, before] of sides.entries()) {
    for (const [port, feature] of before.entries()) {
      const after = sides[(side + turns) & 3]?.[port] as number;
      if (feature < 0 !== after < 0) return false;
      if (feature < 0) continue;
      if ((becomes[feature] as number) >= 0 && becomes[feature] !== after) return false;
      becomes[feature] = after;
    }
  }
  const listed = (numbers: readonly number[] = []): string => [...numbers].sort((a, b) => a - b).join();
  return becomes.every((after, before) => {
    const [one, other] = [features[before], features[after]];
    return (
      one?.kind === other?.kind &&
      JSON.stringify(one?.marks) === JSON.stringify(other?.marks) &&
      listed(touches[before]?.map((feature) => becomes[feature] as number)) === listed(touches[after])
    );
  });
}

function portsOfSide(features: readonly FeatureSpec[], side: number): readonly number[] {
  const name = SIDES[side] ?? 'N';
  const owner = (test: (feature: FeatureSpec) => boolean): number => features.findIndex(test);
  const half = (h: number): number => owner((f) => f.halves.includes(HALVES[side * 2 + h] ?? 'NL'));
  return [half(0), owner((f) => f.sides.includes(name)), half(1)];
}
