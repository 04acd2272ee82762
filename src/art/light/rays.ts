import { smooth } from '../core/math.ts';
import { hash } from '../core/random.ts';
import type { Mood } from './moods.ts';
import type { PixelRect, Relief } from './relief.ts';

/** Nothing on the board is higher: a ray above this reaches the sun. */
export const CEILING = 0.5;
/** Maximum length of a shadow, in cells. */
export const REACH = 0.9;
export const PENUMBRA = 0.1;
/** Steps along a ray get longer. */
export const STRIDE = { times: 1.075, plus: 0.6 } as const;
export const SKY_REACH = 0.3;
/** Directions per pixel; the 4 × 4 pattern and the blur turn them into 64. */
export const SKY_DIRECTIONS = 4;
/** Length factors of the rays in a 4 × 4 pattern of pixels. */
export const JITTER: readonly number[] = Array.from(
  { length: 16 },
  (_, place) => 0.75 + 0.5 * hash(place & 3, place >> 2, 5),
);
/** Both results are integers up to this, so that they can be blurred exactly. */
export const ONE = 4096;

/** Direction and length, in cells, of the shadow that a changed place casts (including moat and terraces). */
export function shadowThrow(mood: Mood): { readonly x: number; readonly y: number } {
  const length = Math.min(REACH * 1.25, (CEILING + 0.13) / Math.tan((mood.elevation * Math.PI) / 180));
  const a = (mood.azimuth * Math.PI) / 180;
  return { x: -Math.sin(a) * length, y: Math.cos(a) * length };
}
/** How far around it a changed place hides the sky, in cells. */
export const skyThrow = SKY_REACH;

/** Lower than anything: what lies beyond the edges hides nothing. */
const NOWHERE = -1e9;

/** Pixels around a window that its rays reach. */
interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const reachOf = (dx: readonly number[], dy: readonly number[]): Reach => ({
  left: -Math.min(0, ...dx),
  top: -Math.min(0, ...dy),
  right: Math.max(0, ...dx),
  bottom: Math.max(0, ...dy),
});

/** Used again for the next window: it is as large as a tile. */
let surroundings = new Float32Array(0);

/**
 * The heights of a window and around it, so that no ray has to be stopped at an edge: row by row, `stride` per row, with
 * the window's first pixel at `first`. Valid until the next call.
 */
function heightsAround({ w, h, height }: Relief, window: PixelRect, { left, top, right, bottom }: Reach) {
  const stride = window.w + left + right;
  const rows = window.h + top + bottom;
  if (surroundings.length < stride * rows) surroundings = new Float32Array(stride * rows);
  const values = surroundings;
  const from = Math.max(0, window.x - left);
  const to = Math.min(w, window.x + window.w + right);
  const before = from - (window.x - left);
  let highest = NOWHERE;
  for (let j = 0, row = 0; j < rows; j++, row += stride) {
    const y = window.y - top + j;
    values.fill(NOWHERE, row, row + stride);
    if (y < 0 || y >= h) continue;
    for (let i = from, k = row + before, m = y * w + from; i < to; i++, k++, m++) {
      const here = height[m] as number;
      values[k] = here;
      if (here > highest) highest = here;
    }
  }
  return { values, stride, first: top * stride + left, highest };
}

/** Steps of a ray: its height there, the width of its penumbra, and where they are. */
interface Ray {
  readonly dx: readonly number[];
  readonly dy: readonly number[];
  readonly rise: Float64Array;
  readonly sharp: Float64Array;
}

/** One ray for each position in a 4 × 4 pattern, so that steps do not show as bands. */
function sunRays(ppu: number, mood: Mood): Ray[] {
  const a = (mood.azimuth * Math.PI) / 180;
  const tan = Math.tan((mood.elevation * Math.PI) / 180);
  const steps: number[] = [];
  for (let d = 1.2; d < REACH * ppu; d = d * STRIDE.times + STRIDE.plus) steps.push(d);
  return Array.from({ length: 16 }, (_, place): Ray => {
    const lengths = steps.map((d) => d * (JITTER[place] as number));
    return {
      dx: lengths.map((d) => Math.floor(Math.sin(a) * d + 0.5)),
      dy: lengths.map((d) => Math.floor(-Math.cos(a) * d + 0.5)),
      rise: Float64Array.from(lengths, (d) => (d / ppu) * tan),
      sharp: Float64Array.from(lengths, (d) => 1 / ((d / ppu) * PENUMBRA + 0.004)),
    };
  });
}

/** How much of the sun each pixel of a window sees, 0…`ONE`, with a penumbra that widens with distance. */
export function sunLight(relief: Relief, window: PixelRect, mood: Mood): Int32Array {
  const rays = sunRays(relief.ppu, mood);
  const reach = reachOf(
    rays.flatMap(({ dx }) => dx),
    rays.flatMap(({ dy }) => dy),
  );
  const { values, stride, first, highest } = heightsAround(relief, window, reach);
  const steps = rays.map(({ dx, dy }) => Int32Array.from(dx, (x, n) => (dy[n] as number) * stride + x));
  /** A ray that starts this high is in the sun from this step on: nothing reaches into its penumbra. */
  const clear = rays.map(({ rise, sharp }) =>
    rise.map((up, n) => Math.min(CEILING, highest + 1 / (sharp[n] as number)) - up),
  );
  const out = new Int32Array(window.w * window.h);
  for (let j = 0, k = 0; j < window.h; j++) {
    let at = first + j * stride;
    for (let i = 0; i < window.w; i++, k++, at++) {
      const place = ((window.x + i) & 3) + 4 * ((window.y + j) & 3);
      const { rise, sharp } = rays[place] as Ray;
      const step = steps[place] as Int32Array;
      const enough = clear[place] as Float64Array;
      const start = (values[at] as number) + 0.0015;
      let least = 1;
      for (let n = 0; n < rise.length; n++) {
        if (start > (enough[n] as number)) break;
        const r = (start + (rise[n] as number) - (values[at + (step[n] as number)] as number)) * (sharp[n] as number);
        if (r < least) {
          least = r;
          if (r < -1) break;
        }
      }
      out[k] = Math.round(ONE * smooth(-1, 1, least));
    }
  }
  return out;
}

/** Steps of a ray to the sky that are written out: enough for a tile of 380 pixels. */
const FIRST_STEPS = 8;

/** Rays to the sky: slopes by step, and offsets by place in the 4 × 4 pattern, direction and step. */
function skyRays(ppu: number) {
  let count = FIRST_STEPS;
  while (1.3 * 1.75 ** count < SKY_REACH * ppu) count++;
  const slope = new Float64Array(count);
  const dx: number[] = [];
  const dy: number[] = [];
  for (let place = 0; place < 16; place++) {
    const turn = (((place & 3) * 4 + (place >> 2)) / 16) * ((Math.PI * 2) / SKY_DIRECTIONS);
    for (let q = 0; q < SKY_DIRECTIONS; q++) {
      const a = (q / SKY_DIRECTIONS) * Math.PI * 2 + turn;
      for (let n = 0, d = 1.3; n < count; n++, d *= 1.75) {
        // A step to where it is hides nothing.
        const isFar = d >= SKY_REACH * ppu;
        slope[n] = isFar ? 0 : ppu / d;
        dx.push(isFar ? 0 : Math.floor(Math.cos(a) * d + 0.5));
        dy.push(isFar ? 0 : Math.floor(Math.sin(a) * d + 0.5));
      }
    }
  }
  return { count, slope, dx, dy };
}

/**
 * How much of the sky each pixel of a window sees, 0…`ONE`. By place in the pattern and by direction, with the steps
 * written out, it takes three fifths of the time.
 */
export function skyLight(relief: Relief, window: PixelRect): Int32Array {
  const { w, h } = window;
  const { count, slope, dx, dy } = skyRays(relief.ppu);
  const { values, stride, first } = heightsAround(relief, window, reachOf(dx, dy));
  const step = Int32Array.from(dx, (x, m) => (dy[m] as number) * stride + x);
  const [l0 = 0, l1 = 0, l2 = 0, l3 = 0, l4 = 0, l5 = 0, l6 = 0, l7 = 0] = slope;
  const out = new Int32Array(w * h);
  const seen = new Float64Array(w);
  for (let j = 0; j < h; j++) {
    const row = first + j * stride;
    seen.fill(0);
    for (let column = 0; column < 4; column++) {
      const place = ((window.x + column) & 3) + 4 * ((window.y + j) & 3);
      for (let q = 0; q < SKY_DIRECTIONS; q++) {
        const m = (place * SKY_DIRECTIONS + q) * count;
        const s0 = step[m] as number;
        const s1 = step[m + 1] as number;
        const s2 = step[m + 2] as number;
        const s3 = step[m + 3] as number;
        const s4 = step[m + 4] as number;
        const s5 = step[m + 5] as number;
        const s6 = step[m + 6] as number;
        const s7 = step[m + 7] as number;
        for (let i = column, at = row + column; i < w; i += 4, at += 4) {
          const start = values[at] as number;
          let steepest = 0;
          let t = ((values[at + s0] as number) - start) * l0;
          if (t > steepest) steepest = t;
          t = ((values[at + s1] as number) - start) * l1;
          if (t > steepest) steepest = t;
          t = ((values[at + s2] as number) - start) * l2;
          if (t > steepest) steepest = t;
          t = ((values[at + s3] as number) - start) * l3;
          if (t > steepest) steepest = t;
          t = ((values[at + s4] as number) - start) * l4;
          if (t > steepest) steepest = t;
          t = ((values[at + s5] as number) - start) * l5;
          if (t > steepest) steepest = t;
          t = ((values[at + s6] as number) - start) * l6;
          if (t > steepest) steepest = t;
          t = ((values[at + s7] as number) - start) * l7;
          if (t > steepest) steepest = t;
          for (let n = FIRST_STEPS; n < count; n++) {
            t = ((values[at + (step[m + n] as number)] as number) - start) * (slope[n] as number);
            if (t > steepest) steepest = t;
          }
          seen[i] = (seen[i] as number) + 1 - steepest / Math.sqrt(1 + steepest * steepest);
        }
      }
    }
    for (let i = 0, k = j * w; i < w; i++, k++) out[k] = Math.round((ONE * (seen[i] as number)) / SKY_DIRECTIONS);
  }
  return out;
}
