import { Ink, shade } from '../core/colour.ts';
import { clamp, lerp, smooth } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { distanceToLines, resample } from '../core/polyline.ts';
import { P } from '../palette.ts';
import { box } from '../parts/solids.ts';
import { PATH_HALF } from '../topology/lanes.ts';
import { eachPixel, pixelAt } from './site.ts';
import type { Site } from './site.ts';

const SHORE = 0.035;
const WATER = shade(P.water, 0.8);
const DEEP = shade(P.waterDeep, 0.85);

/** Water between sandy banks, lower than the land. */
export function paintRiver(site: Site): void {
  const { s, seed, river } = site;
  if (!river) return;
  const { height, gloss, translucency, albedo } = s;
  const ink = new Ink();
  eachPixel(site, (k, x, y) => {
    const d = river[k] as number;
    if (d > SHORE) return;
    const sand = smooth(SHORE, 0.008, d + noise(x * 40, y * 40, seed) * 0.006);
    const wet = smooth(0.004, -0.004, d);
    const ripple =
      noise(x * 26 + noise(x * 6, y * 6, 3) * 2, y * 26, seed) * 0.6 + noise(x * 70, y * 70, seed + 1) * 0.4;
    ink.r = albedo[k * 3] as number;
    ink.g = albedo[k * 3 + 1] as number;
    ink.b = albedo[k * 3 + 2] as number;
    ink.blend(P.dirt[2], sand, 0.85 + 0.12 * noise(x * 120, y * 120, seed));
    ink.blend(WATER, wet * (1 - clamp(smooth(0, -0.07, d) * 0.85 + ripple * 0.15)));
    ink.blend(DEEP, wet * clamp(smooth(0, -0.07, d) * 0.85 + ripple * 0.15));
    s.setAlbedo(k, ink);
    height[k] = lerp(lerp(height[k] as number, 0.002, sand), -0.03 + 0.0012 * ripple, wet);
    gloss[k] = 0.42 * wet;
    translucency[k] = (translucency[k] as number) * (1 - sand);
  });
}

/** Parapets where a lane crosses the water. */
export function paintParapets(site: Site): void {
  const { s, river, layout } = site;
  if (!river) return;
  for (const line of layout.lines) {
    for (const { x, y, angle } of resample(line, 0.03)) {
      if ((river[pixelAt(site, x, y)] as number) > 0.02) continue;
      for (const hand of [-1, 1]) {
        const px = x - Math.sin(angle) * PATH_HALF * hand;
        const py = y + Math.cos(angle) * PATH_HALF * hand;
        if (distanceToLines(layout.lines, px, py) < PATH_HALF * 0.9) continue;
        box(
          s,
          px,
          py,
          0.017,
          0.011,
          0.045,
          angle,
          (u, _v, o) => void o.set(P.stoneTop[0], Math.abs(u) < 0.0015 ? 0.7 : 1),
        );
      }
    }
  }
}
