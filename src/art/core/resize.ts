import { Surface } from './surface.ts';

/** Halves the size; each pixel is the mean of four. */
export function halve(source: Surface): Surface {
  const out = new Surface(source.w >> 1, source.h >> 1, source.ppu / 2, source.ox, source.oy);
  for (const plane of ['height', 'gloss', 'translucency', 'glow'] as const)
    mean(source[plane], source.w, out[plane], out.w, out.h, 1);
  mean(source.albedo, source.w, out.albedo, out.w, out.h, 3);
  return out;
}

function mean(from: Float32Array, fromWidth: number, to: Float32Array, w: number, h: number, channels: number): void {
  const row = fromWidth * channels;
  for (let j = 0, k = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const m = (j * 2 * fromWidth + i * 2) * channels;
      for (let c = 0; c < channels; c++, k++) {
        to[k] =
          ((from[m + c] as number) +
            (from[m + channels + c] as number) +
            (from[m + row + c] as number) +
            (from[m + row + channels + c] as number)) /
          4;
      }
    }
  }
}
