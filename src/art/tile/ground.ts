import { Ink, shade } from '../core/colour.ts';
import { clamp, smooth } from '../core/math.ts';
import { fbm, gradientNoise, noise } from '../core/noise.ts';
import { sampled } from '../core/sampled.ts';
import { P } from '../palette.ts';
import { cobble } from '../parts/materials.ts';
import { squareAt } from '../topology/plots.ts';
import { eachPixel } from './site.ts';
import type { Site } from './site.ts';

const YARD_STONES = [P.alley, shade(P.alley, 1.3), P.dirt[1]];
const YARD_JOINT = shade(P.alley, 0.6);

/** Lawn of the courts, with worn earth near walls and lanes. */
export function paintGround(site: Site): void {
  const { s, seed, toBuilding, toLane, inner, plan } = site;
  const { height, translucency } = s;
  const zamek = site.skin === 'zamek';
  const ink = new Ink();
  const earth = new Ink();
  const broad = sampled((x, y) => fbm(x * 3.1, y * 3.1, seed + 1, 3), 64);
  const patches = zamek ? undefined : sampled((x, y) => fbm(x * 3.4, y * 3.4, seed + 8, 4), 96);
  const hidden = underBuildings(site);
  eachPixel(site, (k, x, y) => {
    if (hidden(k, x, y)) {
      s.setAlbedo(k, ink.set(P.alley));
      height[k] = 0.01;
      return;
    }
    const fade = inner[k] as number;
    const low = broad(x, y) * fade;
    const mid = fbm(x * 13, y * 13, seed + 2, 3);
    const fine = gradientNoise(x * 70 + y * 23, y * 70 - x * 23, seed + 3);
    const finest = gradientNoise(x * 150 - y * 60, y * 150 + x * 60, seed + 4);
    const q = clamp(0.5 + low * 0.9 + mid * 0.3);
    ink.set(P.grass[1]).blend(P.grass[0], smooth(0.15, 0.65, q));
    ink.blend(P.grass[2], smooth(0.5, 0.95, q + fine * 0.18));
    ink.blend(P.grass[3], 0.45 * smooth(0.12, 0.5, mid + fine * 0.16));
    ink.scale(1 + 0.13 * fine + 0.1 * finest);
    if (zamek) ink.blend(P.grass[0], 0.25);
    const foot = smooth(0.075, 0, (toBuilding[k] as number) + mid * 0.05);
    const verge = smooth(0.045, 0, (toLane[k] as number) + mid * 0.04) * 0.85;
    const bare = patches ? smooth(0.1, 0.38, patches(x, y) * fade + fine * 0.02) * 0.8 : 0;
    const worn = Math.max(foot, verge, bare);
    const e = clamp(worn + (worn > 0.02 ? fine * 0.25 : 0));
    if (e > 0) {
      earth.set(P.dirt[0]).blend(mid > 0 ? P.dirt[2] : P.dirt[1], Math.abs(mid));
      earth.scale(1 + 0.12 * noise(x * 130, y * 130, seed + 5) + 0.07 * finest);
      ink.blend(earth, smooth(0.25, 0.75, e));
    }
    if (plan.yard) {
      cobble(ink, x, y, seed + 2, 0.026, YARD_STONES, YARD_JOINT);
      ink.scale(1.05 + 0.1 * finest);
    }
    s.setAlbedo(k, ink);
    height[k] = 0.01 + 0.006 * low + (0.0022 * fine + 0.0012 * finest + 0.005 * mid) * (1 - 0.6 * e);
    translucency[k] = 0.2 * (1 - e);
  });
}

/** Pixels that buildings are certain to cover: no lawn needed there. */
function underBuildings({ layout, quarters, toBuilding, skin }: Site): (k: number, x: number, y: number) => boolean {
  const squares = new Set([...quarters.values()].flatMap((quarter) => [...quarter.squares]));
  const towers = skin === 'castle' ? layout.groups.filter((group) => group.kind === 'tower') : [];
  const sway = 0.03;
  const deep = (x: number, y: number): boolean =>
    squares.has(squareAt(x - sway, y - sway)) &&
    squares.has(squareAt(x + sway, y - sway)) &&
    squares.has(squareAt(x - sway, y + sway)) &&
    squares.has(squareAt(x + sway, y + sway));
  return (k, x, y) => toBuilding[k] === 0 && (deep(x, y) || towers.some((group) => group.field(x, y) < -0.01));
}
