import type { Rgb } from '../core/colour.ts';
import { hypot, pickAt } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import { Brush } from '../core/surface.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';

export function flowers(s: Surface, x: number, y: number, r: number, seed: number): void {
  const rng = new Rng(seed);
  const main = rng.pick(P.flower);
  for (let i = 0; i < 12; i++) {
    const angle = rng.range(0, 6.3);
    const q = r * Math.sqrt(rng.next());
    const fx = x + Math.cos(angle) * q;
    const fy = y + Math.sin(angle) * q;
    const fr = rng.range(0.0038, 0.0065);
    const colour = rng.chance(0.2) ? rng.pick(P.flower) : main;
    const z = rng.range(0.008, 0.016);
    s.stamp(fx - fr, fy - fr, fx + fr, fy + fr, (X, Y, o) => {
      o.coverage = s.cover(hypot(X - fx, Y - fy) - fr);
      o.height = o.base + z;
      o.set(colour, 0.95);
      o.translucency = 0.5;
    });
  }
}

/** A few blades of grass, which make lawns and the edges of paths look crisp. */
export function tuft(s: Surface, x: number, y: number, r: number, seed: number, colour: Rgb): void {
  const count = 6 + Math.floor(hash(seed, 1) * 3);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283 + hash(seed, i + 2) * 1.4;
    const length = r * (0.35 + 0.6 * hash(seed, i + 9));
    blades[i * 3] = Math.cos(angle) * length;
    blades[i * 3 + 1] = Math.sin(angle) * length;
    blades[i * 3 + 2] = length * length;
  }
  const reach = r * 1.2;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => growTuft(s.ppu, count * 3, X - x, Y - y, colour, o));
}

/** Direction and square of the length of each blade of the current tuft. */
const blades = new Float64Array(9 * 3);

function growTuft(ppu: number, end: number, px: number, py: number, colour: Rgb, o: Brush): void {
  let best = 0.02;
  let tip = 0;
  for (let i = 0; i < end; i += 3) {
    const bx = blades[i] as number;
    const by = blades[i + 1] as number;
    const along = (px * bx + py * by) / (blades[i + 2] as number);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const ex = px - bx * t;
    const ey = py - by * t;
    const width = 0.0017 * (1.1 - t);
    const d2 = ex * ex + ey * ey;
    // Most blades are out of reach: no root is needed to see that.
    const far = width + 0.5 / ppu;
    if (d2 > far * far) continue;
    const a = 0.5 - (Math.sqrt(d2) - width) * ppu;
    if (a <= best) continue;
    best = a > 1 ? 1 : a;
    tip = t;
  }
  if (best <= 0.02) return;
  o.coverage = best * 0.72;
  o.height = o.base + 0.0015 + 0.0045 * tip;
  o.set(colour, 0.98 + 0.34 * tip);
  o.translucency = 0.6;
}

/** A heap of straw. */
export function haystack(s: Surface, x: number, y: number, r: number, seed: number): void {
  const reach = r * 1.2;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const q = hypot(X - x, Y - y);
    const angle = Math.atan2(Y - y, X - x);
    const edge = r * (1 + 0.1 * noise(angle * 5 + 9, 1, seed));
    if (q > edge) return;
    const n = noise(angle * 9, q * 90, seed);
    const k = q / edge;
    o.coverage = s.cover(q - edge);
    o.height = 0.012 + r * 1.7 * (1 - k) ** 0.8 * (0.9 + 0.1 * n) + 0.004 * n;
    o.set(P.straw[1]).blend(pickAt(P.thatch, 0), 0.45 + 0.4 * n);
    o.scale(0.75 + 0.3 * (1 - k) + 0.12 * n);
  });
}

/** One mown blade of grass: a thin tapering stroke, `lift` 0…1 high. */
export function blade(
  s: Surface,
  x: number,
  y: number,
  angle: number,
  length: number,
  r: number,
  g: number,
  b: number,
  lift: number,
): void {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  const dx = Math.abs(c) * length + 0.003;
  const dy = Math.abs(n) * length + 0.003;
  stroke.r = r;
  stroke.g = g;
  stroke.b = b;
  stroke.translucency = 0.45;
  // Thousands of them: straight to the pixels, without a function for each.
  const j1 = s.row(y + dy, Math.ceil);
  for (let j = s.row(y - dy, Math.floor); j <= j1; j++) bladeRow(s, j, x, y, dx, c, n, length, lift);
}

const stroke = new Brush();

function bladeRow(
  s: Surface,
  j: number,
  x: number,
  y: number,
  dx: number,
  c: number,
  n: number,
  length: number,
  lift: number,
): void {
  const py = s.y(j) - y;
  const { r, g, b } = stroke;
  const i1 = Math.min(s.w - 1, Math.ceil((x + dx - s.ox) * s.ppu));
  for (let i = Math.max(0, Math.floor((x - dx - s.ox) * s.ppu)); i <= i1; i++) {
    const px = s.x(i) - x;
    const q = (px * c + py * n) / length;
    if (q < -1 || q > 1) continue;
    const v = -px * n + py * c;
    const a = s.cover(Math.abs(v + 0.0016 * q * q) - 0.0015 * (1 - q * 0.5));
    if (a <= 0) continue;
    const k = j * s.w + i;
    const f = 0.92 + 0.16 * q;
    stroke.r = r * f;
    stroke.g = g * f;
    stroke.b = b * f;
    stroke.coverage = a * 0.6;
    stroke.height = (s.height[k] as number) + 0.0028 * lift;
    s.put(k, stroke);
  }
  stroke.r = r;
  stroke.g = g;
  stroke.b = b;
}
