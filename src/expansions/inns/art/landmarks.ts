import { paintCathedral } from './cathedral.ts';
import type { Point } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import type { Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { barrel } from '../../../art/parts/props.ts';
import { chimney, roof, STRAIGHT } from '../../../art/parts/roof.ts';
import { box, disc, strip } from '../../../art/parts/solids.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

/**
 * A house with two wings under red tiles, round tables and a golden sign in its yard, a duck pond behind it, and a
 * track to its road.
 */
function paintInn({ s, seed }: Site, { x, y, b: r, road }: Landmark): void {
  if (road) track(s, [x + r * 0.22, y + r * 0.46], road, r * 0.26, seed);
  yard(s, x + r * 0.22, y + r * 0.46, r * 0.52, seed);
  pond(s, x + r * 0.52, y - r * 0.52, r * 0.36, seed);
  for (const [u, v, along, across, down] of [
    [-0.12, -0.16, 0.62, 0.3, false],
    [-0.42, 0.16, 0.62, 0.28, true],
  ] as const) {
    const [a, b] = [along * r + 0.006, across * r + 0.006];
    box(s, x + u * r, y + v * r, down ? b : a, down ? a : b, 0.07, 0, (_u, _v, o) => void o.set(P.whitewash));
    const plan = { x: x + u * r, y: y + v * r, along: along * r, across: across * r, down };
    roof(s, { ...plan, eaves: 0.08, slope: 1, kind: 'half', tiles: [P.roof[1]], seed: 3 }, STRAIGHT);
  }
  chimney(s, x + r * 0.3, y - r * 0.16, 0.12, seed);
  for (const [u, v] of [
    [0.16, 0.42],
    [0.42, 0.66],
  ] as const) {
    disc(s, x + u * r, y + v * r, r * 0.13, 0.04, P.wood[2]);
    for (const w of [-1, 1]) disc(s, x + u * r + w * r * 0.2, y + v * r, r * 0.05, 0.022, P.wood[1]);
  }
  barrel(s, x + r * 0.02, y + r * 0.72, r * 0.12);
  // Its sign.
  disc(s, x + r * 0.72, y + r * 0.3, r * 0.13, 0.14, P.gold, {
    paint: (_u, _v, q, o) => void o.set(q > r * 0.075 ? P.gold : P.banner, 1.15),
  });
  s.shine(x + r * 0.3, y + r * 0.5, r * 1.5, 0.9);
}

/** From the yard to its road. */
function track(s: Surface, from: Point, to: Point, half: number, seed: number): void {
  strip(s, from, to, half, 0.008, (u, v, o) => {
    const edge = Math.abs(v) + 0.012 * noise(u * 30, v * 30, seed) > half * 0.8;
    o.over = true;
    o.set(P.path[noise(u * 60, v * 60, seed) > 0 ? 1 : 3], edge ? 0.86 : 0.98);
  });
}

function yard(s: Surface, x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r, 0.01, P.path[1], {
    over: true,
    paint: (u, v, _q, o) => void o.set(P.path[noise(u * 60, v * 60, seed) > 0 ? 1 : 3], 0.98),
  });
}

function pond(s: Surface, x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r, -0.01, P.water, {
    over: true,
    paint: (u, v, q, o) => {
      const shore = q + 0.01 * noise(u * 40, v * 40, seed) > r * 0.84;
      o.set(shore ? P.dirt[2] : P.water, 0.88 + 0.1 * noise(u * 50, v * 90, seed));
      o.gloss = shore ? 0 : 0.5;
    },
  });
  for (const [u, v] of [
    [0.1, -0.3],
    [-0.3, 0.1],
    [0.25, 0.25],
  ] as const)
    disc(s, x + u * r, y + v * r, r * 0.14, 0.004, P.chalk, { dome: 0.8 });
}

export const INNS_PAINTERS = { inn: paintInn, cathedral: paintCathedral } as const;
