import type { Cell } from '../../game/index.ts';
import type { MatchView } from '../../session/contract.ts';
import type { TableGame } from '../game.ts';
import { optionSpots } from '../overlay/markers.ts';
import type { Rect } from '../units.ts';
import { cellOf } from '../units.ts';
import { closeZoom } from './closeZoom.ts';
import type { Pilot } from './pilot.ts';

/** What the cells cover. */
const boxOf = (cells: readonly Cell[]): Rect => {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
};

/** Choices on so many neighbouring cells are seen together at this part of the closest zoom. */
const NEAR = 3;
const NEAR_ZOOM = 0.55;

/** Helps to choose: closer where a finger could not tell the features of one tile apart, farther away where choices lie all over the board; back after it. */
export function leanTo(pilot: Pilot, view: MatchView, game: TableGame, options: { readonly glide: boolean }): void {
  const spots = view.myTurn ? optionSpots(view, game) : [];
  const features = spots.filter(({ on }) => on === 'feature');
  const cells = (features.length > 0 ? features : spots).map(({ at }) => cellOf(at));
  if (cells.length === 0) return pilot.leanBack(options);
  const box = boxOf(cells);
  const size = Math.max(box.w, box.h);
  if (size > NEAR) return pilot.leanOut(box, options);
  pilot.leanIn(box, { ...options, zoom: closeZoom() * (features.length > 0 && size === 1 ? 1 : NEAR_ZOOM) });
}
