/** A point in cells or tile units: x to the right, y down. */
export type Point = readonly [number, number];

export const TAU = Math.PI * 2;

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Smooth step from 0 at `a` to 1 at `b`; `a` may be the greater. */
export function smooth(a: number, b: number, x: number): number {
  const t = (x - a) / (b - a);
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return t * t * (3 - 2 * t);
}

/** `a + b * k`. */
export const add = (a: Point, b: Point, k = 1): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
export const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
/** `Math.hypot` of two numbers, which is compiled into what calls it. */
export const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);
export function unit(v: Point): Point {
  const length = hypot(v[0], v[1]) || 1;
  return [v[0] / length, v[1] / length];
}

/** Reads an element that must exist: loops over buffers keep their indices in range. */
export const at = (values: ArrayLike<number>, index: number): number => values[index] as number;

/** Element of a non-empty list at any index, modulo its length. */
export function pickAt<T>(list: readonly T[], index: number): T {
  const n = list.length;
  return list[((Math.floor(index) % n) + n) % n] as T;
}
