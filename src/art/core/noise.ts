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

/** Value noise, -1…1. Short, so that it is compiled into what calls it. */
export function noise(x: number, y: number, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const slot = seed & (SLOTS - 1);
  if (slotX[slot] !== ix || slotY[slot] !== iy || slotSeed[slot] !== seed) turnTo(slot, ix, iy, seed);
  const k = slot * 4;
  const ux = fade(x - ix);
  const uy = fade(y - iy);
  return (
    2 *
      ((corners[k] as number) +
        (corners[k + 1] as number) * ux +
        (corners[k + 2] as number) * uy +
        (corners[k + 3] as number) * ux * uy) -
    1
  );
}

/** Notes the corners of another cell. */
function turnTo(slot: number, ix: number, iy: number, seed: number): void {
  const k = slot * 4;
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

/** Gradient directions: a table is much cheaper than sine and cosine at every corner. */
const GRADIENTS = 256;
const GRAD_X = new Float64Array(GRADIENTS);
const GRAD_Y = new Float64Array(GRADIENTS);
for (let i = 0; i < GRADIENTS; i++) {
  GRAD_X[i] = Math.cos((i / GRADIENTS) * Math.PI * 2);
  GRAD_Y[i] = Math.sin((i / GRADIENTS) * Math.PI * 2);
}
const direction = (ix: number, iy: number, seed: number): number => (hash(ix, iy, seed) * GRADIENTS) | 0;
function gradient(ix: number, iy: number, seed: number, dx: number, dy: number): number {
  const g = direction(ix, iy, seed);
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

/** Sets `out[i]` to `fbm(xs[i], y, seed, octaves)` for a part of a row: its lattice cells change rarely. */
export function fbmRow(
  out: Float64Array,
  xs: Float64Array,
  from: number,
  to: number,
  y: number,
  seed: number,
  octaves: number,
): void {
  out.fill(0, from, to);
  let amplitude = 0.5;
  let frequency = 1;
  for (let o = 0; o < octaves; o++) {
    addNoiseRow(out, xs, from, to, frequency, y * frequency, seed + o * 17, amplitude);
    frequency *= 2.03;
    amplitude *= 0.5;
  }
}

/** Adds `noise(xs[i] * frequency, y, seed) * amplitude`. */
export function addNoiseRow(
  out: Float64Array,
  xs: Float64Array,
  from: number,
  to: number,
  frequency: number,
  y: number,
  seed: number,
  amplitude: number,
): void {
  const iy = Math.floor(y);
  const uy = fade(y - iy);
  let last = NaN;
  let [a, toRight, below, twist] = [0, 0, 0, 0];
  for (let i = from; i < to; i++) {
    const x = (xs[i] as number) * frequency;
    const ix = Math.floor(x);
    if (ix !== last) {
      last = ix;
      a = hash(ix, iy, seed);
      const b = hash(ix + 1, iy, seed);
      const c = hash(ix, iy + 1, seed);
      toRight = b - a;
      below = c - a;
      twist = a - b - c + hash(ix + 1, iy + 1, seed);
    }
    const ux = fade(x - ix);
    out[i] = (out[i] as number) + amplitude * (2 * (a + toRight * ux + below * uy + twist * ux * uy) - 1);
  }
}

/** Sets `out[i]` to `gradientNoise` at `xs[i], y`, rotated and stretched: `x * a + y * b, y * a - x * b`. */
export function gradientRow(
  out: Float64Array,
  xs: Float64Array,
  from: number,
  to: number,
  y: number,
  a: number,
  b: number,
  seed: number,
): void {
  let lastX = NaN;
  let lastY = NaN;
  let [g0, g1, g2, g3] = [0, 0, 0, 0];
  for (let i = from; i < to; i++) {
    const x = xs[i] as number;
    const X = x * a + y * b;
    const Y = y * a - x * b;
    const ix = Math.floor(X);
    const iy = Math.floor(Y);
    if (ix !== lastX || iy !== lastY) {
      lastX = ix;
      lastY = iy;
      g0 = direction(ix, iy, seed);
      g1 = direction(ix + 1, iy, seed);
      g2 = direction(ix, iy + 1, seed);
      g3 = direction(ix + 1, iy + 1, seed);
    }
    const fx = X - ix;
    const fy = Y - iy;
    const ux = fade(fx);
    const uy = fade(fy);
    const p = (GRAD_X[g0] as number) * fx + (GRAD_Y[g0] as number) * fy;
    const q = (GRAD_X[g1] as number) * (fx - 1) + (GRAD_Y[g1] as number) * fy;
    const r = (GRAD_X[g2] as number) * fx + (GRAD_Y[g2] as number) * (fy - 1);
    const t = (GRAD_X[g3] as number) * (fx - 1) + (GRAD_Y[g3] as number) * (fy - 1);
    out[i] = 1.4 * (p + (q - p) * ux + (r - p) * uy + (p - q - r + t) * ux * uy);
  }
}

/** Result of `worley`: distances to the nearest and second nearest seed point, and a random number of the nearest. */
export const CELL = { near: 0, next: 0, id: 0 };

/**
 * The seed points of a cell and its eight neighbours: pixels of one cell ask for the same nine. A pure cache, as above.
 */
const BLOCKS = 256;
const NINE = 18;
const blockX = new Int32Array(BLOCKS).fill(0x7fffffff);
const blockY = new Int32Array(BLOCKS);
const blockSeed = new Int32Array(BLOCKS);
const blockJitter = new Float64Array(BLOCKS);
const points = new Float64Array(BLOCKS * NINE);

/** Index of the nine points around a cell. */
function pointsAround(ix: number, iy: number, seed: number, jitter: number): number {
  const block = (ix + iy * 67 + seed * 29) & (BLOCKS - 1);
  const start = block * NINE;
  if (
    blockX[block] === ix &&
    blockY[block] === iy &&
    blockSeed[block] === seed &&
    (blockJitter[block] as number) === jitter
  )
    return start;
  blockX[block] = ix;
  blockY[block] = iy;
  blockSeed[block] = seed;
  blockJitter[block] = jitter;
  for (let cy = iy - 1, k = start; cy <= iy + 1; cy++) {
    for (let cx = ix - 1; cx <= ix + 1; cx++, k += 2) {
      points[k] = cx + 0.5 + (hash(cx, cy, seed) - 0.5) * jitter;
      points[k + 1] = cy + 0.5 + (hash(cx, cy, seed + 91) - 0.5) * jitter;
    }
  }
  return start;
}

/** Worley cells; writes to `CELL` and returns it, so that nothing is allocated per pixel. */
export function worley(x: number, y: number, seed = 0, jitter = 0.85): typeof CELL {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const start = pointsAround(ix, iy, seed, jitter);
  let near = 9;
  let next = 9;
  let nearest = 0;
  for (let n = 0, k = start; n < 9; n++, k += 2) {
    const dx = (points[k] as number) - x;
    const dy = (points[k + 1] as number) - y;
    const d = dx * dx + dy * dy;
    if (d < near) {
      next = near;
      near = d;
      nearest = n;
    } else if (d < next) next = d;
  }
  CELL.near = Math.sqrt(near);
  CELL.next = Math.sqrt(next);
  CELL.id = hash(ix - 1 + (nearest % 3), iy - 1 + ((nearest / 3) | 0), seed + 37);
  return CELL;
}
