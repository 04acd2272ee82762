import type { LaidTile } from '../../../game/index.ts';
import type { Bounds } from '../../camera/pilot.ts';
import type { Rect } from '../../units.ts';

/** What is around the tiles when all of them are shown: legal cells, and some wild land. */
const MARGIN = 1.4;
/** Nobody sees less of the plane at once, in cells: the first tile does not fill the window. */
const LEAST = { w: 6.5, h: 5 } as const;
/** How far beyond the tiles the camera may go. */
const BEYOND = 5;
/** Around the tiles in a picture to keep. */
const FRAME = 0.6;

/** The tiles and so much around them. */
export function boxOf(laid: readonly LaidTile[], margin: number): Rect {
  if (laid.length === 0) return { x: -margin, y: -margin, w: 1 + 2 * margin, h: 1 + 2 * margin };
  const x = Math.min(...laid.map((tile) => tile.x)) - margin;
  const y = Math.min(...laid.map((tile) => tile.y)) - margin;
  return {
    x,
    y,
    w: Math.max(...laid.map((tile) => tile.x)) + 1 + margin - x,
    h: Math.max(...laid.map((tile) => tile.y)) + 1 + margin - y,
  };
}

function atLeast({ x, y, w, h }: Rect): Rect {
  const [more, taller] = [Math.max(0, LEAST.w - w), Math.max(0, LEAST.h - h)];
  return { x: x - more / 2, y: y - taller / 2, w: w + more, h: h + taller };
}

/** An endless plane has no border: what is laid decides what is shown, and how far the camera goes. */
export const planeBounds = (laid: readonly LaidTile[]): Bounds => ({
  wall: atLeast(boxOf(laid, MARGIN)),
  area: boxOf(laid, BEYOND),
});

export const planeFrame = (laid: readonly LaidTile[]): Rect => boxOf(laid, FRAME);
