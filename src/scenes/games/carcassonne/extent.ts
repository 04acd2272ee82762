import type { LaidTile } from '../../../game/index.ts';
import type { Bounds } from '../../camera/pilot.ts';
import type { Rect } from '../../units.ts';

/** Margin around the tiles when all are shown: room for legal cells and some wild land. */
const MARGIN = 1.4;
/** Smallest visible area, in cells: the first tile does not fill the window. */
const LEAST = { w: 6.5, h: 5 } as const;
/** How far beyond the tiles the camera may go, in cells. */
const BEYOND = 5;
/** Margin around the tiles in an exported picture, in cells. */
const FRAME = 0.6;

/** The bounding box of the tiles with a margin. */
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

/** An endless plane has no border: the tiles determine what is shown, and how far the camera can go. */
export const planeBounds = (laid: readonly LaidTile[]): Bounds => ({
  wall: atLeast(boxOf(laid, MARGIN)),
  area: boxOf(laid, BEYOND),
});

export const planeFrame = (laid: readonly LaidTile[]): Rect => atLeast(boxOf(laid, FRAME));
