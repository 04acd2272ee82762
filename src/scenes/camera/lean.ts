import type { Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import { optionSpots } from '../overlay/markers.ts';
import type { Rect } from '../units.ts';
import { cellOf } from '../units.ts';
import { closeZoom } from './closeZoom.ts';
import type { Pilot } from './pilot.ts';

/** The bounding box of the cells. */
const boxOf = (cells: readonly Cell[]): Rect => {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
};

const sizeOf = ({ w, h }: Rect): number => Math.max(w, h);

/** Choices on up to this many neighbouring cells are shown together, at this fraction of the closest zoom. */
const NEAR = 3;
const NEAR_ZOOM = 0.55;

/**
 * Moves the camera for a choice: closer where a finger could not tell the features of a tile apart, farther away where
 * choices are all over the board; back afterwards.
 */
export function leanTo(pilot: Pilot, view: MatchView, game: TableGame, options: { readonly glide: boolean }): void {
  const spots = view.myTurn ? optionSpots(view, game) : [];
  if (spots.length === 0) return pilot.leanBack(options);
  const features = spots.filter(({ on }) => on === 'feature');
  const box = boxOf((features.length > 0 ? features : spots).map(({ at }) => cellOf(at)));
  const whole = boxOf([...spots.map(({ at }) => cellOf(at)), ...game.asked(view)]);
  const [size, most] = [sizeOf(box), sizeOf(whole)];
  if (size > NEAR) return pilot.leanOut(box, options);
  const close = closeZoom() * (features.length > 0 && size === 1 ? 1 : NEAR_ZOOM);
  const seen = most > NEAR ? box : whole;
  pilot.leanIn(seen, { ...options, zoom: close, least: Math.min(close, closeZoom() * NEAR_ZOOM) });
}
