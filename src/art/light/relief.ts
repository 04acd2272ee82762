import { Surface } from '../core/surface.ts';

/**
 * A painted surface in its stored form: heights, and one byte each for albedo (square root of the linear value, three
 * per pixel), gloss, translucency and glow. 10 bytes per pixel instead of 28.
 */
export interface Relief {
  readonly w: number;
  readonly h: number;
  readonly ppu: number;
  readonly height: Float32Array;
  readonly albedo: Uint8Array;
  readonly gloss: Uint8Array;
  readonly translucency: Uint8Array;
  readonly glow: Uint8Array;
}

/** A rectangle in integer pixels. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The buffers, to be transferred between threads instead of copied. */
export const transferables = ({ height, albedo, gloss, translucency, glow }: Relief): Transferable[] => [
  ...new Set([height, albedo, gloss, translucency, glow].map((plane) => plane.buffer as ArrayBuffer)),
];

const BYTES_PER_PIXEL = 10;
export const reliefBytes = (w: number, h: number): number => w * h * BYTES_PER_PIXEL;

/** A view of a buffer as a relief, with the planes one after another in the order of the interface. */
export function reliefOf({ buffer }: Uint8Array<ArrayBuffer>, { w, h, ppu }: Pick<Relief, 'w' | 'h' | 'ppu'>): Relief {
  const n = w * h;
  const plane = (from: number, to: number): Uint8Array => new Uint8Array(buffer, from * n, (to - from) * n);
  return {
    w,
    h,
    ppu,
    height: new Float32Array(buffer, 0, n),
    albedo: plane(4, 7),
    gloss: plane(7, 8),
    translucency: plane(8, 9),
    glow: plane(9, 10),
  };
}

export function blankRelief(w: number, h: number, ppu: number): Relief {
  const n = w * h;
  return {
    w,
    h,
    ppu,
    height: new Float32Array(n),
    albedo: new Uint8Array(n * 3),
    gloss: new Uint8Array(n),
    translucency: new Uint8Array(n),
    glow: new Uint8Array(n),
  };
}

const byte = (v: number): number => (v <= 0 ? 0 : v >= 1 ? 255 : (v * 255 + 0.5) | 0);

/** Copies a relief to `px, py` of a larger one. */
export function copyRelief(source: Relief, into: Relief, px: number, py: number): void {
  for (let j = 0; j < source.h; j++) {
    const from = j * source.w;
    const end = from + source.w;
    const to = (py + j) * into.w + px;
    into.height.set(source.height.subarray(from, end), to);
    into.albedo.set(source.albedo.subarray(from * 3, end * 3), to * 3);
    into.gloss.set(source.gloss.subarray(from, end), to);
    into.translucency.set(source.translucency.subarray(from, end), to);
    into.glow.set(source.glow.subarray(from, end), to);
  }
}

/** Glow may exceed 1. */
export const GLOW_SCALE = 4;

export function packed(source: Surface): Relief {
  const out = blankRelief(source.w, source.h, source.ppu);
  out.height.set(source.height);
  for (let k = 0; k < out.height.length; k++) {
    out.gloss[k] = byte(source.gloss[k] as number);
    out.translucency[k] = byte(source.translucency[k] as number);
    out.glow[k] = byte((source.glow[k] as number) / GLOW_SCALE);
  }
  for (let k = 0; k < out.albedo.length; k++) out.albedo[k] = byte(Math.sqrt(Math.max(0, source.albedo[k] as number)));
  return out;
}

/** A surface to continue painting on, with its top left corner at `ox, oy`. */
export function unpacked(
  { w, h, ppu, height, albedo, gloss, translucency, glow }: Relief,
  ox: number,
  oy: number,
): Surface {
  const s = new Surface(w, h, ppu, ox, oy);
  s.height.set(height);
  for (let k = 0; k < albedo.length; k++) s.albedo[k] = ((albedo[k] as number) / 255) ** 2;
  for (let k = 0; k < gloss.length; k++) {
    s.gloss[k] = (gloss[k] as number) / 255;
    s.translucency[k] = (translucency[k] as number) / 255;
    s.glow[k] = ((glow[k] as number) / 255) * GLOW_SCALE;
  }
  return s;
}

/** Returns a smaller square relief; each pixel is the mean of those it replaces. */
export function shrunk(source: Relief, size: number): Relief {
  const out = blankRelief(size, size, size);
  const n = source.w;
  const edge = (i: number): number => Math.floor((i * n) / size);
  const planes = [
    [source.height, out.height, 1],
    [source.albedo, out.albedo, 3],
    [source.gloss, out.gloss, 1],
    [source.translucency, out.translucency, 1],
    [source.glow, out.glow, 1],
  ] as const;
  for (const [from, to, channels] of planes) {
    for (let j = 0, k = 0; j < size; j++) {
      for (let i = 0; i < size; i++) {
        const count = (edge(i + 1) - edge(i)) * (edge(j + 1) - edge(j));
        for (let c = 0; c < channels; c++, k++) {
          let sum = 0;
          for (let y = edge(j); y < edge(j + 1); y++)
            for (let x = edge(i); x < edge(i + 1); x++) sum += from[(y * n + x) * channels + c] as number;
          to[k] = sum / count;
        }
      }
    }
  }
  return out;
}

/**
 * Copies a square relief to `px, py`, rotated clockwise by quarter turns and raised by `lift`. Returns a rectangle
 * around the pixels that are different now; undefined if none is.
 */
export function blit(
  source: Relief,
  into: Relief,
  px: number,
  py: number,
  rotation: number,
  lift: number,
): PixelRect | undefined {
  const n = source.w;
  let [left, top, right, bottom] = [into.w, into.h, -1, -1];
  for (let j = 0; j < n; j++) {
    const Y = py + j;
    if (Y < 0 || Y >= into.h) continue;
    for (let i = 0; i < n; i++) {
      const X = px + i;
      if (X < 0 || X >= into.w) continue;
      const from = turned(n, i, j, rotation);
      const to = Y * into.w + X;
      if (!isSame(source, from, into, to, lift)) {
        left = Math.min(left, X);
        right = Math.max(right, X);
        top = Math.min(top, Y);
        bottom = Y;
      }
      into.height[to] = (source.height[from] as number) + lift;
      into.gloss[to] = source.gloss[from] as number;
      into.translucency[to] = source.translucency[from] as number;
      into.glow[to] = source.glow[from] as number;
      into.albedo[to * 3] = source.albedo[from * 3] as number;
      into.albedo[to * 3 + 1] = source.albedo[from * 3 + 1] as number;
      into.albedo[to * 3 + 2] = source.albedo[from * 3 + 2] as number;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

const isSame = (a: Relief, m: number, b: Relief, n: number, lift: number): boolean =>
  Math.fround((a.height[m] as number) + lift) === b.height[n] &&
  a.gloss[m] === b.gloss[n] &&
  a.translucency[m] === b.translucency[n] &&
  a.glow[m] === b.glow[n] &&
  a.albedo[m * 3] === b.albedo[n * 3] &&
  a.albedo[m * 3 + 1] === b.albedo[n * 3 + 1] &&
  a.albedo[m * 3 + 2] === b.albedo[n * 3 + 2];

/** Index of the pixel of an unrotated square picture that is at `i, j` after the rotation. */
export function turned(n: number, i: number, j: number, rotation: number): number {
  if (rotation === 1) return (n - 1 - i) * n + j;
  if (rotation === 2) return (n - 1 - j) * n + (n - 1 - i);
  if (rotation === 3) return i * n + (n - 1 - j);
  return j * n + i;
}

export function turnRelief(source: Relief, rotation: number): Relief {
  if (rotation === 0) return source;
  const out = blankRelief(source.h, source.w, source.ppu);
  blit(source, out, 0, 0, rotation, 0);
  return out;
}
