import type { MatchView } from '../../session/contract.ts';
import type { TableGame } from '../game.ts';
import { optionSpots } from '../overlay/markers.ts';
import type { Point, Rect } from '../units.ts';
import { cellOf } from '../units.ts';
import { closeZoom } from './closeZoom.ts';
import type { Pilot } from './pilot.ts';

const boxOf = (spots: readonly Point[]): Rect => {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** With the tiles on which they are. */
const around = ({ x, y, w, h }: Rect): Rect => ({ x: x - 0.5, y: y - 0.5, w: w + 1, h: h + 1 });

/** Choices on neighbouring cells; they are seen together at this part of the closest zoom. */
const NEAR = 2.2;
const NEAR_ZOOM = 0.55;

/** Helps to choose: closer where a finger could not tell the features of one tile apart, farther away where choices lie all over the board; back after it. */
export function leanTo(pilot: Pilot, view: MatchView, game: TableGame, options: { readonly glide: boolean }): void {
  const spots = view.myTurn ? optionSpots(view, game) : [];
  const features = spots.filter(({ on }) => on === 'feature');
  const meant = (features.length > 0 ? features : spots).map(({ at }) => at);
  const [first] = meant;
  if (!first) return pilot.leanBack(options);
  const cell = cellOf(first);
  if (features.length > 0 && meant.every((at) => cellOf(at).x === cell.x && cellOf(at).y === cell.y)) {
    const tile = { ...cell, w: 1, h: 1 };
    pilot.show(tile, options);
    pilot.leanIn(tile, { ...options, zoom: closeZoom() });
    return;
  }
  const box = boxOf(meant);
  if (Math.max(box.w, box.h) > NEAR) return pilot.leanOut(box, options);
  pilot.leanIn(around(box), { ...options, zoom: closeZoom() * NEAR_ZOOM });
}
