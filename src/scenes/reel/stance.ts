import type { MatchView } from '../../session/contracts/match.ts';
import { laidOf } from '../board/laid.ts';
import type { Rect } from '../units.ts';
import { cellCentre, clamp, lerp } from '../units.ts';

/** Height and width of a close-up at least, in cells. */
const CLOSE = 5.6;

/** The smallest rectangle around this one whose width is `shape` times its height. */
export function shaped({ x, y, w, h }: Rect, shape: number): Rect {
  const [wide, tall] = [Math.max(w, h * shape), Math.max(h, w / shape)];
  return { x: x - (wide - w) / 2, y: y - (tall - h) / 2, w: wide, h: tall };
}

export const between = (a: Rect, b: Rect, t: number): Rect => ({
  x: lerp(a.x, b.x, t),
  y: lerp(a.y, b.y, t),
  w: lerp(a.w, b.w, t),
  h: lerp(a.h, b.h, t),
});

/** What is around the tile that was laid last, within `whole`. */
export function closeUp({ state }: Pick<MatchView, 'state'>, whole: Rect): Rect {
  const tile = laidOf(state).at(-1);
  const shape = whole.w / whole.h;
  const [w, h] = [Math.max(CLOSE, CLOSE * shape), Math.max(CLOSE, CLOSE / shape)];
  if (!tile || w >= whole.w) return whole;
  const middle = cellCentre(tile);
  return {
    x: clamp(middle.x - w / 2, whole.x, whole.x + whole.w - w),
    y: clamp(middle.y - h / 2, whole.y, whole.y + whole.h - h),
    w,
    h,
  };
}
