import type { Rgb } from '../core/colour.ts';
import { clamp, pickAt, smooth } from '../core/math.ts';
import { noise, worley } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';

export interface TreeLook {
  readonly seed: number;
  readonly leaves?: readonly Rgb[];
}

/** A crown made of sixteen leafy balls. */
export function tree(s: Surface, x: number, y: number, r: number, h: number, { seed, leaves = P.leaf }: TreeLook): void {
  const reach = r * 1.2;
  if (!s.sees(x - reach, y - reach, x + reach, y + reach)) return;
  const rng = new Rng(seed);
  const balls = [0, 0, h - r * 0.55, (r * 0.62) ** 2];
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * 6.283 * 2.618 + rng.range(0, 0.5);
    const q = r * (0.28 + 0.42 * Math.sqrt(rng.next()));
    balls.push(Math.cos(angle) * q, Math.sin(angle) * q, h * rng.range(0.42, 0.72) - q * 0.35, (r * rng.range(0.26, 0.42)) ** 2);
  }
  const flat = Float64Array.from(balls);
  const tone = rng.pick(leaves);
  const hue = rng.range(0.9, 1.12);
  const low = h * 0.3;
  const high = h + r * 0.2;
  const leafSize = r * 0.17 + 0.004;
  const green = leaves === P.leaf;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const dx = X - x + noise(X * 60, Y * 60, seed) * r * 0.07;
    const dy = Y - y + noise(X * 60, Y * 60, seed + 1) * r * 0.07;
    let z = -1;
    for (let b = 0; b < flat.length; b += 4) {
      const bx = dx - (flat[b] as number);
      const by = dy - (flat[b + 1] as number);
      const q = (flat[b + 3] as number) - bx * bx - by * by;
      if (q <= 0) continue;
      const top = (flat[b + 2] as number) + Math.sqrt(q) * 1.05;
      if (top > z) z = top;
    }
    if (z < 0) return;
    const cell = worley(X / leafSize, Y / leafSize, seed, 1);
    const leaf = 1 - cell.near;
    const k = clamp((z - low) / (high - low));
    if (green) o.set(P.leafDark).blend(tone, smooth(0, 0.75, k + (leaf - 0.5) * 0.45), hue);
    else o.set(tone, 0.55).blend(tone, smooth(0, 0.8, k + (leaf - 0.5) * 0.4), hue);
    o.scale(0.86 + 0.3 * cell.id);
    o.blend(P.dryGrass, k * k * 0.16 * cell.id);
    o.coverage = 1;
    o.height = z + leaf * r * 0.1;
    o.translucency = 0.55;
  });
}

export const bush = (s: Surface, x: number, y: number, r: number, look: TreeLook): void => tree(s, x, y, r, r * 1.15, look);

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
      o.coverage = s.cover(Math.hypot(X - fx, Y - fy) - fr);
      o.height = o.base + z;
      o.set(colour, 0.95);
      o.translucency = 0.5;
    });
  }
}

/** A few blades of grass: makes lawns and the edges of paths crisp. */
export function tuft(s: Surface, x: number, y: number, r: number, seed: number, colour: Rgb): void {
  const count = 6 + Math.floor(hash(seed, 1) * 3);
  const blades = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283 + hash(seed, i + 2) * 1.4;
    const length = r * (0.35 + 0.6 * hash(seed, i + 9));
    blades[i * 3] = Math.cos(angle) * length;
    blades[i * 3 + 1] = Math.sin(angle) * length;
    blades[i * 3 + 2] = length * length;
  }
  const reach = r * 1.2;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const px = X - x;
    const py = Y - y;
    let best = -1;
    let tip = 0;
    for (let i = 0; i < blades.length; i += 3) {
      const bx = blades[i] as number;
      const by = blades[i + 1] as number;
      const t = clamp((px * bx + py * by) / (blades[i + 2] as number));
      const ex = px - bx * t;
      const ey = py - by * t;
      const a = s.cover(Math.sqrt(ex * ex + ey * ey) - 0.0017 * (1.1 - t));
      if (a <= best) continue;
      best = a;
      tip = t;
    }
    if (best <= 0.02) return;
    o.coverage = best * 0.72;
    o.height = o.base + 0.0015 + 0.0045 * tip;
    o.set(colour, 0.98 + 0.34 * tip);
    o.translucency = 0.6;
  });
}

/** Straw in a heap. */
export function haystack(s: Surface, x: number, y: number, r: number, seed: number): void {
  const reach = r * 1.2;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const q = Math.hypot(X - x, Y - y);
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
export function blade(s: Surface, x: number, y: number, angle: number, length: number, r: number, g: number, b: number, lift: number): void {
  const c = Math.cos(angle);
  const n = Math.sin(angle);
  const dx = Math.abs(c) * length + 0.003;
  const dy = Math.abs(n) * length + 0.003;
  s.stamp(x - dx, y - dy, x + dx, y + dy, (X, Y, o) => {
    const u = (X - x) * c + (Y - y) * n;
    const q = u / length;
    if (q < -1 || q > 1) return;
    const v = -(X - x) * n + (Y - y) * c;
    const a = s.cover(Math.abs(v + 0.0016 * q * q) - 0.0015 * (1 - q * 0.5));
    if (a <= 0) return;
    const f = 0.92 + 0.16 * q;
    o.r = r * f;
    o.g = g * f;
    o.b = b * f;
    o.coverage = a * 0.6;
    o.height = o.base + 0.0028 * lift;
    o.translucency = 0.45;
  });
}
