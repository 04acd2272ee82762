import type { TokenSpot, TrackGeometry } from '../../art/contract.ts';
import { createGround } from '../../art/ground.ts';
import type { Ground, GroundSource } from '../../art/ground.ts';
import type { Point, Rect } from '../units.ts';

/** The same of a board with a track. */
export interface GeometrySource extends GroundSource {
  readonly track: TrackGeometry;
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

/** What `fit` shows: everything that belongs to the track, with a little moat. */
export function wallRect(track: TrackGeometry, cells: readonly Point[]): Rect {
  const xs = [...track.fields.map((field) => field.x), ...cells.flatMap((cell) => [cell.x, cell.x + 1])];
  const ys = [...track.fields.map((field) => field.y), ...cells.flatMap((cell) => [cell.y, cell.y + 1])];
  const x = Math.min(...xs) - 0.45;
  const y = Math.min(...ys) - 0.45;
  return { x, y, w: Math.max(...xs) + 0.45 - x, h: Math.max(...ys) + 0.45 - y };
}
