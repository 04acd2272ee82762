import { toSrgb } from '../core/colour.ts';
import { boxSum, boxWeight } from './blur.ts';
import type { Mood } from './moods.ts';
import { ONE, skyLight, sunLight } from './rays.ts';
import { GLOW_SCALE } from './relief.ts';
import type { PixelRect, Relief } from './relief.ts';

/** Cliffs are clamped in the normals, so that silhouettes do not become black lines. */
export const STEEPEST = 1.6;
const BOUNCE_UNITS = 512;

/** Albedo byte to linear, and linear `0…1` in 8192 steps to an sRGB byte. */
const LINEAR = Float64Array.from({ length: 256 }, (_, v) => (v / 255) ** 2);
const SRGB_STEPS = 8192;
const SRGB = Uint8Array.from({ length: SRGB_STEPS + 1 }, (_, v) => Math.round(255 * toSrgb(v / SRGB_STEPS)));

/** Radius, in pixels, of the blur of light reflected by neighbours. */
export const bounceRadius = (ppu: number): number => Math.max(2, Math.round(ppu * 0.035));
/** Pixels around a rectangle that its light depends on, not counting shadows. */
export const lightMargin = (ppu: number): number => 2 * bounceRadius(ppu) + 2;

/** Returns a rectangle enlarged on all sides, within the relief. */
export const grown = (relief: { readonly w: number; readonly h: number }, r: PixelRect, grow: number): PixelRect => {
  const x = Math.max(0, r.x - grow);
  const y = Math.max(0, r.y - grow);
  return { x, y, w: Math.min(relief.w, r.x + r.w + grow) - x, h: Math.min(relief.h, r.y + r.h + grow) - y };
};

/**
 * Lights a rectangle of a relief: sun with soft shadows, sky with occlusion, one bounce of colour, subtle highlights,
 * film curve and split tone. The result (RGBA) equals that part of the whole picture, so patches have no seams. `skyOf`: how
 * much of the sky each pixel of a window sees, if that is known; the result is changed.
 */
export function light(
  relief: Relief,
  rect: PixelRect,
  mood: Mood,
  skyOf = (window: PixelRect): Int32Array => skyLight(relief, window),
): Uint8ClampedArray<ArrayBuffer> {
  const window = grown(relief, rect, lightMargin(relief.ppu));
  const n = window.w * window.h;
  const scratch = new Int32Array(n);
  const sun = sunLight(relief, window, mood);
  const sky = skyOf(window);
  boxSum(sun, window.w, window.h, 1, 1, scratch);
  boxSum(sky, window.w, window.h, 2, 1, scratch);
  const normals = normalsOf(relief, window);
  const diffuse = diffuseLight(relief, window, normals, sun, mood);
  const bounce = bounceLight(relief, window, diffuse, mood, scratch);
  return develop(relief, rect, window, { normals, diffuse, sun, sky, bounce }, mood);
}

/** Slopes to the right and down, clamped: two values per pixel. */
function normalsOf({ w, h, ppu, height }: Relief, window: PixelRect): Float32Array {
  const out = new Float32Array(window.w * window.h * 2);
  const half = ppu * 0.5;
  const limit = (v: number): number => (v < -STEEPEST ? -STEEPEST : v > STEEPEST ? STEEPEST : v);
  for (let j = window.y, k = 0; j < window.y + window.h; j++) {
    const up = j > 0 ? -w : 0;
    const down = j < h - 1 ? w : 0;
    for (let i = window.x; i < window.x + window.w; i++, k += 2) {
      const m = j * w + i;
      const left = i > 0 ? m - 1 : m;
      const right = i < w - 1 ? m + 1 : m;
      out[k] = limit(((height[right] as number) - (height[left] as number)) * half);
      out[k + 1] = limit(((height[m + down] as number) - (height[m + up] as number)) * half);
    }
  }
  return out;
}

/** Towards the sun: x right, y down, z up. */
export function sunDirection(mood: Mood): readonly [number, number, number] {
  const a = (mood.azimuth * Math.PI) / 180;
  const e = (mood.elevation * Math.PI) / 180;
  return [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
}

/** Strength of the direct light; limited, so that a low sun does not leave the ground dark. */
export const sunStrength = (mood: Mood): number => 0.72 / Math.max(0.35, sunDirection(mood)[2]);
/** Film speed. */
export const exposureOf = (mood: Mood): number => mood.exposure * 0.66;

function diffuseLight(
  relief: Relief,
  window: PixelRect,
  normals: Float32Array,
  sun: Int32Array,
  mood: Mood,
): Float32Array {
  const [lx, ly, lz] = sunDirection(mood);
  const strength = sunStrength(mood) / (ONE * boxWeight(1, 1));
  const out = new Float32Array(window.w * window.h);
  for (let j = 0, k = 0; j < window.h; j++) {
    let m = (window.y + j) * relief.w + window.x;
    for (let i = 0; i < window.w; i++, k++, m++) {
      const sx = normals[k * 2] as number;
      const sy = normals[k * 2 + 1] as number;
      const facing = (lz - sx * lx - sy * ly) / Math.sqrt(sx * sx + sy * sy + 1);
      const wrap = (relief.translucency[m] as number) * (0.5 / 255);
      const lit = (facing + wrap) / (1 + wrap);
      out[k] = lit > 0 ? lit * (sun[k] as number) * strength : 0;
    }
  }
  return out;
}

type Bounce = readonly [Int32Array, Int32Array, Int32Array];

function bounceLight(
  relief: Relief,
  window: PixelRect,
  diffuse: Float32Array,
  mood: Mood,
  scratch: Int32Array,
): Bounce {
  const n = window.w * window.h;
  const planes: Bounce = [new Int32Array(n), new Int32Array(n), new Int32Array(n)];
  const r = bounceRadius(relief.ppu);
  for (const [c, plane] of planes.entries()) {
    const sun = (mood.sun[c] ?? 0) * BOUNCE_UNITS;
    const sky = (mood.sky[c] ?? 0) * 0.25 * BOUNCE_UNITS;
    for (let j = 0, k = 0; j < window.h; j++) {
      let m = ((window.y + j) * relief.w + window.x) * 3 + c;
      for (let i = 0; i < window.w; i++, k++, m += 3)
        plane[k] = (LINEAR[relief.albedo[m] as number] as number) * ((diffuse[k] as number) * sun + sky);
    }
    boxSum(plane, window.w, window.h, r, 2, scratch);
  }
  return planes;
}

interface Lit {
  readonly normals: Float32Array;
  readonly diffuse: Float32Array;
  readonly sun: Int32Array;
  readonly sky: Int32Array;
  readonly bounce: Bounce;
}

/** ACES-like film curve. */
const film = (x: number): number => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
const develop1 = (v: number): number => SRGB[v <= 0 ? 0 : v >= 1 ? SRGB_STEPS : (v * SRGB_STEPS + 0.5) | 0] as number;

/** Combines the lights and develops the picture. */
function develop(
  relief: Relief,
  rect: PixelRect,
  window: PixelRect,
  lit: Lit,
  mood: Mood,
): Uint8ClampedArray<ArrayBuffer> {
  const [lx, ly, lz] = sunDirection(mood);
  const halfLength = Math.hypot(lx, ly, lz + 1);
  const [sunR, sunG, sunB] = mood.sun;
  const [skyR, skyG, skyB] = mood.sky;
  const [liftR, liftG, liftB] = mood.lift;
  const [bounceR, bounceG, bounceB] = lit.bounce;
  const bounceScale = mood.bounce / (BOUNCE_UNITS * boxWeight(bounceRadius(relief.ppu), 2));
  const skyScale = 1 / (ONE * boxWeight(2, 1));
  const sunScale = 1 / (ONE * boxWeight(1, 1));
  const exposure = exposureOf(mood);
  const { albedo, gloss, glow } = relief;
  const out = new Uint8ClampedArray(rect.w * rect.h * 4);
  for (let j = 0, o = 0; j < rect.h; j++) {
    let m = (rect.y + j) * relief.w + rect.x;
    let k = (rect.y + j - window.y) * window.w + rect.x - window.x;
    for (let i = 0; i < rect.w; i++, m++, k++, o += 4) {
      const sx = lit.normals[k * 2] as number;
      const sy = lit.normals[k * 2 + 1] as number;
      const nz = 1 / Math.sqrt(sx * sx + sy * sy + 1);
      const open = (lit.sky[k] as number) * skyScale;
      const dome = open * (0.35 + 0.65 * open) * (0.62 + 0.38 * nz) * 1.15;
      const d = lit.diffuse[k] as number;
      const back = (0.25 + 1.3 * (1 - open)) * bounceScale;
      const r = LINEAR[albedo[m * 3] as number] as number;
      const g = LINEAR[albedo[m * 3 + 1] as number] as number;
      const b = LINEAR[albedo[m * 3 + 2] as number] as number;
      let red = r * (sunR * d + skyR * dome + (bounceR[k] as number) * back);
      let green = g * (sunG * d + skyG * dome + (bounceG[k] as number) * back);
      let blue = b * (sunB * d + skyB * dome + (bounceB[k] as number) * back);
      const shine = gloss[m] as number;
      if (shine > 0) {
        const facing = ((lz + 1 - sx * lx - sy * ly) * nz) / halfLength;
        const spec = facing > 0 ? (shine / 255) * facing ** 40 * (lit.sun[k] as number) * sunScale * 0.9 : 0;
        const mirror = (shine / 255) * 0.1 * open;
        red += spec * sunR + mirror * skyR;
        green += spec * sunG + mirror * skyG;
        blue += spec * sunB + mirror * skyB;
      }
      if (mood.glow > 0) {
        const lamp = ((glow[m] as number) / 255) * GLOW_SCALE * mood.glow;
        red += lamp * (r * 2.2 + 0.03);
        green += lamp * 0.56 * (g * 2.2 + 0.03);
        blue += lamp * 0.2 * (b * 2.2 + 0.03);
      }
      red = film(red * exposure) + liftR;
      green = film(green * exposure) + liftG;
      blue = film(blue * exposure) + liftB;
      // Split tone: warm highlights, violet shadows.
      const grey = 0.25 * red + 0.65 * green + 0.1 * blue;
      const s = mood.saturation;
      out[o] = develop1(grey + (red - grey) * s + (grey - 0.35) * 0.07 * grey);
      out[o + 1] = develop1(grey + (green - grey) * s);
      out[o + 2] = develop1(grey + (blue - grey) * s + (0.35 - grey) * 0.09 * grey);
      out[o + 3] = 255;
    }
  }
  return out;
}
