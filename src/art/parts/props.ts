import type { Rgb } from '../core/colour.ts';
import { shade } from '../core/colour.ts';
import { pickAt } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { box, disc } from './solids.ts';

/** Converts from a prop's own axes to the tile. */
export const placed =
  (x: number, y: number, turn: number) =>
  (u: number, v: number): Point => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];

/** A barrel, upright on the surface or at a given height. */
export function barrel(s: Surface, x: number, y: number, r = 0.019, ground?: number): void {
  disc(s, x, y, r, 0.036 + (ground ?? 0), P.wood[0], {
    relative: ground === undefined,
    paint: (u, _v, q, o) =>
      void (q > r * 0.78
        ? o.set(P.woodDark, 1.2)
        : o.set(pickAt(P.wood, Math.abs(Math.floor(u / 0.0065))), Math.abs((u / 0.0065) % 1) < 0.14 ? 0.6 : 1)),
  });
}

export function crate(s: Surface, x: number, y: number, a: number, turn: number, fill: Rgb | null, seed: number): void {
  box(s, x, y, a, a * 0.8, 0.03, turn, (_u, _v, o, d) => {
    if (d > -0.0055) o.set(P.wood[2]);
    else o.set(P.woodDark, 0.9);
    if (d < -0.005) o.height = 0.022;
  });
  if (!fill) return;
  const rng = new Rng(seed);
  const at = placed(x, y, turn);
  for (let i = 0; i < 9; i++) {
    const [px, py] = at(rng.range(-a, a) * 0.66, rng.range(-a, a) * 0.5);
    disc(s, px, py, 0.0085, 0.024, shade(fill, rng.range(0.8, 1.15)), { dome: 1, gloss: 0.1 });
  }
}

export function cart(s: Surface, x: number, y: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  for (const v of [-0.036, 0.036])
    box(s, ...at(0.005, v), 0.024, 0.006, 0.04, turn, (_u, _w, o) => void o.set(P.woodDark));
  for (const v of [-0.018, 0.018])
    box(s, ...at(0.07, v), 0.03, 0.004, 0.022, turn, (_u, _w, o) => void o.set(P.wood[1]));
  box(s, x, y, 0.045, 0.028, 0.045, turn, (u, v, o, d) => {
    if (d > -0.006) {
      o.set(P.wood[2]);
      return;
    }
    o.set(pickAt(P.straw, hash(Math.floor(u * 300), Math.floor(v * 300), seed) * 2), 0.9);
    o.height = 0.052 + 0.01 * noise(u * 70, v * 70, seed);
  });
}

/** Kitchen-garden bed with rows of cabbages. */
export function vegetableBed(s: Surface, x: number, y: number, a: number, b: number, turn: number, seed: number): void {
  box(s, x, y, a, b, 0.016, turn, (u, v, o, d) => {
    const furrow = Math.sin((v / b) * 9.4);
    if (d > -0.006) o.set(P.wood[1]);
    else o.set(P.mud, 0.95 + 0.16 * furrow + 0.12 * noise(u * 120, v * 120, seed));
    o.height = d > -0.006 ? 0.022 : 0.014 + 0.004 * furrow;
  });
  const at = placed(x, y, turn);
  const rng = new Rng(seed);
  for (let row = -1; row <= 1; row++) {
    const kind = rng.pick([P.leaf[2], P.grass[2], P.leaf[0], P.fruit[2]]);
    for (let u = -a + 0.016; u < a - 0.01; u += 0.0205) {
      const [px, py] = at(u, row * b * 0.6);
      disc(s, px, py, rng.range(0.0068, 0.0092), 0.016, shade(kind, rng.range(0.85, 1.15)), { dome: 1.1 });
    }
  }
}

/** Two layers of logs. */
export function logs(s: Surface, x: number, y: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  for (let i = 0; i < 9; i++) {
    const upper = i >= 5;
    const [px, py] = at((hash(seed, i) - 0.5) * 0.008, (upper ? i - 6.5 : i - 2) * 0.0165);
    const wood = pickAt(P.wood, i);
    box(s, px, py, 0.04, 0.0082, 0, turn, (u, w, o) => {
      const q = w / 0.0082;
      o.height = 0.014 + (upper ? 0.013 : 0) + 0.008 * Math.sqrt(Math.max(0, 1 - q * q));
      if (Math.abs(u) > 0.037) o.set(P.straw[0]);
      else o.set(wood, 0.85 + 0.15 * noise(u * 120, w * 400, seed + i));
    });
  }
}

export function hens(s: Surface, x: number, y: number, seed: number): void {
  const rng = new Rng(seed);
  for (let i = 0; i < 4; i++) {
    const angle = rng.range(0, 6.28);
    const hx = x + rng.range(-0.04, 0.04);
    const hy = y + rng.range(-0.04, 0.04);
    const colour = rng.pick([P.awningCream, P.awningCream, P.wood[2], P.roof[1]]);
    const [bx, by] = [hx + Math.cos(angle) * 0.0085, hy + Math.sin(angle) * 0.0085];
    disc(s, hx, hy, 0.0085, 0.01, shade(colour, 0.9), { dome: 1.2 });
    disc(s, bx, by, 0.0048, 0.022, shade(colour, 0.95), { dome: 1 });
    disc(s, bx, by, 0.0021, 0.029, P.awningRed);
  }
}

/** Washing on a line between two posts. */
export function laundry(s: Surface, x: number, y: number, turn: number, seed: number): void {
  const at = placed(x, y, turn);
  const half = 0.085;
  for (const u of [-half, half]) disc(s, ...at(u, 0), 0.0065, 0.06, P.wood[1]);
  box(s, x, y, half, 0.0014, 0.056, turn, (_u, _v, o) => void o.set(P.awningCream));
  for (let i = 0; i < 4; i++) {
    const cloth = pickAt([P.awningCream, P.awningBlue, P.awningCream, P.banner], i + seed);
    box(
      s,
      ...at((i - 1.5) * 0.039, 0),
      0.0145,
      0.0085,
      0.052,
      turn,
      (u, _v, o) => void o.set(cloth, 0.92 + 0.1 * Math.sin(u * 300)),
      0.4,
    );
  }
}
