import { hash } from './random.ts';

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Corners of the lattice cell that each seed used last: neighbouring pixels mostly fall into the same cell, and four
 * hashes cost more than this lookup. A pure cache: it does not change the results.
 */
const SLOTS = 256;
const slotX = new Int32Array(SLOTS).fill(0x7fffffff);
const slotY = new Int32Array(SLOTS);
const slotSeed = new Int32Array(SLOTS);
const corners = new Float64Array(SLOTS * 4);

/** Value noise, -1…1. */
export function noise(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const ux = fade(x - ix);
  const uy = fade(y - iy);
  const slot = seed & (SLOTS - 1);
  const k = slot * 4;
  if (slotX[slot] !== ix || slotY[slot] !== iy || slotSeed[slot] !== seed) {
    const a = hash(ix, iy, seed);
    const b = hash(ix + 1, iy, seed);
    const c = hash(ix, iy + 1, seed);
    slotX[slot] = ix;
    slotY[slot] = iy;
    slotSeed[slot] = seed;
    corners[k] = a;
    corners[k + 1] = b - a;
    corners[k + 2] = c - a;
    corners[k + 3] = a - b - c + hash(ix + 1, iy + 1, seed);
  }
  return (
    2 *
      ((corners[k] as number) +
        (corners[k + 1] as number) * ux +
        (corners[k + 2] as number) * uy +
        (corners[k + 3] as number) * ux * uy) -
    1
  );
}

/** Gradient directions: a table is much cheaper than sine and cosine at every corner. */
const GRADIENTS = 256;
const GRAD_X = new Float64Array(GRADIENTS);
const GRAD_Y = new Float64Array(GRADIENTS);
for (let i = 0; i < GRADIENTS; i++) {
  GRAD_X[i] = Math.cos((i / GRADIENTS) * Math.PI * 2);
  GRAD_Y[i] = Math.sin((i / GRADIENTS) * Math.PI * 2);
}
function gradient(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  const g = (hash(ix, iy, seed) * GRADIENTS) | 0;
  return (GRAD_X[g] as number) * dx + (GRAD_Y[g] as number) * dy;
}

/** Gradient noise, about -0.7…0.7. Close-ups would show the lattice of value noise as squares. */
export function gradientNoise(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const ux = fade(fx);
  const uy = fade(fy);
  const a = gradient(ix, iy, seed, fx, fy);
  const b = gradient(ix + 1, iy, seed, fx - 1, fy);
  const c = gradient(ix, iy + 1, seed, fx, fy - 1);
  const d = gradient(ix + 1, iy + 1, seed, fx - 1, fy - 1);
  return 1.4 * (a + (b - a) * ux + (c - a) * uy + (a - b - c + d) * ux * uy);
}

/** Sum of octaves of value noise. */
export function fbm(x: number, y: number, seed = 0, octaves = 4): number {
  let value = 0;
  let amplitude = 0.5;
  let frequency = 1;
  for (let o = 0; o < octaves; o++) {
    value += amplitude * noise(x * frequency, y * frequency, seed + o * 17);
    frequency *= 2.03;
    amplitude *= 0.5;
  }
  return value;
}

/** Result of `worley`: distances to the nearest and second nearest seed point, and a random number of the nearest. */
export const CELL = { near: 0, next: 0, id: 0 };

/** Worley cells; writes to `CELL` and returns it, so that nothing is allocated per pixel. */
export function worley(x: number, y: number, seed = 0, jitter = 0.85): typeof CELL {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  let near = 9;
  let next = 9;
  let nearX = 0;
  let nearY = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const cx = ix + i;
      const cy = iy + j;
      // Skip cells that cannot contain a point closer than the second nearest.
      const gapX = i < 0 ? x - cx - 0.5 - jitter / 2 : i > 0 ? cx + 0.5 - jitter / 2 - x : 0;
      const gapY = j < 0 ? y - cy - 0.5 - jitter / 2 : j > 0 ? cy + 0.5 - jitter / 2 - y : 0;
      if ((gapX > 0 ? gapX * gapX : 0) + (gapY > 0 ? gapY * gapY : 0) > next) continue;
      const dx = cx + 0.5 + (hash(cx, cy, seed) - 0.5) * jitter - x;
      const dy = cy + 0.5 + (hash(cx, cy, seed + 91) - 0.5) * jitter - y;
      const d = dx * dx + dy * dy;
      if (d < near) {
        next = near;
        near = d;
        nearX = cx;
        nearY = cy;
      } else if (d < next) next = d;
    }
  }
  CELL.near = Math.sqrt(near);
  CELL.next = Math.sqrt(next);
  CELL.id = hash(nearX, nearY, seed + 37);
  return CELL;
}
