import { clamp, hypot, smooth, TAU } from '../../../art/core/math.ts';
import type { Point } from '../../../art/core/math.ts';
import { fbm, noise } from '../../../art/core/noise.ts';
import { hash } from '../../../art/core/random.ts';
import { P } from '../../../art/palette.ts';
import { placed } from '../../../art/parts/props.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import { fir, tree } from '../../../art/parts/trees.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

/** Radius of the whole place relative to the landmark, which is its sanctuary; how far south its centre is. */
const ROUND = 1 / 0.62;
const SOUTH = 0.38 * ROUND * 0.62;
const YEWS = 17;
/** Radii of the outer and inner circle of the horns, and how far the inner one is shifted towards their tips. */
const [OUTER, INNER, SHIFT] = [0.98, 0.83, 0.36];
const FIRE = 0.3;

/** A grove of yews around burnt earth: large white horns, and an eternal fire between them. */
function paintCult(site: Site, { x, y, b }: Landmark): void {
  const r = b * ROUND;
  const cy = y + b * SOUTH;
  burntEarth(site, x, cy, r);
  horns(site, x, y, b);
  fire(site, x, y - b * 0.08, b * FIRE);
  grove(site, x, cy, r);
  for (const side of [-1, 1]) stake(site, x + side * b * 0.62, y + b * 1.12, b);
  site.taken.push([x, cy, r * 1.06]);
}

function burntEarth({ s, seed }: Site, x: number, y: number, r: number): void {
  s.stamp(x - r * 1.1, y - r * 1.1, x + r * 1.1, y + r * 1.1, (X, Y, o) => {
    const q = hypot(X - x, Y - y) / r + 0.07 * noise(X * 15, Y * 15, seed);
    const cover = smooth(1.02, 0.9, q);
    if (cover <= 0 || o.base > 0.06) return;
    const grain = fbm(X * 40, Y * 40, seed + 1, 3);
    o.coverage = cover;
    o.over = true;
    o.set(P.burnt[1])
      .blend(P.burnt[0], clamp(0.55 + grain))
      .blend(P.mud, 0.7 * smooth(0.55, 0.95, q))
      .scale(1 + 0.3 * grain);
    o.height = 0.006 + 0.004 * grain;
  });
}

/** Carved from white stone, with bands of red. */
function horns({ s, seed }: Site, x: number, y: number, b: number): void {
  s.stamp(x - b, y - b, x + b, y + b, (X, Y, o) => {
    const [u, v] = [(X - x) / b, (Y - y) / b];
    const d = Math.max(hypot(u, v) - OUTER, INNER - hypot(u, v + SHIFT)) * b;
    if (d > s.px) return;
    const angle = Math.atan2(u, v + 0.2);
    const band = Math.abs(angle) > 0.42 && Math.abs(((angle / 0.52 + 20) % 1) - 0.5) < 0.13;
    o.coverage = s.cover(d);
    o.set(band ? P.banner : P.chalk, band ? 0.9 : 0.98 + 0.07 * noise(X * 60, Y * 60, seed));
    if (d > -0.006) o.scale(0.8);
    o.height = 0.1 + 0.055 * Math.sqrt(clamp(-d / (0.2 * b))) + 0.002 * noise(X * 90, Y * 90, seed);
    o.gloss = 0.12;
  });
}

function fire({ s, seed }: Site, x: number, y: number, r: number): void {
  for (let n = 0; n < 9; n++) {
    const angle = (n / 9) * TAU + hash(seed, n, 3);
    disc(s, x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.24, 0.035, P.stone[n % 4] ?? P.stone[0], {
      dome: 0.8,
    });
  }
  for (let n = 0; n < 5; n++)
    box(
      s,
      x,
      y,
      r * 0.8,
      r * 0.1,
      0.03,
      (n / 5) * Math.PI,
      (u, _v, o) => void o.set(P.woodDark, Math.abs(u) > r * 0.6 ? 1 : 0.5),
    );
  s.stamp(x - r, y - r * 1.3, x + r, y + r, (X, Y, o, k) => {
    const [u, v] = [(X - x) / r, (Y - y) / r];
    const tongue = hypot(u * (1.1 + 0.5 * clamp(-v)), v < 0 ? v * 0.74 : v) + 0.22 * noise(X * 60, Y * 38, seed + 5);
    if (tongue > 0.82) return;
    o.coverage = smooth(0.82, 0.72, tongue);
    o.set(P.lava[2])
      .blend(P.lava[1], smooth(0.78, 0.5, tongue))
      .blend(P.lava[0], smooth(0.5, 0.2, tongue));
    o.height = 0.05 + 0.09 * (1 - tongue);
    s.glow[k] = Math.max(s.glow[k] as number, 0.9 * smooth(0.8, 0.3, tongue));
  });
  s.shine(x, y, 0.2, 0.9);
}

/** Dark trees all around, except where roads enter and in front of the fire. */
function grove({ s, seed, plan }: Site, x: number, y: number, r: number): void {
  const doors: Point[] = [[x, y + r], ...plan.paths.flatMap(({ to }): Point[] => (to ? [to] : []))];
  for (let n = 0; n < YEWS; n++) {
    const angle = ((n + 0.25 * hash(seed, n, 7)) / YEWS) * TAU;
    const size = r * (0.16 + 0.05 * hash(seed, n, 8));
    const [tx, ty] = placed(x, y, angle)(r * (0.93 - 0.05 * hash(seed, n, 9)), 0);
    if (doors.some(([dx, dy]) => hypot(dx - tx, dy - ty) < size + 0.07)) continue;
    if (n % 3 === 0) tree(s, tx, ty, size * 0.95, size * 1.9, { seed: seed + n, leaves: [P.leafDark] });
    else fir(s, tx, ty, size, size * 2.5, { seed: seed + n });
  }
}

/** A post with a skull. */
function stake({ s }: Site, x: number, y: number, b: number): void {
  box(s, x, y, b * 0.05, b * 0.1, 0.09, 0, (_u, _v, o) => void o.set(P.woodDark));
  disc(s, x, y - b * 0.08, b * 0.085, 0.1, P.chalk, { dome: 0.8 });
  for (const side of [-1, 1]) disc(s, x + side * b * 0.035, y - b * 0.07, b * 0.022, 0.13, P.woodDark);
}

export const CULT_PAINTERS = { cult: paintCult } as const;
