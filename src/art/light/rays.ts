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

/** Steps of a ray: the offset read, the ray's height there, and the width of its penumbra. */
interface Ray {
  readonly dx: Int32Array;
  readonly dy: Int32Array;
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
      dx: Int32Array.from(lengths, (d) => Math.floor(Math.sin(a) * d + 0.5)),
      dy: Int32Array.from(lengths, (d) => Math.floor(-Math.cos(a) * d + 0.5)),
      rise: Float64Array.from(lengths, (d) => (d / ppu) * tan),
      sharp: Float64Array.from(lengths, (d) => 1 / ((d / ppu) * PENUMBRA + 0.004)),
    };
  });
}

/** How much of the sun each pixel of a window sees, 0…`ONE`, with a penumbra that widens with distance. */
export function sunLight(relief: Relief, window: PixelRect, mood: Mood): Int32Array {
  const { w, h, height } = relief;
  const rays = sunRays(relief.ppu, mood);
  const reach = Math.ceil(REACH * 1.25 * relief.ppu) + 1;
  const out = new Int32Array(window.w * window.h);
  for (let j = window.y, k = 0; j < window.y + window.h; j++) {
    for (let i = window.x; i < window.x + window.w; i++, k++) {
      const { dx, dy, rise, sharp } = rays[(i & 3) + 4 * (j & 3)] as Ray;
      const at = j * w + i;
      const start = (height[at] as number) + 0.0015;
      const inner = i >= reach && j >= reach && i < w - reach && j < h - reach;
      let least = 1;
      for (let n = 0; n < rise.length; n++) {
        const ray = start + (rise[n] as number);
        if (ray > CEILING) break;
        const ox = dx[n] as number;
        const oy = dy[n] as number;
        if (!inner && (i + ox < 0 || j + oy < 0 || i + ox >= w || j + oy >= h)) break;
        const r = (ray - (height[at + oy * w + ox] as number)) * (sharp[n] as number);
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

/** How much of the sky each pixel of a window sees, 0…`ONE`. */
export function skyLight(relief: Relief, window: PixelRect): Int32Array {
  const { w, h, height, ppu } = relief;
  const steps: number[] = [];
  for (let d = 1.3; d < SKY_REACH * ppu; d *= 1.75) steps.push(d);
  const count = steps.length;
  const slope = Float64Array.from(steps, (d) => ppu / d);
  const reach = Math.ceil(SKY_REACH * ppu) + 1;
  const dx = new Int32Array(16 * SKY_DIRECTIONS * count);
  const dy = new Int32Array(dx.length);
  const step = new Int32Array(dx.length);
  for (let place = 0, m = 0; place < 16; place++) {
    const turn = (((place & 3) * 4 + (place >> 2)) / 16) * ((Math.PI * 2) / SKY_DIRECTIONS);
    for (let q = 0; q < SKY_DIRECTIONS; q++) {
      const a = (q / SKY_DIRECTIONS) * Math.PI * 2 + turn;
      for (const d of steps) {
        dx[m] = Math.floor(Math.cos(a) * d + 0.5);
        dy[m] = Math.floor(Math.sin(a) * d + 0.5);
        step[m] = (dy[m] as number) * w + (dx[m] as number);
        m++;
      }
    }
  }
  const out = new Int32Array(window.w * window.h);
  for (let j = window.y, k = 0; j < window.y + window.h; j++) {
    for (let i = window.x; i < window.x + window.w; i++, k++) {
      const at = j * w + i;
      const start = height[at] as number;
      const inner = i >= reach && j >= reach && i < w - reach && j < h - reach;
      let m = ((i & 3) + 4 * (j & 3)) * SKY_DIRECTIONS * count;
      let seen = 0;
      for (let q = 0; q < SKY_DIRECTIONS; q++, m += count) {
        let steepest = 0;
        for (let n = 0; n < count; n++) {
          if (!inner) {
            const x = i + (dx[m + n] as number);
            const y = j + (dy[m + n] as number);
            if (x < 0 || y < 0 || x >= w || y >= h) break;
          }
          const t = ((height[at + (step[m + n] as number)] as number) - start) * (slope[n] as number);
          if (t > steepest) steepest = t;
        }
        seen += 1 - steepest / Math.sqrt(1 + steepest * steepest);
      }
      out[k] = Math.round((ONE * seen) / SKY_DIRECTIONS);
    }
  }
  return out;
}
