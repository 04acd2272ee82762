import { clamp, lerp, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { noise } from '../core/noise.ts';
import { P } from '../palette.ts';
import { ashlar } from '../parts/materials.ts';
import { PATH_HALF } from '../topology/lanes.ts';
import { inward, middle } from '../topology/sides.ts';
import type { Site } from './site.ts';

/** Depth of the entrance, half its width without the walls, thickness of the walls. */
const DEPTH = 0.1;
const HALF = PATH_HALF + 0.004;
const WALL = 0.024;

/**
 * Where a road goes underground: it descends between two walls into the dark below a lintel, and the land continues
 * above.
 */
export function paintMouth({ s, seed }: Site, side: number): void {
  const [mx, my] = middle(side);
  const [ix, iy] = inward(side);
  const from = (X: number, Y: number): Point => [(X - mx) * ix + (Y - my) * iy, (X - mx) * iy + (Y - my) * ix];
  s.stamp(mx - 0.35, my - 0.35, mx + 0.35, my + 0.35, (X, Y, o, k) => {
    const [u, v] = from(X, Y);
    const across = Math.abs(v);
    o.over = true;
    o.r = s.albedo[k * 3] as number;
    o.g = s.albedo[k * 3 + 1] as number;
    o.b = s.albedo[k * 3 + 2] as number;
    const lintel = u > DEPTH && u < DEPTH + WALL * 1.5 && across < HALF + WALL * 1.6;
    const flank = u > 0.012 && u <= DEPTH && across > HALF - 0.004 && across < HALF + WALL;
    if (lintel || flank) {
      const bump = ashlar(o, v, u + (lintel ? 0 : 0.01), seed, { row: WALL * 1.5, length: 0.04, stones: P.stoneTop });
      o.coverage = 1;
      o.height = (lintel ? 0.125 - 0.25 * Math.max(0, across - 0.03) : 0.03 + 0.6 * u) + bump;
      if (lintel && across < 0.014) o.set(P.kerb[0], 1.1);
      return;
    }
    if (u <= DEPTH && across < HALF) {
      const dark = smooth(0.015, DEPTH - 0.012, u);
      o.blend(P.woodDark, dark, 0.12);
      o.coverage = 1;
      o.height = lerp(o.base, -0.07, dark);
      return;
    }
    // The hill over it.
    const hill = smooth(0.3, DEPTH, u) * smooth(0.26, 0.1, across) * smooth(DEPTH - 0.06, DEPTH + 0.02, u);
    if (hill <= 0.01 || o.base > 0.08) return;
    o.coverage = clamp(hill * 4);
    o.height = o.base + 0.055 * hill + 0.004 * noise(X * 30, Y * 30, seed);
  });
}
