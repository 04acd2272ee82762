import { mix, shade } from '../core/colour.ts';
import { distance, lerp, smooth } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { fbm, noise } from '../core/noise.ts';
import { contour, resample } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import type { Surface } from '../core/surface.ts';
import { P } from '../palette.ts';
import { box, disc, strip } from '../parts/solids.ts';
import { thatch } from '../parts/thatch.ts';
import type { Group } from '../topology/fields.ts';
import { inward, middle, runsDown } from '../topology/sides.ts';
import type { Site } from './site.ts';

/** A muddy sty: fence, thatched shed, pigs and a trough. */
export function paintPigsty(site: Site, group: Group): void {
  const { s, seed, rng } = site;
  mud(site, group);
  fences(site, group);
  const side = group.sides[0] ?? 0;
  const down = runsDown(side);
  const x = middle(side)[0] + inward(side)[0] * 0.14 - (down ? 0 : 0.19);
  const y = middle(side)[1] + inward(side)[1] * 0.14 - (down ? 0.19 : 0);
  const small = group.niche > 0 ? 0.5 : 1;
  thatch(s, { x, y, along: 0.13 * small, across: 0.09 * small, down, eaves: 0.06, seed });
  const pigs: Point[] = [];
  const wanted = 4 + group.sides.length * 2;
  const probes: readonly Point[] = [
    [0, 0],
    [0.06, 0],
    [-0.06, 0],
    [0, 0.06],
    [0, -0.06],
  ];
  const margin = group.niche > 0 ? -0.03 : -0.05;
  for (let tries = 0; tries < 300 && pigs.length < wanted; tries++) {
    const px = rng.range(0.06, 0.94);
    const py = rng.range(0.06, 0.94);
    if (
      group.field(px, py) > margin ||
      probes.some(([a, b]) => s.heightAt(px + a, py + b) > 0.04) ||
      pigs.some((p) => distance(p[0], p[1], px, py) < 0.13)
    )
      continue;
    pigs.push([px, py]);
    pig(s, px, py, rng.range(0, 6.28), rng.range(1.15, 1.4), seed + tries);
  }
  for (let tries = 0; tries < 100; tries++) {
    const px = rng.range(0.1, 0.9);
    const py = rng.range(0.1, 0.9);
    if (
      group.field(px, py) > -0.06 ||
      s.heightAt(px, py) > 0.05 ||
      pigs.some((p) => distance(p[0], p[1], px, py) < 0.09)
    )
      continue;
    box(s, px, py, 0.05, 0.02, 0.03, rng.range(0, 3), (_u, _w, o, d) => {
      o.set(d > -0.006 ? P.wood[0] : P.straw[0]);
      if (d < -0.006) o.height = 0.022;
    });
    break;
  }
}

/** Dark wet mud under golden litter, unlike both the bare yard and a lawn. */
function mud({ s, seed }: Site, group: Group): void {
  const puddle = shade(P.mud, 0.6);
  s.stampWithin(group.field, -Infinity, 0.02, (x, y, o, bare) => {
    const d = bare + noise(x * 18, y * 18, seed) * 0.008;
    if (d > 0.012) return;
    const n = fbm(x * 9, y * 9, seed + 3, 4);
    const wet = smooth(0.05, 0.3, n);
    const stalks = Math.max(
      noise(x * 150 + y * 60, y * 34 - x * 20, seed + 7),
      noise(x * 30 - y * 26, y * 140 + x * 70, seed + 8),
    );
    const litter = smooth(-0.12, 0.14, fbm(x * 5, y * 5, seed + 9, 3) + stalks * 0.1) * (1 - wet);
    o.coverage = smooth(0.012, -0.01, d);
    o.over = true;
    o.height = 0.009 + (0.01 * n + fbm(x * 40, y * 40, seed, 2) * 0.004 + 0.005 * litter * (0.5 + stalks)) * (1 - wet);
    o.set(P.mud, 1.05 + 0.25 * fbm(x * 30, y * 30, seed, 3)).blend(puddle, wet);
    o.blend(stalks > 0.1 ? P.straw[0] : P.straw[1], litter * 0.42, 0.6 + 0.28 * stalks);
    o.gloss = wet * 0.5;
  });
}

function fences({ s, seed, joined }: Site, group: Group): void {
  const f = group.field;
  for (const line of contour(f)) {
    let last: Point | undefined;
    for (const [i, { x, y }] of resample(line, 0.05).entries()) {
      disc(s, x, y, 0.011, 0.062, P.wood[1]);
      if (last) strip(s, last, [x, y], 0.008, 0.05, (_u, _v, o) => void o.set(P.wood[2], 1.2 + 0.2 * hash(i, 1, seed)));
      last = [x, y];
    }
  }
  for (const side of group.sides) {
    if (joined[side]) continue;
    const q = 0.014;
    const at = (t: number): Point => (side === 0 ? [t, q] : side === 1 ? [1 - q, t] : side === 2 ? [t, 1 - q] : [q, t]);
    for (let i = 0; i < 20; i++) {
      const a = at(i / 20);
      const b = at((i + 1) / 20);
      const post: Point = [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)];
      if (f(post[0], post[1]) > -0.003) continue;
      strip(s, a, b, 0.008, 0.05, (_u, _v, o) => void o.set(P.wood[2], 1.15 + 0.25 * hash(i, 2, seed)));
      disc(s, post[0], post[1], 0.0105, 0.062, P.wood[1]);
    }
  }
}

/** Ellipsoids of a pig: position, radii, base, height, tone. */
const PIG: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [0, 0, 0.04, 0.025, 0.018, 0.034, 1],
  [0.041, 0, 0.017, 0.015, 0.022, 0.026, 1.04],
  [0.056, 0, 0.007, 0.0085, 0.022, 0.018, 0.78],
  [0.034, 0.015, 0.009, 0.006, 0.05, 0.004, 0.75],
  [0.034, -0.015, 0.009, 0.006, 0.05, 0.004, 0.75],
  [-0.043, 0.003, 0.008, 0.003, 0.04, 0.004, 0.8],
];

function pig(s: Surface, x: number, y: number, turn: number, size: number, seed: number): void {
  const c = Math.cos(turn) / size;
  const n = Math.sin(turn) / size;
  const skin = hash(seed, 5) < 0.25 ? mix(P.pig, P.woodDark, 0.5) : P.pig;
  s.stamp(x - 0.09, y - 0.09, x + 0.09, y + 0.09, (X, Y, o) => {
    const u = (X - x) * c + (Y - y) * n;
    const v = -(X - x) * n + (Y - y) * c;
    let z = -1;
    let tone = 1;
    for (const part of PIG) {
      const q = 1 - ((u - part[0]) / part[2]) ** 2 - ((v - part[1]) / part[3]) ** 2;
      const top = q > 0 ? part[4] + Math.sqrt(q) * part[5] : -1;
      if (top <= z) continue;
      z = top;
      tone = part[6];
    }
    if (z < 0) return;
    o.coverage = 1;
    o.height = z;
    o.set(skin, tone * (1 + 0.06 * noise(u * 200, v * 200, seed)));
    o.translucency = 0.4;
  });
}
