/** World units of the scene per cell: everything on the canvas is laid out in cells and scaled by this. */
export const UNIT = 128;

/** In cells, `0,0` is the north-west corner of cell `0,0`; in CSS pixels where a comment says so. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;
export const lerpPoint = (from: Point, to: Point, t: number): Point => ({
  x: lerp(from.x, to.x, t),
  y: lerp(from.y, to.y, t),
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const inside = (point: Point, rect: Rect): boolean =>
  point.x >= rect.x && point.y >= rect.y && point.x < rect.x + rect.w && point.y < rect.y + rect.h;
/** Whether a point is within a closed outline. */
export const within = (point: Point, outline: readonly Point[]): boolean =>
  outline.reduce((isIn, a, n) => {
    const b = outline.at(n - 1) ?? a;
    const crosses = a.y > point.y !== b.y > point.y && point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crosses ? !isIn : isIn;
  }, false);
export const sameRect = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
/** The bounding box of two rectangles. */
export function union(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
export const cellOf = (point: Point): Point => ({ x: Math.floor(point.x), y: Math.floor(point.y) });
export const cellCentre = (cell: Point): Point => ({ x: cell.x + 0.5, y: cell.y + 0.5 });

/** A colour `#rrggbb` as a number, as Phaser takes it. */
export const colourNumber = (hex: string): number => Number.parseInt(hex.slice(1), 16);

export type Ease = (t: number) => number;
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3;
export const easeIn: Ease = (t) => t * t * t;
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);
/** Overshoots slightly and comes back. */
export const easeBack: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** 0 → 1 → 0: the height of a hop. */
export const arc: Ease = (t) => 4 * t * (1 - t);
