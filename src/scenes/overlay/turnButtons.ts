import { sameCell } from '../../game/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import type { CameraView } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import { isTouch } from '../camera/reach.ts';
import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';
import { previewRect } from './markers.ts';
import { builtBeside } from './toBuild.ts';

/** Diameter in CSS pixels, the same at every zoom. */
export const BUTTON = 46;
const GAP = 8;
/** Buttons may touch a cell by this much, in CSS pixels. */
const TOUCH = 4;

export interface ButtonSpots {
  readonly ccw: Point;
  readonly cw: Point;
}

/**
 * Positions of the two rotate buttons around the held tile: beside it, one above the other on one side, or in a row
 * above or below; `null` if they would cover something everywhere. `taken`: what they must not cover. CSS pixels.
 */
export function buttonSpots(tile: Rect, free: Rect, taken: readonly Rect[]): ButtonSpots | null {
  const half = BUTTON / 2;
  const middle = { x: tile.x + tile.w / 2, y: tile.y + tile.h / 2 };
  const [left, right] = [tile.x - GAP - half, tile.x + tile.w + GAP + half];
  const step = half + GAP / 2;
  const stack = (x: number): ButtonSpots => {
    const y = clamp(middle.y, free.y + BUTTON + GAP, free.y + free.h - BUTTON - GAP);
    return { ccw: { x, y: y - step }, cw: { x, y: y + step } };
  };
  const row = (y: number): ButtonSpots => {
    const x = clamp(middle.x, free.x + BUTTON + GAP, free.x + free.w - BUTTON - GAP);
    return { ccw: { x: x - step, y }, cw: { x: x + step, y } };
  };
  const sides = middle.x - free.x > free.x + free.w - middle.x ? [left, right] : [right, left];
  const isClear = ({ x, y }: Point): boolean =>
    x - half >= free.x &&
    x + half <= free.x + free.w &&
    y - half >= free.y &&
    y + half <= free.y + free.h &&
    taken.every(
      (one) =>
        Math.abs(x - one.x - one.w / 2) >= one.w / 2 + half - TOUCH ||
        Math.abs(y - one.y - one.h / 2) >= one.h / 2 + half - TOUCH,
    );
  return (
    [
      { ccw: { x: left, y: middle.y }, cw: { x: right, y: middle.y } },
      ...sides.map(stack),
      row(tile.y - GAP - half),
      row(tile.y + tile.h + GAP + half),
    ].find(({ ccw, cw }) => isClear(ccw) && isClear(cw)) ?? null
  );
}

/**
 * The same for the current gesture, without covering what is built beside the held tile, or cells where it could be
 * placed instead. None for fingers: they turn the tile by a tap on it, or in its panel.
 */
export function turnSpots(
  view: Pick<MatchView, 'gesture' | 'prompt' | 'legalCells'>,
  camera: CameraView,
  free: Rect,
): ButtonSpots | null {
  const { gesture, legalCells } = view;
  if (gesture.type !== 'placing' || gesture.rotations.length < 2 || isTouch()) return null;
  const beside = builtBeside(view);
  const cells = [...legalCells.filter((cell) => !sameCell(cell, gesture)), ...(beside ? [beside] : [])];
  const taken = cells.map((cell): Rect => ({ ...toScreen(camera, cell), w: camera.zoom, h: camera.zoom }));
  return buttonSpots(previewRect(gesture, camera), free, taken);
}
