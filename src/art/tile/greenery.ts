import { mix, shade } from '../core/colour.ts';
import { pickAt } from '../core/math.ts';
import { fbm } from '../core/noise.ts';
import { hash, Rng } from '../core/random.ts';
import { P } from '../palette.ts';
import { blade, flowers, tuft } from '../parts/plants.ts';
import { cart } from '../parts/props.ts';
import { disc } from '../parts/solids.ts';
import { birch, bush, fir, tree } from '../parts/trees.ts';
import { fromSide } from '../topology/sides.ts';
import { signsOfLife } from './life.ts';
import { pixelAt, roomAt } from './site.ts';
import type { Site } from './site.ts';

/** Smaller pictures are too coarse for single blades of grass. */
const FINE_ENOUGH = 72;

/**
 * Each candidate has its own random numbers, so that a rejected one never shifts the others; pass 5 belongs to life.ts.
 */
const PASS = { blades: 1, trees: 2, bushes: 3, flowers: 4, tufts: 6, stones: 7 } as const;
const die = (site: Site, pass: number, n: number): Rng => new Rng(site.seed * 7 + pass * 1000003 + n);

export function paintGreenery(site: Site): void {
  const { s, plan, seed } = site;
  if (plan.cart) {
    cart(s, plan.cart.x, plan.cart.y, plan.cart.turn, seed);
    site.taken.push([plan.cart.x, plan.cart.y, 0.08]);
  }
  if (site.size >= FINE_ENOUGH) mow(site);
  if (plan.niche > 0) {
    tufts(site);
    return;
  }
  plantTrees(site);
  plantBushes(site);
  plantFlowers(site);
  signsOfLife(site);
  tufts(site);
  stones(site);
}

/** Only a strip of a start space is ever visible. */
function beyondNiche({ plan, layout }: Site, x: number, y: number): boolean {
  if (plan.niche === 0) return false;
  const depth = plan.niche + 0.02;
  if (layout.groups[0]) return layout.groups[0].sides.every((side) => fromSide(side, x, y) > depth);
  const side = plan.paths[0]?.sides[0];
  return side === undefined ? false : fromSide(side, x, y) > depth;
}

/** Mown strokes where the lawn is still visible. */
function mow(site: Site): void {
  const { s, toBuilding, toLane } = site;
  for (let n = 0; n < 4200; n++) {
    const rng = die(site, PASS.blades, n);
    const x = rng.range(0.002, 0.998);
    const y = rng.range(0.002, 0.998);
    if (beyondNiche(site, x, y)) continue;
    const k = pixelAt(site, x, y);
    const red = s.albedo[k * 3] as number;
    const green = s.albedo[k * 3 + 1] as number;
    if (
      (s.height[k] as number) > 0.026 ||
      green < red * 1.03 ||
      (toBuilding[k] as number) < 0.004 ||
      (toLane[k] as number) < 0.003
    )
      continue;
    const f = rng.range(0.78, 1.26);
    const angle = rng.range(0, 6.283);
    blade(
      s,
      x,
      y,
      angle,
      rng.range(0.006, 0.0115),
      red * f * 1.02,
      green * f,
      (s.albedo[k * 3 + 2] as number) * f,
      f > 1 ? 1 : 0.3,
    );
  }
}

function plantTrees(site: Site): void {
  const { plan } = site;
  let placed = 0;
  for (let tries = 0; tries < 260 && placed < plan.trees; tries++) {
    const rng = die(site, PASS.trees, tries);
    const r = rng.range(0.055, 0.095) * (plan.trees > 5 ? 1.05 : 1);
    const x = rng.range(0.06, 0.94);
    const y = rng.range(0.06, 0.94);
    // Crowns lean over eaves and kerbs, but never over the border, where the tile would cut them.
    if (Math.min(x, y, 1 - x, 1 - y) < r * 1.06 || roomAt(site, x, y) < r * 0.86) continue;
    plantTree(site, rng, x, y, r, tries);
    site.taken.push([x, y, r * 0.92]);
    placed++;
  }
}

/** Mostly round crowns; each tile has one other kind as well. */
function plantTree({ s, seed }: Site, rng: Rng, x: number, y: number, r: number, n: number): void {
  const leaves = rng.chance(0.2) ? P.autumn : P.leaf;
  const guest = hash(seed, 41);
  const look = { seed: seed + n };
  if (!rng.chance(0.42)) tree(s, x, y, r, r * 1.55 + 0.03, { ...look, leaves });
  else if (guest < 0.36) fir(s, x, y, r * 0.92, r * 1.9 + 0.05, look);
  else if (guest < 0.68) birch(s, x, y, r * 0.94, r * 1.7 + 0.05, look);
  else tree(s, x, y, r * 0.8, r * 1.1 + 0.02, { ...look, fruit: P.fruit[guest < 0.86 ? 0 : 1] });
}

function plantBushes(site: Site): void {
  for (let tries = 0, n = 0; tries < 200 && n < 11; tries++) {
    const rng = die(site, PASS.bushes, tries);
    const r = rng.range(0.016, 0.032);
    const x = rng.range(0.03, 0.97);
    const y = rng.range(0.03, 0.97);
    const room = roomAt(site, x, y);
    if (room < r * 1.15 || (room > 0.07 && !rng.chance(0.22))) continue;
    bush(site.s, x, y, r, { seed: site.seed + 900 + tries, leaves: rng.chance(0.12) ? P.autumn : P.leaf });
    site.taken.push([x, y, r]);
    n++;
  }
}

function plantFlowers(site: Site): void {
  const wanted = site.skin === 'zamek' ? 13 : 7;
  for (let tries = 0, n = 0; tries < 120 && n < wanted; tries++) {
    const rng = die(site, PASS.flowers, tries);
    const x = rng.range(0.04, 0.96);
    const y = rng.range(0.04, 0.96);
    if (roomAt(site, x, y) < 0.028) continue;
    flowers(site.s, x, y, rng.range(0.018, 0.036), site.seed + tries);
    n++;
  }
}

function tufts(site: Site): void {
  const { s, seed } = site;
  for (let n = 0; n < 620; n++) {
    const rng = die(site, PASS.tufts, n);
    const x = rng.range(0.006, 0.994);
    const y = rng.range(0.006, 0.994);
    if (beyondNiche(site, x, y)) continue;
    const k = pixelAt(site, x, y);
    const room = Math.min(site.toBuilding[k] as number, site.toLane[k] as number);
    if (room < 0.004 || (s.height[k] as number) > 0.035) continue;
    const green = (s.albedo[k * 3 + 1] as number) > (s.albedo[k * 3] as number) * 1.02;
    if (!green && !rng.chance(0.16)) continue;
    if (room > 0.03 && fbm(x * 6, y * 6, seed + 44, 2) < -0.05) continue;
    const r = rng.range(0.008, 0.0145);
    const tone = mix(pickAt(P.grass, rng.whole(0, 3)), P.grass[0], 0.4);
    tuft(s, x, y, r, seed + n, shade(tone, rng.range(0.9, 1.15)));
  }
}

function stones(site: Site): void {
  for (let tries = 0, n = 0; tries < 150 && n < 26; tries++) {
    const rng = die(site, PASS.stones, tries);
    const x = rng.range(0.01, 0.99);
    const y = rng.range(0.01, 0.99);
    if (roomAt(site, x, y) < 0.008) continue;
    const r = rng.range(0.004, 0.009);
    disc(site.s, x, y, r, 0.008, shade(pickAt(P.kerb, n), rng.range(0.75, 1)), { dome: 0.8 });
    n++;
  }
}
