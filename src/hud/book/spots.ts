import type { Area, TrackGeometry } from '../../art/contract.ts';
import type { Point } from '../../art/ground.ts';

/** Whether the camera sees a point. */
export const contains = (area: Area, { x, y }: Point): boolean =>
  x >= area.x && y >= area.y && x < area.x + area.w && y < area.y + area.h;

/** A spot: `score 12`, `corner 12`. */
export function spotOf(spot: string, track: TrackGeometry): Point | undefined {
  const [what, number] = spot.split(' ');
  if (what === 'corner') return track.tokens.find(({ field }) => field === Number(number));
  return track.fields.find(({ n }) => n === Number(number) % 100)?.stand;
}
