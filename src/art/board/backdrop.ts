import { smooth } from '../core/math.ts';
import type { PixelRect, Relief } from '../light/relief.ts';
import { BACKDROP } from '../palette.ts';

/** Cells over which the woods at the border of the picture fade into the backdrop. */
export const FADE = 0.9;
/** The backdrop, `0…255` each. */
export const CHANNELS = [1, 3, 5].map((from) => parseInt(BACKDROP.slice(from, from + 2), 16));

/** The picture has no hard edge: its border goes over into the colour that lies around it. */
export function fadeIntoBackdrop(pixels: Uint8ClampedArray, rect: PixelRect, { w, h, ppu }: Relief): void {
  const reach = FADE * ppu;
  for (let j = 0, k = 0; j < rect.h; j++) {
    const y = rect.y + j + 0.5;
    const nearY = Math.min(y, h - y);
    for (let i = 0; i < rect.w; i++, k += 4) {
      const x = rect.x + i + 0.5;
      const nearX = Math.min(x, w - x);
      if (nearX >= reach && nearY >= reach) continue;
      const dx = Math.max(0, 1 - nearX / reach);
      const dy = Math.max(0, 1 - nearY / reach);
      const t = smooth(0.05, 1, Math.sqrt(dx * dx + dy * dy));
      for (let c = 0; c < 3; c++) pixels[k + c] = (pixels[k + c] as number) * (1 - t) + (CHANNELS[c] ?? 0) * t;
    }
  }
}
