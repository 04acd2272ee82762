import type { Surface } from '../core/surface.ts';
import { light } from '../light/light.ts';
import { pieceLight } from '../light/moods.ts';
import { packed } from '../light/relief.ts';

/** An RGBA picture. */
export interface Picture {
  readonly w: number;
  readonly h: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** How a piece is finished: functions of the pixel. */
export interface Finish {
  /** Opacity, `0…1`. */
  alpha(k: number): number;
  /** Strength of a dark line, `0…1`; absent: there is none. */
  rim?(k: number): number;
  /** Colour of that line. */
  readonly dark: string;
  /** The sun is at the upper right, not at the upper left. */
  readonly fromRight: boolean;
}

/** Lights a piece separately. */
export function litPiece(s: Surface, { alpha, rim, dark, fromRight }: Finish): Picture {
  const pixels = light(packed(s), { x: 0, y: 0, w: s.w, h: s.h }, pieceLight(fromRight));
  const channels = [1, 3, 5].map((from) => parseInt(dark.slice(from, from + 2), 16) * 0.6);
  for (let k = 0; k < s.w * s.h; k++) {
    const r = rim?.(k) ?? 0;
    for (let c = 0; c < 3; c++) pixels[k * 4 + c] = (pixels[k * 4 + c] as number) * (1 - r) + (channels[c] ?? 0) * r;
    pixels[k * 4 + 3] = alpha(k) * 255;
  }
  return { w: s.w, h: s.h, pixels };
}
