import { Surface } from './surface.ts';

/** Shrinks every three pixels to two, in both directions; each is the mean of what it covers. */
export function twoThirds(source: Surface): Surface {
  const out = new Surface((source.w / 3) * 2, (source.h / 3) * 2, (source.ppu / 3) * 2, source.ox, source.oy);
  for (const plane of ['height', 'gloss', 'translucency', 'glow'] as const)
    shrink(source[plane], source.w, out[plane], out.w, out.h, 1);
  shrink(source.albedo, source.w, out.albedo, out.w, out.h, 3);
  return out;
}

/** A pixel covers all of one row and column, and half of the next to the middle of its three. */
function shrink(from: Float32Array, fromWidth: number, to: Float32Array, w: number, h: number, channels: number): void {
  for (let j = 0, k = 0; j < h; j++) {
    const top = (j >> 1) * 3;
    const own = (top + (j & 1) * 2) * fromWidth;
    const shared = (top + 1) * fromWidth;
    for (let i = 0; i < w; i++) {
      const left = (i >> 1) * 3;
      const column = left + (i & 1) * 2;
      for (let c = 0; c < channels; c++, k++) {
        const at = (row: number, x: number): number => from[(row + x) * channels + c] as number;
        const upper = at(own, column) + at(own, left + 1) / 2;
        const lower = at(shared, column) + at(shared, left + 1) / 2;
        to[k] = (upper + lower / 2) / 2.25;
      }
    }
  }
}
