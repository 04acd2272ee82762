import type { Rgb } from '../core/colour.ts';
import { mix, shade } from '../core/colour.ts';
import { clamp, smooth, TAU } from '../core/math.ts';
import { worley } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';

export interface TreeLook {
  readonly seed: number;
  readonly leaves?: readonly Rgb[];
  /** Colour of the fruit, if any. */
  readonly fruit?: Rgb | undefined;
}

/** Number of values per clump of a crown: position, height of its centre, square of its radius, tone. */
const CLUMP = 5;
/**
 * Leaves closer to the rim of their clump than this fraction of its radius are thinned out, so that outlines look
 * ragged.
 */
const RAGGED = 0.44;

/** A round crown: clumps of leaves around a core, with ragged rims and gaps that show the dark inside. */
export function tree(
  s: Surface,
  x: number,
  y: number,
  r: number,
  h: number,
  { seed, leaves = P.leaf, fruit }: TreeLook,
): void {
  const rng = new Rng(seed);
  const small = r < 0.036;
  const clumps = [0, 0, h - r * 0.62, (r * 0.56) ** 2, 1];
  const add = (count: number, near: number, far: number, low: number, high: number, size: number): void => {
    const start = rng.range(0, TAU);
    for (let i = 0; i < count; i++) {
      const angle = start + ((i + rng.range(-0.3, 0.3)) / count) * TAU;
      const q = r * rng.range(near, far);
      clumps.push(
        Math.cos(angle) * q,
        Math.sin(angle) * q,
        h * rng.range(low, high),
        (r * size * rng.range(0.78, 1.2)) ** 2,
        rng.range(0.8, 1.2),
      );
    }
  };
  if (small) add(5, 0.4, 0.62, 0.35, 0.5, 0.46);
  else {
    add(8, 0.6, 0.8, 0.26, 0.42, 0.34);
    add(5, 0.3, 0.46, 0.52, 0.66, 0.36);
  }
  crown(s, x, y, r, h, { seed, leaves, fruit, clumps, leaf: r * 0.1 + 0.0045 });
}

/** A slender tree with thin, light leaves: many small clumps far apart. */
export function birch(
  s: Surface,
  x: number,
  y: number,
  r: number,
  h: number,
  { seed, leaves = BIRCH }: TreeLook,
): void {
  const rng = new Rng(seed);
  const clumps: number[] = [];
  for (let i = 0; i < 13; i++) {
    const angle = i * 2.4 + rng.range(0, 0.6);
    const q = r * 0.82 * Math.sqrt((i + 0.4) / 13);
    clumps.push(
      Math.cos(angle) * q,
      Math.sin(angle) * q * 0.86,
      h * (0.92 - 0.5 * (q / r)),
      (r * rng.range(0.2, 0.3)) ** 2,
      rng.range(0.84, 1.24),
    );
  }
  crown(s, x, y, r, h, { seed, leaves, clumps, leaf: r * 0.07 + 0.004 });
}

const BIRCH: readonly Rgb[] = [mix(P.leaf[2], P.dryGrass, 0.25), mix(P.leaf[3], P.dryGrass, 0.18)];
const FIR: readonly Rgb[] = [mix(P.leafDark, P.leaf[1], 0.55), mix(P.leafDark, P.leaf[0], 0.5)];

interface Crown extends TreeLook {
  readonly leaves: readonly Rgb[];
  readonly clumps: readonly number[];
  /** Size of a leaf. */
  readonly leaf: number;
}

function crown(
  s: Surface,
  x: number,
  y: number,
  r: number,
  h: number,
  { seed, leaves, fruit, clumps, leaf: leafSize }: Crown,
): void {
  const reach = r * 1.16;
  if (!s.sees(x - reach, y - reach, x + reach, y + reach)) return;
  const flat = Float64Array.from(clumps);
  const n = flat.length;
  const tone = leaves[Math.floor(hash(seed, 5) * leaves.length)] ?? P.leaf[0];
  const hue = 0.9 + 0.22 * hash(seed, 6);
  const low = h * 0.26;
  const high = h + r * 0.1;
  const green = tone.g > tone.r;
  const dark = green ? P.leafDark : shade(tone, 0.42);
  const least = reach * reach;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const dx = X - x;
    const dy = Y - y;
    if (dx * dx + dy * dy > least || !inClump(flat, dx, dy)) return;
    const cell = worley(X / leafSize, Y / leafSize, seed, 1);
    const leaf = 1 - cell.near;
    const loss = RAGGED * cell.id * (0.5 + cell.near);
    let z = -1;
    let shine = 1;
    for (let b = 0; b < n; b += CLUMP) {
      const bx = dx - (flat[b] as number);
      const by = dy - (flat[b + 1] as number);
      const size = flat[b + 3] as number;
      const q = size - bx * bx - by * by;
      if (q <= size * loss) continue;
      const top = (flat[b + 2] as number) + Math.sqrt(q);
      if (top <= z) continue;
      z = top;
      shine = flat[b + 4] as number;
    }
    if (z < 0) return;
    const k = clamp((z - low) / (high - low));
    o.set(dark).blend(tone, smooth(-0.05, 0.75, k + (leaf - 0.5) * 0.5), hue * shine);
    o.scale(0.8 + 0.4 * cell.id);
    if (green) o.blend(P.dryGrass, k * k * 0.2 * cell.id);
    o.coverage = 1;
    o.height = z + (leaf - 0.4 + 0.7 * cell.id) * leafSize * 0.85;
    o.translucency = 0.5;
    if (fruit && cell.id > 0.86 && cell.near < 0.52) {
      o.set(fruit, 1.15 - 0.5 * cell.near);
      o.translucency = 0;
      o.gloss = 0.1;
    }
  });
}

/** Is a place inside a clump, ragged or not? */
function inClump(clumps: Float64Array, dx: number, dy: number): boolean {
  for (let b = 0; b < clumps.length; b += CLUMP) {
    const bx = dx - (clumps[b] as number);
    const by = dy - (clumps[b + 1] as number);
    if (bx * bx + by * by < (clumps[b + 3] as number)) return true;
  }
  return false;
}

/** A conifer: a steep cone of whorls with ragged, needled rims, darkest under each whorl and brightest at its top. */
export function fir(s: Surface, x: number, y: number, r: number, h: number, { seed, leaves = FIR }: TreeLook): void {
  const reach = r * 1.05;
  if (!s.sees(x - reach, y - reach, x + reach, y + reach)) return;
  const tone = leaves[Math.floor(hash(seed, 5) * leaves.length)] ?? P.leafDark;
  const whorls = 5;
  const turn = hash(seed, 6) * TAU;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o) => {
    const dx = X - x;
    const dy = Y - y;
    const q = Math.sqrt(dx * dx + dy * dy) / r;
    if (q > 1.04) return;
    const angle = Math.atan2(dy, dx) + turn;
    let z = -1;
    let tip = 0;
    let shine = 1;
    for (let w = 0; w < whorls; w++) {
      const size = 1 - 0.19 * w;
      if (q > size) continue;
      const count = 29 - 4 * w;
      const k = (angle / TAU) * count + w * 0.37 + 20;
      const branch = Math.floor(k) % count;
      const off = Math.abs(k - Math.floor(k) - 0.5) * 2;
      const length = size * (0.8 + 0.22 * hash(branch, w, seed));
      const out = q / length;
      if (out > 1 - 0.2 * off) continue;
      const top = h * (0.2 + 0.8 * (w / (whorls - 1)) - 0.24 * out) + h * 0.02 * (1 - off);
      if (top <= z) continue;
      z = top;
      tip = out;
      shine = 0.8 + 0.06 * w + 0.22 * hash(branch, w, seed + 3) - 0.2 * off * off;
    }
    if (z < 0) return;
    const needle = hash(Math.floor(X * 300), Math.floor(Y * 300), seed);
    o.set(P.leafDark, 0.62).blend(tone, 0.3 + 0.7 * smooth(1.05, 0.35, tip), shine * (0.72 + 0.5 * needle));
    o.coverage = 1;
    o.height = z + 0.006 * needle;
    o.translucency = 0.35;
  });
}

export const bush = (s: Surface, x: number, y: number, r: number, look: TreeLook): void =>
  tree(s, x, y, r, r * 1.15, look);
