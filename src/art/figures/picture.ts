import type { Surface } from '../core/surface.ts';
import { light } from '../light/light.ts';
import { PIECE_LIGHT } from '../light/moods.ts';
import { packed } from '../light/relief.ts';

/** An RGBA picture. */
export interface Picture {
  readonly w: number;
  readonly h: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Lights a piece separately; `alpha` and `rim` (a dark outline, 0…1) are functions of the pixel. */
export function litPiece(s: Surface, alpha: (k: number) => number, rim: (k: number) => number, dark: string): Picture {
  const pixels = light(packed(s), { x: 0, y: 0, w: s.w, h: s.h }, PIECE_LIGHT);
  const channels = [1, 3, 5].map((from) => parseInt(dark.slice(from, from + 2), 16) * 0.6);
  for (let k = 0; k < s.w * s.h; k++) {
    const r = rim(k);
    for (let c = 0; c < 3; c++) pixels[k * 4 + c] = (pixels[k * 4 + c] as number) * (1 - r) + (channels[c] ?? 0) * r;
    pixels[k * 4 + 3] = alpha(k) * 255;
  }
  return { w: s.w, h: s.h, pixels };
}
