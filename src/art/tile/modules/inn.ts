import { noise } from '../../core/noise.ts';
import { P } from '../../palette.ts';
import { table } from '../../parts/life.ts';
import { barrel } from '../../parts/props.ts';
import { chimney } from '../../parts/roof.ts';
import { box, disc } from '../../parts/solids.ts';
import { thatch } from '../../parts/thatch.ts';
import type { Landmark } from '../../topology/plan.ts';
import type { Site } from '../site.ts';

/** A thatched house beside the road with a lamp at its sign, tables and barrels in front, and a duck pond behind it. */
function paintInn({ s, seed }: Site, { x, y, b: r }: Landmark): void {
  const k = r / 0.12;
  pond(s, x - r * 0.42, y - r * 0.5, r * 0.5, seed);
  box(s, x + r * 0.14, y + r * 0.06, r * 0.66, r * 0.42, 0.06, 0, (_u, _v, o) => void o.set(P.plaster));
  thatch(s, { x: x + r * 0.14, y: y + r * 0.06, along: r * 0.7, across: r * 0.45, down: false, eaves: 0.075, seed });
  chimney(s, x + r * 0.5, y + r * 0.06, 0.11, seed);
  table(s, x - r * 0.3, y + r * 0.76, 0.1, seed);
  for (const u of [0.3, 0.5]) barrel(s, x + u * r, y + r * 0.72, 0.019 * k);
  sign(s, x + r * 0.84, y + r * 0.56, r);
  s.shine(x + r * 0.5, y + r * 0.7, r * 1.6, 0.9);
}

function pond(s: Site['s'], x: number, y: number, r: number, seed: number): void {
  disc(s, x, y, r, -0.01, P.water, {
    over: true,
    gloss: 0.5,
    paint: (u, v, q, o) => {
      const edge = q + 0.012 * noise(u * 40, v * 40, seed);
      if (edge > r * 0.86) o.set(P.dirt[2], 0.9);
      else o.set(P.water, 0.85 + 0.12 * noise(u * 50, v * 90, seed));
      if (edge > r * 0.86) o.gloss = 0;
    },
  });
  for (const [u, v] of [
    [0.1, -0.2],
    [-0.3, 0.1],
    [0.2, 0.25],
  ] as const)
    disc(s, x + u * r, y + v * r, 0.009, 0.004, P.chalk, { dome: 0.8 });
}

/** A post with a round golden sign. */
function sign(s: Site['s'], x: number, y: number, r: number): void {
  box(s, x, y, r * 0.05, r * 0.05, 0.14, 0, (_u, _v, o) => void o.set(P.woodDark));
  disc(s, x, y + r * 0.13, r * 0.13, 0.13, P.gold, {
    paint: (_u, _v, q, o) => void o.set(q > r * 0.09 ? P.gold : P.banner, 1.1),
  });
}

export const INN_PAINTERS = { inn: paintInn } as const;
