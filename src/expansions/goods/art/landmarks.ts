import { shade } from '../../../art/core/colour.ts';
import { noise, worley } from '../../../art/core/noise.ts';
import { hash } from '../../../art/core/random.ts';
import type { Surface } from '../../../art/core/surface.ts';
import { P } from '../../../art/palette.ts';
import { cobble } from '../../../art/parts/materials.ts';
import { barrel } from '../../../art/parts/props.ts';
import { box, disc } from '../../../art/parts/solids.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

const GRAPES = shade(P.fruit[3], 0.72);

/** A paved yard between the houses. */
function yard(s: Surface, { x, y, b: r }: Landmark, seed: number): void {
  disc(s, x, y, r, 0.012, P.plaza[0], {
    over: true,
    paint: (u, v, _q, o) =>
      void (o.height = 0.012 + cobble(o, x + u, y + v, seed + 9, 0.024, P.plaza, P.pathJoint, 0.2)),
  });
}

/** A wine press: a great open vat full of dark grapes within a pale rim, and barrels around it. */
function paintWine({ s, seed }: Site, at: Landmark): void {
  const { x, y, b: r } = at;
  yard(s, at, seed);
  for (let n = 0; n < 7; n += 1) {
    const angle = 0.5 + (n / 7) * Math.PI * 2;
    barrel(s, x + Math.cos(angle) * r * 0.79, y + Math.sin(angle) * r * 0.79, r * 0.17);
  }
  disc(s, x, y, r * 0.58, 0.11, P.whitewash, {
    paint: (u, v, q, o) => {
      if (q > r * 0.46) return void o.set(P.whitewash, q > r * 0.55 ? 0.8 : 1.05);
      const grape = worley((x + u) / 0.02, (y + v) / 0.02, seed + 3, 1);
      o.height = 0.075 + 0.02 * (1 - grape.near);
      o.gloss = 0.35;
      o.set(GRAPES, 0.75 + 0.5 * (1 - grape.near));
    },
  });
  // The screw of the press.
  box(s, x, y, r * 0.5, r * 0.055, 0.15, 0.5, (_u, _v, o) => void o.set(P.wood[2]));
  disc(s, x, y, r * 0.11, 0.17, P.wood[0], { dome: 0.5 });
  s.shine(x, y, r * 1.3, 0.6);
}

/** A threshing floor: a high golden rick with rays of straw, and sheaves around it. */
function paintGrain({ s, seed }: Site, at: Landmark): void {
  const { x, y, b: r } = at;
  yard(s, at, seed);
  disc(s, x, y, r * 0.96, 0.02, P.mud, {
    over: true,
    paint: (u, v, q, o) => {
      const straw = noise(Math.atan2(v, u) * 14, q * 60, seed + 5);
      if (q > r * (0.84 + 0.08 * straw)) o.set(P.straw[0], 0.9 + 0.2 * straw);
      else o.set(P.mud, 0.72 + 0.2 * straw);
      o.height = 0.018 + 0.008 * straw;
    },
  });
  for (let n = 0; n < 6; n += 1) {
    const angle = (n / 6) * Math.PI * 2;
    const [sx, sy] = [x + Math.cos(angle) * r * 0.68, y + Math.sin(angle) * r * 0.68];
    box(s, sx, sy, r * 0.17, r * 0.085, 0.04, angle, (u, v, o) => {
      o.height = 0.03 + 0.03 * Math.sqrt(Math.max(0, 1 - (v / (r * 0.085)) ** 2));
      o.set(Math.abs(u) < r * 0.03 ? P.roof[0] : P.fruit[4], 0.95 + 0.25 * hash(Math.floor(v * 900), n, seed));
    });
  }
  disc(s, x, y, r * 0.44, 0.07, P.fruit[4], {
    paint: (u, v, q, o) => {
      const straw = noise(Math.atan2(v, u) * 9, q * 90, seed + 6);
      o.height = 0.07 + 0.32 * Math.max(0, r * 0.44 - q) + 0.006 * straw;
      o.set(P.fruit[4], 1.02 + 0.2 * straw - (q > r * 0.38 ? 0.25 : 0));
    },
  });
  s.shine(x, y, r * 1.3, 0.6);
}

/** A bleaching ground: three long bolts of cloth on frames, white between two blue ones. */
function paintCloth({ s, seed }: Site, at: Landmark): void {
  const { x, y, b: r } = at;
  yard(s, at, seed);
  box(s, x, y, r * 0.72, r * 0.66, 0.02, 0, (u, v, o) => {
    o.over = true;
    o.set(P.leaf[1], 0.86 + 0.2 * noise((x + u) * 90, (y + v) * 90, seed));
    o.height = 0.016;
  });
  for (const n of [-1, 0, 1]) {
    const row = y + n * r * 0.44;
    for (const end of [-1, 1]) disc(s, x + end * r * 0.86, row, r * 0.06, 0.09, P.woodDark);
    box(s, x, row, r * 0.82, r * 0.15, 0.06, 0, (u, v, o, d) => {
      const fold = 0.5 + 0.5 * Math.sin((u / r) * 11 + n * 2);
      o.height = 0.056 + 0.014 * fold;
      const colour = n === 0 ? P.chalk : P.awningBlue;
      if (d > -0.006) return void o.set(colour, 0.66);
      const hem = Math.abs(v) > r * 0.1;
      o.set(hem ? (n === 0 ? P.awningBlue : P.chalk) : colour, 0.88 + 0.22 * fold);
    });
  }
  s.shine(x, y, r * 1.3, 0.6);
}

export const GOODS_PAINTERS = { wine: paintWine, grain: paintGrain, cloth: paintCloth } as const;
