import { Surface } from '../core/surface.ts';

/**
 * A painted surface as it is kept: heights, and one byte each for albedo (square root of the linear value, three a pixel),
 * gloss, translucency and glow. 10 bytes a pixel instead of 28.
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

/** A rectangle of whole pixels. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What may be handed from one thread to another instead of being copied. */
export const transferables = ({ height, albedo, gloss, translucency, glow }: Relief): Transferable[] => [height, albedo, gloss, translucency, glow].map((plane) => plane.buffer as ArrayBuffer);

export const BYTES_PER_PIXEL = 10;

export function blankRelief(w: number, h: number, ppu: number): Relief {
  const n = w * h;
  return { w, h, ppu, height: new Float32Array(n), albedo: new Uint8Array(n * 3), gloss: new Uint8Array(n), translucency: new Uint8Array(n), glow: new Uint8Array(n) };
}

const byte = (v: number): number => (v <= 0 ? 0 : v >= 1 ? 255 : (v * 255 + 0.5) | 0);

/** Packs a surface into a relief with its top left pixel at `px, py`; what does not fit is left out. */
export function pack(source: Surface, into: Relief, px: number, py: number): void {
  const i0 = Math.max(0, -px);
  const i1 = Math.min(source.w, into.w - px);
  const j1 = Math.min(source.h, into.h - py);
  for (let j = Math.max(0, -py); j < j1; j++) {
    for (let i = i0; i < i1; i++) {
      const from = j * source.w + i;
      const to = (py + j) * into.w + px + i;
      into.height[to] = source.height[from] as number;
      into.gloss[to] = byte(source.gloss[from] as number);
      into.translucency[to] = byte(source.translucency[from] as number);
      into.glow[to] = byte((source.glow[from] as number) / GLOW_SCALE);
      for (let c = 0; c < 3; c++) into.albedo[to * 3 + c] = byte(Math.sqrt(Math.max(0, source.albedo[from * 3 + c] as number)));
    }
  }
}

/** Glow may add up beyond 1. */
export const GLOW_SCALE = 4;

export function packed(source: Surface): Relief {
  const out = blankRelief(source.w, source.h, source.ppu);
  pack(source, out, 0, 0);
  return out;
}

/** A relief to paint on again, with its top left corner at a place of the world. */
export function unpacked({ w, h, ppu, height, albedo, gloss, translucency, glow }: Relief, ox: number, oy: number): Surface {
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

/** Copies a square relief to `px, py`, turned clockwise by quarter turns and lifted. */
export function blit(source: Relief, into: Relief, px: number, py: number, rotation: number, lift: number): void {
  const n = source.w;
  for (let j = 0; j < n; j++) {
    const Y = py + j;
    if (Y < 0 || Y >= into.h) continue;
    for (let i = 0; i < n; i++) {
      const X = px + i;
      if (X < 0 || X >= into.w) continue;
      const from = turned(n, i, j, rotation);
      const to = Y * into.w + X;
      into.height[to] = (source.height[from] as number) + lift;
      into.gloss[to] = source.gloss[from] as number;
      into.translucency[to] = source.translucency[from] as number;
      into.glow[to] = source.glow[from] as number;
      into.albedo[to * 3] = source.albedo[from * 3] as number;
      into.albedo[to * 3 + 1] = source.albedo[from * 3 + 1] as number;
      into.albedo[to * 3 + 2] = source.albedo[from * 3 + 2] as number;
    }
  }
}

/** Pixel of an unturned square picture that shows at `i, j` once it is turned. */
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
