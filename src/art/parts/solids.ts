import type { Rgb } from '../core/colour.ts';
import { hypot, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash } from '../core/random.ts';
import { boxDistance } from '../core/shapes.ts';
import type { Brush, Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { ashlar } from './materials.ts';

/** Paints inside a rotated box: `u, v` from its centre, `d` the distance to its edge (negative inside). */
export type BoxPaint = (u: number, v: number, brush: Brush, d: number) => void;

export function box(
  s: Surface,
  x: number,
  y: number,
  a: number,
  b: number,
  height: number,
  turn: number,
  paint: BoxPaint,
  translucency = 0,
): void {
  const reach = hypot(a, b) + 0.01;
  const c = Math.cos(turn);
  const n = Math.sin(turn);
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const u = (X - x) * c + (Y - y) * n;
    const v = -(X - x) * n + (Y - y) * c;
    const d = boxDistance(u, v, a, b);
    if (d > s.px) return;
    o.coverage = s.cover(d);
    o.height = height;
    o.translucency = translucency;
    paint(u, v, o, d);
  });
}

export interface DiscLook {
  /** The height is relative to the surface below. */
  readonly relative?: boolean;
  /** Rounds the top: 1 = hemisphere. */
  readonly dome?: number;
  readonly gloss?: number;
  readonly over?: boolean;
  /** Colours by offset and distance from the centre. */
  readonly paint?: (u: number, v: number, q: number, brush: Brush) => void;
}

export function disc(
  s: Surface,
  x: number,
  y: number,
  r: number,
  height: number,
  colour: Rgb,
  look: DiscLook = {},
): void {
  const { dome = 0, gloss = 0, over = false, paint } = look;
  if (!s.sees(x - r, y - r, x + r, y + r)) return;
  const base = height + (look.relative ? s.heightAt(x, y) : 0);
  s.stamp(x - r - 0.01, y - r - 0.01, x + r + 0.01, y + r + 0.01, (X, Y, o) => {
    const q2 = (X - x) * (X - x) + (Y - y) * (Y - y);
    const q = Math.sqrt(q2);
    if (q - r > s.px) return;
    o.coverage = s.cover(q - r);
    o.height = base + (dome ? Math.sqrt(Math.max(0, r * r - q2)) * dome : 0);
    o.gloss = gloss;
    o.over = over;
    if (paint) paint(X - x, Y - y, q, o);
    else o.set(colour);
  });
}

/** A strip between two points, for rails and low walls. `u` runs along it, `v` across. */
export function strip(
  s: Surface,
  from: Point,
  to: Point,
  half: number,
  height: number,
  paint: (u: number, v: number, brush: Brush) => void,
): void {
  const length = hypot(to[0] - from[0], to[1] - from[1]);
  const dx = (to[0] - from[0]) / length;
  const dy = (to[1] - from[1]) / length;
  const m = half + 0.01;
  s.stamp(
    Math.min(from[0], to[0]) - m,
    Math.min(from[1], to[1]) - m,
    Math.max(from[0], to[0]) + m,
    Math.max(from[1], to[1]) + m,
    (X, Y, o) => {
      const u = (X - from[0]) * dx + (Y - from[1]) * dy;
      const v = -(X - from[0]) * dy + (Y - from[1]) * dx;
      const d = Math.max(-u, u - length, Math.abs(v) - half);
      if (d > s.px) return;
      o.coverage = s.cover(d);
      o.height = height;
      paint(u, v, o);
    },
  );
}

export function stoneStrip(
  s: Surface,
  from: Point,
  to: Point,
  half: number,
  height: number,
  seed: number,
  stones: readonly Rgb[] = P.stoneTop,
): void {
  strip(s, from, to, half, height, (u, _v, o) => {
    o.height += ashlar(o, u, 0.02, seed, { row: 0.06, length: 0.045, stones });
  });
}

/** A merlon of a battlement; half sizes `a, b`. */
export function merlon(
  s: Surface,
  x: number,
  y: number,
  a: number,
  b: number,
  turn: number,
  height: number,
  seed: number,
): void {
  const stone = P.stoneTop[hash(Math.round(x * 99), Math.round(y * 99), seed) < 0.5 ? 0 : 1];
  const tone = 0.94 + 0.12 * hash(Math.round(x * 77), Math.round(y * 77), 3);
  box(s, x, y, a, b, height, turn, (u, v, o, d) => {
    const cap = smooth(0, -0.0055, d);
    o.height -= 0.01 * (1 - cap);
    o.set(stone, (0.86 + 0.2 * cap) * tone + 0.07 * noise(u * 150, v * 150, seed) - (Math.abs(u) < 0.0016 ? 0.14 : 0));
  });
}
