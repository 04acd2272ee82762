import { sameCell } from '../../game/index.ts';
import type { RotatePoint, TileGeometry, TokenSpot, TrackGeometry } from '../../art/contract.ts';
import type { FeatureAt, LaidTile, Rotation, TileSpec } from '../../game/index.ts';
import type { Point, Rect } from '../units.ts';
import { cellCentre } from '../units.ts';

/** The painter's knowledge of where things are on tiles. */
export interface GroundSource {
  readonly tile: (tile: TileSpec) => TileGeometry;
  /** The same, worked out beside the page. */
  readonly ahead?: (id: string) => Promise<TileGeometry>;
  readonly rotate: RotatePoint;
  readonly spec: (id: string) => TileSpec;
}

/** The same of a board with a track. */
export interface GeometrySource extends GroundSource {
  readonly track: TrackGeometry;
}

/** Where everything is on laid tiles, in cells. */
export interface Ground {
  /** The spot for a follower on a feature of a laid tile; the middle of the cell while its tile is unknown. */
  feature(at: FeatureAt, laid: readonly LaidTile[]): Point;
  kindAt(at: FeatureAt, laid: readonly LaidTile[]): string | undefined;
  /** The feature of a laid tile at a point of the board. */
  featureUnder(point: Point, laid: readonly LaidTile[]): FeatureAt | undefined;
  /** Makes sure that the shapes of a tile are known before somebody points at it. */
  prepare(id: string): void;
  /** The feature number at a point (`0…1`) of a turned tile, -1 for none. */
  owner(tile: LaidTile, point: Point): number;
}

/** Where fields of the score track and its tokens are. */
export interface Track {
  /** The middle of a field of the track; any total, modulo 100. */
  field(total: number): Point;
  /** Where a marker stands on that field. */
  stand(total: number): Point;
  token(field: number): TokenSpot | undefined;
}

/** Where everything is on a board within its wall. */
export interface Places extends Ground, Track {
  readonly track: TrackGeometry;
}

const turnBack = (rotation: Rotation): Rotation => ([0, 3, 2, 1] as const)[rotation];

export function createPlaces(source: GeometrySource): Places {
  const { track } = source;
  const fields = new Map(track.fields.map((field) => [field.n, field]));
  const tokens = new Map(track.tokens.map((spot) => [spot.field, spot]));
  return {
    ...createGround(source),
    track,
    field: (total) => fields.get(((total % 100) + 100) % 100) ?? { x: 0, y: 0 },
    stand: (total) => fields.get(((total % 100) + 100) % 100)?.stand ?? { x: 0, y: 0 },
    token: (field) => tokens.get(field),
  };
}

export function createGround(source: GroundSource): Ground {
  const { rotate, spec } = source;
  const geometries = new Map<string, TileGeometry>();
  const asked = new Set<string>();
  const geometryOf = (id: string): TileGeometry => {
    const known = geometries.get(id) ?? source.tile(spec(id));
    geometries.set(id, known);
    return known;
  };
  const tileAt = (cell: Point, laid: readonly LaidTile[]): LaidTile | undefined =>
    laid.findLast((tile) => sameCell(tile, cell));

  const owner = (tile: LaidTile, point: Point): number => {
    const { size, owner: owners } = geometryOf(tile.tile);
    const flat = rotate(point, turnBack(tile.rotation));
    const column = Math.min(size - 1, Math.max(0, Math.floor(flat.x * size)));
    const row = Math.min(size - 1, Math.max(0, Math.floor(flat.y * size)));
    return owners[row * size + column] ?? -1;
  };

  return {
    feature(at, laid) {
      const tile = tileAt(at, laid);
      const anchor = tile && geometryOf(tile.tile).anchors[at.feature];
      if (!tile || !anchor) return cellCentre(at);
      const turned = rotate(anchor, tile.rotation);
      return { x: at.x + turned.x, y: at.y + turned.y };
    },
    kindAt(at, laid) {
      const tile = tileAt(at, laid);
      return tile && spec(tile.tile).features[at.feature]?.kind;
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
        // It is worked out when it is needed.
        () => undefined,
      );
    },
    owner,
  };
}

/** What `fit` shows: everything that belongs to the track, with a little moat. */
export function wallRect(track: TrackGeometry, cells: readonly Point[]): Rect {
  const xs = [...track.fields.map((field) => field.x), ...cells.flatMap((cell) => [cell.x, cell.x + 1])];
  const ys = [...track.fields.map((field) => field.y), ...cells.flatMap((cell) => [cell.y, cell.y + 1])];
  const x = Math.min(...xs) - 0.45;
  const y = Math.min(...ys) - 0.45;
  return { x, y, w: Math.max(...xs) + 0.45 - x, h: Math.max(...ys) + 0.45 - y };
}
