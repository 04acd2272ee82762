import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import { badgedRegions, optionSpots } from '../overlay/markers.ts';
import type { Point, Rect } from '../units.ts';
import { cellOf, distance } from '../units.ts';
import { boxOf } from './framing.ts';
import type { Pilot } from './pilot.ts';
import { apart, closeZoom } from './reach.ts';

const sizeOf = ({ w, h }: Rect): number => Math.max(w, h);

/** Choices on up to this many neighbouring cells are shown together, at this fraction of the closest zoom. */
const NEAR = 3;
const NEAR_ZOOM = 0.55;
/** Choices closer than this, in cells, are on one spot: they are spread, at any zoom. */
const SAME = 0.05;

/** The zoom at which any two spots are far enough apart to be pressed. */
function zoomApart(spots: readonly Point[]): number {
  const gaps = spots.flatMap((one, n) => spots.slice(n + 1).map((other) => distance(one, other)));
  return apart() / Math.min(...gaps.filter((gap) => gap > SAME), Infinity);
}

/** The cells of what can be chosen on the table. */
export const optionCells = (view: MatchView, game: TableGame): readonly Point[] =>
  [...optionSpots(view, game).map(({ at }) => at), ...badgedRegions(view, game).map(({ anchor }) => anchor)].map(
    cellOf,
  );

/**
 * Moves the camera for a choice: closer where a finger could not tell the features of a tile apart, farther away where
 * choices are all over the board; back afterwards.
 */
export function leanTo(pilot: Pilot, view: MatchView, game: TableGame, options: { readonly glide: boolean }): void {
  const spots = view.myTurn ? optionSpots(view, game) : [];
  if (spots.length === 0) return pilot.leanBack(options);
  const features = spots.filter(({ on }) => on === 'feature');
  const main = (features.length > 0 ? features : spots).map(({ at }) => at);
  const box = boxOf(main.map(cellOf));
  const whole = boxOf([...spots.map(({ at }) => cellOf(at)), ...game.asked(view)]);
  const [size, most] = [sizeOf(box), sizeOf(whole)];
  if (size > NEAR) return pilot.leanOut(main.map(cellOf), options);
  const close = closeZoom() * (features.length > 0 && size === 1 ? 1 : NEAR_ZOOM);
  const seen = most > NEAR ? box : whole;
  const zoom = Math.max(close, zoomApart(main));
  pilot.leanIn(seen, { ...options, zoom, least: Math.min(close, closeZoom() * NEAR_ZOOM) });
}
