import { Ink, shade } from '../core/colour.ts';
import { hypot, lerp, pickAt, smooth, TAU } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { distanceToLines } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import { P } from '../palette.ts';
import { ashlar, cobble } from '../parts/materials.ts';
import { fountain } from '../parts/stalls.ts';
import { PATH_HALF, SQUARE_R } from '../topology/lanes.ts';
import { eachPixel } from './site.ts';
import type { Site } from './site.ts';

/** Cobbled lanes with kerbs, and the square where they end. */
export function paintLanes(site: Site): void {
  const { s, seed, lane, layout } = site;
  if (!layout.lines.length && !layout.square) return;
  const { height, gloss, translucency, albedo } = s;
  const { square } = layout;
  const paving = site.skin === 'country' ? highway : cobbles;
  const ink = new Ink();
  eachPixel(site, (k, x, y) => {
    const d = lane[k] as number;
    if (d > 0.012) return;
    const cover = smooth(0.01, 0.002, d + noise(x * 120, y * 120, seed) * 0.006);
    if (cover <= 0) return;
    const inSquare = square !== null && hypot(x - square[0], y - square[1]) < SQUARE_R;
    const bump = inSquare ? plaza(ink, site, square, x, y, d) : paving(ink, x, y, d, seed);
    height[k] = lerp(height[k] as number, 0.004 + bump, cover);
    for (let c = 0; c < 3; c++) {
      const value = c === 0 ? ink.r : c === 1 ? ink.g : ink.b;
      albedo[k * 3 + c] = lerp(albedo[k * 3 + c] as number, value, cover);
    }
    translucency[k] = (translucency[k] as number) * (1 - cover);
    gloss[k] = 0.02 * cover;
  });
  if (square && site.skin === 'zamek') {
    fountain(s, square[0], square[1], 0.09, seed);
    s.shine(square[0], square[1], 0.25, 0.25);
  }
}

/** A highway: packed sand with two ruts between borders of field stones. */
function highway(ink: Ink, x: number, y: number, d: number, seed: number): number {
  if (d > -0.015) {
    const stones = cobble(ink, x, y, seed + 5, 0.026, P.kerb, P.dirt[1], 0.3);
    ink.scale(0.96);
    return 0.006 + stones;
  }
  const rut = smooth(0.012, 0.003, Math.abs(d + 0.038));
  const grain = noise(x * 150, y * 150, seed) * 0.5 + noise(x * 44, y * 44, seed + 1) * 0.5;
  ink
    .set(P.path[0])
    .blend(P.path[1], 0.5 + 0.5 * grain)
    .blend(P.path[3], rut * 0.55);
  ink.scale(0.98 + 0.06 * fbm(x * 9, y * 9, seed, 2));
  return 0.006 - 0.004 * rut + 0.0012 * grain;
}

function cobbles(ink: Ink, x: number, y: number, d: number, seed: number): number {
  if (d > -0.017) {
    const kerb = cobble(ink, x, y, seed + 5, 0.024, P.kerb, P.pathJoint, 0.22);
    ink.scale(0.92);
    return 0.007 + kerb;
  }
  const bump = cobble(ink, x, y, seed, 0.027, P.path, P.pathJoint, 0.2);
  ink.scale(0.92 + 0.12 * smooth(0, -0.04, d) + 0.08 * fbm(x * 12, y * 12, seed, 2));
  return 0.003 + bump;
}

const INLAY_LIGHT = shade(P.plazaInlay, 1.15);
const INLAY_DARK = shade(P.plazaInlay, 0.8);
const STONE_LIGHT = shade(P.stone[3], 0.9);
const STONE_DARK = shade(P.stone[3], 0.65);

/** Rings of setts around an inlaid star: the path ends here. */
function plaza(ink: Ink, site: Site, centre: readonly [number, number], x: number, y: number, d: number): number {
  const { seed, layout } = site;
  const q = hypot(x - centre[0], y - centre[1]);
  const angle = Math.atan2(y - centre[1], x - centre[0]);
  if (q > SQUARE_R - 0.024 && d < 0 && distanceToLines(layout.lines, x, y) >= PATH_HALF * 0.9) {
    const bump = ashlar(ink, angle * SQUARE_R, 0, seed, { row: 0.05, length: 0.05, stones: P.kerb });
    ink.scale(1.05);
    return 0.013 + bump;
  }
  const width = 0.0265;
  const ring = Math.floor(q / width);
  const fr = q / width - ring;
  const count = Math.max(6, Math.round(((ring + 0.5) * width * TAU) / 0.034));
  const u = (angle / TAU + 0.5) * count + hash(ring, 1, seed);
  const f = u - Math.floor(u);
  const joint = smooth(0.03, 0.13, Math.min(f, 1 - f)) * smooth(0.04, 0.14, Math.min(fr, 1 - fr));
  const stone = hash(((Math.floor(u) % count) + count) % count, ring, seed + 4);
  ink.set(pickAt(P.plaza, Math.floor(stone * 4)), 0.92 + 0.14 * hash(Math.floor(u), ring, seed));
  if (site.skin === 'castle') {
    if (q > 0.132 && q < 0.158) ink.blend(P.plazaInlay, 0.75).scale(0.9);
    const large = ray(angle, q, 0, 0.126, 0.034);
    const small = large ? 0 : ray(angle, q, 0.7854, 0.094, 0.03);
    if (large) ink.blend(large > 0 ? INLAY_DARK : INLAY_LIGHT, 0.9);
    else if (small) ink.blend(small > 0 ? STONE_DARK : STONE_LIGHT, 0.9);
    if (q < 0.02) ink.set(P.gold);
  }
  ink.blend(P.pathJoint, 1 - joint);
  return 0.006 + 0.0035 * joint;
}

/** The half of a ray of the star at this angle: -1, 1, or 0 for none. */
function ray(angle: number, q: number, offset: number, length: number, width: number): number {
  const quarter = 1.5708;
  const turn = (angle - offset) / quarter;
  const off = (turn - Math.round(turn)) * quarter;
  const u = q * Math.cos(off);
  const v = q * Math.sin(off);
  if (Math.abs(v) >= width * (1 - u / length)) return 0;
  return v > 0 ? 1 : -1;
}
