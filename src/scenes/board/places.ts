import type { TokenSpot, TrackGeometry } from '../../art/contract.ts';
import { createGround } from '../../art/ground.ts';
import type { Ground, GroundSource } from '../../art/ground.ts';
import type { Point, Rect } from '../units.ts';

/** The same for a board with a score track. */
export interface GeometrySource extends GroundSource {
  readonly track: TrackGeometry;
}

/** Positions of the spaces and tokens of the score track. */
export interface Track {
  /** The middle of a space of the track; any total, modulo 100. */
  field(total: number): Point;
  /** Where a marker stands on that space. */
  stand(total: number): Point;
  token(field: number): TokenSpot | undefined;
}

/** All positions on a board within its wall. */
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

/** What `fit` shows: the whole track, with a little of the moat. */
export function wallRect(track: TrackGeometry, cells: readonly Point[]): Rect {
  const xs = [...track.fields.map((field) => field.x), ...cells.flatMap((cell) => [cell.x, cell.x + 1])];
  const ys = [...track.fields.map((field) => field.y), ...cells.flatMap((cell) => [cell.y, cell.y + 1])];
  const x = Math.min(...xs) - 0.45;
  const y = Math.min(...ys) - 0.45;
  return { x, y, w: Math.max(...xs) + 0.45 - x, h: Math.max(...ys) + 0.45 - y };
}
