import { Ink, mix, shade } from '../core/colour.ts';
import { clamp, lerp, smooth } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import type { Castle } from './castle.ts';

const PAVING = [P.dirt[0], P.dirt[1], mix(P.dirt[1], P.stone[1], 0.6)];
const PAVING_JOINT = shade(P.dirt[1], 0.72);
const TURF = mix(P.grass[3], P.grass[1], 0.35);
const PEG_LINE = shade(P.dirt[2], 0.95);
const DAMP_EARTH = mix(P.dirt[1], P.mud, 0.3);

/** The bare yard inside, the meadows and the moat outside. */
export function paintTerrain(s: Surface, castle: Castle): void {
  const ink = new Ink();
  for (let j = 0, k = 0; j < s.h; j++) {
    const y = s.y(j);
    for (let i = 0; i < s.w; i++, k++) {
      const x = s.x(i);
      s.translucency[k] = 0.15;
      if (castle.inside(Math.floor(x), Math.floor(y))) yard(s, k, x, y, ink);
      else outside(s, k, x, y, castle, ink);
      s.setAlbedo(k, ink);
    }
  }
}

/** Bare earth with old paving and turf, marked out in cells. */
function yard(s: Surface, k: number, x: number, y: number, ink: Ink): void {
  const broad = fbm(x * 0.9, y * 0.9, 11, 4);
  const mid = fbm(x * 9, y * 9, 12, 3);
  const fine = noise(x * 60, y * 60, 13);
  const line = Math.min(Math.abs(x - Math.round(x)), Math.abs(y - Math.round(y)));
  const paved = smooth(0.02, 0.22, fbm(x * 0.75, y * 0.75, 41, 3) + mid * 0.1);
  const turf = smooth(0.05, 0.35, fbm(x * 2.6, y * 2.6, 43, 4) - paved * 0.2);
  const bump = paved > 0 ? cobble(ink, x, y, 21, 0.062, PAVING, PAVING_JOINT) : 0;
  const { r, g, b } = ink;
  ink.set(DAMP_EARTH).blend(P.dirt[1], clamp(0.5 + broad * 0.9 + mid * 0.35));
  ink.scale(0.56 + 0.05 * fine);
  if (paved > 0) {
    const t = paved * 0.85;
    ink.r += (r * 0.53 - ink.r) * t;
    ink.g += (g * 0.53 - ink.g) * t;
    ink.b += (b * 0.53 - ink.b) * t;
  }
  ink.blend(TURF, turf * 0.62, 0.52 + 0.1 * fine);
  let height = 0.002 * fine * (1 - paved) + 0.006 * mid + bump * 0.45 * paved;
  if (line < 0.02) {
    ink.blend(PEG_LINE, smooth(0.016, 0.009, line) * 0.36);
    height -= 0.004 * smooth(0.02, 0.008, line);
  }
  s.height[k] = height;
}

/**
 * Meadow with the moat in it. The water keeps away from the wall, except in the gap between two arms of the wall, which
 * it fills.
 */
function outside(s: Surface, k: number, x: number, y: number, castle: Castle, ink: Ink): void {
  const broad = fbm(x * 0.9, y * 0.9, 11, 4);
  const mid = fbm(x * 9, y * 9, 12, 3);
  const fine = noise(x * 60, y * 60, 13);
  const d = castle.toCells(x, y);
  const gap = castle.toGap(x, y);
  const sway = (noise(x * 2.2, y * 2.2, 14) * 0.05 + mid * 0.03) * smooth(0, 0.4, gap);
  const shore = d + 0.26 * smooth(0.55, 0, gap) - 0.1 * smooth(0, 0.5, gap) + sway;
  const water = smooth(0.6, 0.64, shore) * smooth(1.2, 1.15, shore);
  const bank = smooth(0.5, 0.6, shore) * smooth(1.3, 1.18, shore);
  ink.set(P.grass[1]).blend(P.grass[0], smooth(-0.3, 0.4, broad));
  ink.blend(P.grass[3], smooth(0.1, 0.5, mid) * 0.5);
  ink.scale(0.86 + 0.12 * fine);
  ink.blend(P.dirt[1], bank * 0.75, 0.9 + 0.15 * fine);
  let height = 0.05 * broad + 0.006 * mid + 0.003 * fine - 0.05 * bank;
  if (water > 0) {
    const depth = smooth(0.62, 0.86, shore) * smooth(1.18, 0.98, shore);
    const ripple = noise(x * 7 + mid, y * 16, 15) * 0.6 + noise(x * 19, y * 40, 16) * 0.4;
    const deep = clamp(depth * 0.9 + ripple * 0.16);
    ink.r += (lerp(P.water.r, P.waterDeep.r, deep) * 0.36 - ink.r) * water;
    ink.g += (lerp(P.water.g, P.waterDeep.g, deep) * 0.36 - ink.g) * water;
    ink.b += (lerp(P.water.b, P.waterDeep.b, deep) * 0.36 - ink.b) * water;
    height = lerp(height, -0.1 + 0.0016 * ripple, water);
    s.gloss[k] = 0.3 * water;
  }
  s.height[k] = height;
}
