import type { FeatureAt, LaidTile, Rotation, TileSpec } from '../game/index.ts';
import type { RotatePoint, Structure, TileGeometry } from './contract.ts';
import { shapeOf } from './topology/structures.ts';

/** In cells; `0,0` is the north-west corner of cell `0,0`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where things are on tiles, as the painter knows it. */
export interface GroundSource {
  readonly tile: (tile: TileSpec) => TileGeometry;
  /** Anchors that are known without shapes, by tile. */
  readonly anchors?: Readonly<Record<string, TileGeometry['anchors']>> | undefined;
  /** The same below a structure, both in the coordinates of the unrotated tile. */
  readonly below?: (tile: TileSpec, one: Structure) => TileGeometry;
  /** The current structures on the plane. */
  readonly built?: () => readonly Structure[];
  /** The same as `tile`, computed in a worker. */
  readonly ahead?: (id: string) => Promise<TileGeometry>;
  readonly rotate: RotatePoint;
  readonly spec: (id: string) => TileSpec;
}

/** Where everything is on placed tiles, in cells. */
export interface Ground {
  /** The place for a follower on a feature of a placed tile; the centre of the cell while its tile is unknown. */
  feature(at: FeatureAt, laid: readonly LaidTile[]): Point;
  kindAt(at: FeatureAt, laid: readonly LaidTile[]): string | undefined;
  /** The feature of a placed tile at a point of the board. */
  featureUnder(point: Point, laid: readonly LaidTile[]): FeatureAt | undefined;
  /** Loads the shapes of a tile before a pointer can reach it. */
  prepare(id: string): void;
  /** The feature number at a point (`0…1`) of a rotated tile, -1 for none. */
  owner(tile: LaidTile, point: Point): number;
}

const turnBack = (rotation: Rotation): Rotation => ([0, 3, 2, 1] as const)[rotation];

export function createGround(source: GroundSource): Ground {
  const { rotate, spec } = source;
  const geometries = new Map<string, TileGeometry>();
  const asked = new Set<string>();
  /** The structure that adds a feature to the tile, if any. */
  const addedTo = ({ x, y }: LaidTile): Structure | undefined =>
    source.built?.().find((one) => one.x === x && one.y === y && shapeOf(one)?.adds);

  function geometryOf(tile: LaidTile): TileGeometry {
    const { tile: id, rotation } = tile;
    const over = source.below && addedTo(tile);
    const upright = over !== undefined && over.upright !== (rotation % 2 === 1);
    const key = over ? `${id} ${over.kind} ${upright ? 'down' : 'across'}` : id;
    const known =
      geometries.get(key) ??
      (over && source.below ? source.below(spec(id), { kind: over.kind, x: 0, y: 0, upright }) : source.tile(spec(id)));
    geometries.set(key, known);
    return known;
  }
  const anchorsOf = (tile: LaidTile): TileGeometry['anchors'] =>
    (addedTo(tile) ? undefined : source.anchors?.[tile.tile]) ?? geometryOf(tile).anchors;
  const tileAt = (cell: Point, laid: readonly LaidTile[]): LaidTile | undefined =>
    laid.findLast(({ x, y }) => x === cell.x && y === cell.y);

  const owner = (tile: LaidTile, point: Point): number => {
    const { size, owner: owners } = geometryOf(tile);
    const flat = rotate(point, turnBack(tile.rotation));
    const column = Math.min(size - 1, Math.max(0, Math.floor(flat.x * size)));
    const row = Math.min(size - 1, Math.max(0, Math.floor(flat.y * size)));
    return owners[row * size + column] ?? -1;
  };

  return {
    feature(at, laid) {
      const tile = tileAt(at, laid);
      const anchor = tile && anchorsOf(tile)[at.feature];
      if (!tile || !anchor) return { x: at.x + 0.5, y: at.y + 0.5 };
      const turned = rotate(anchor, tile.rotation);
      return { x: at.x + turned.x, y: at.y + turned.y };
    },
    kindAt(at, laid) {
      const tile = tileAt(at, laid);
      const over = tile && addedTo(tile);
      return tile && (spec(tile.tile).features[at.feature]?.kind ?? (over && shapeOf(over)?.adds?.kind));
    },
    featureUnder(point, laid) {
      const cell = { x: Math.floor(point.x), y: Math.floor(point.y) };
      const tile = tileAt(cell, laid);
      const feature = tile ? owner(tile, { x: point.x - cell.x, y: point.y - cell.y }) : -1;
      return feature < 0 ? undefined : { ...cell, feature };
    },
    prepare(id) {
      if (geometries.has(id) || asked.has(id)) return;
      asked.add(id);
      source.ahead?.(id).then(
        (geometry) => void (geometries.has(id) || geometries.set(id, geometry)),
        // It is then computed when needed.
        () => undefined,
      );
    },
    owner,
  };
}
