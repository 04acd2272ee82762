import { smooth } from '../core/math.ts';
import type { PixelRect, Relief } from '../light/relief.ts';

/** Width in cells over which the woods at the border of the picture fade out. */
export const FADE = 1.1;

/** Makes the border of the picture transparent, so that it has no hard edge. */
export function fadeAway(pixels: Uint8ClampedArray, rect: PixelRect, { w, h, ppu }: Relief): void {
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
      pixels[k + 3] = 255 * (1 - smooth(0.05, 1, Math.sqrt(dx * dx + dy * dy)));
    }
  }
}
