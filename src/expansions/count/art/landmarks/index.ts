import { hypot, smooth, TAU } from '../../../../art/core/math.ts';
import { noise } from '../../../../art/core/noise.ts';
import { hash } from '../../../../art/core/random.ts';
import type { Surface } from '../../../../art/core/surface.ts';
import { P } from '../../../../art/palette.ts';
import { drum, pennant } from '../../../../art/parts/fortress.ts';
import { cobble } from '../../../../art/parts/materials.ts';
import { disc } from '../../../../art/parts/solids.ts';
import { fountain } from '../../../../art/parts/stalls.ts';
import type { Group } from '../../../../art/topology/fields.ts';
import { CARCASSONNE, QUARTERS } from '../shapes.ts';
import type { Ink } from '../../../../art/core/colour.ts';
import { paintMerlons, paintWall } from '../../../../art/tile/city.ts';
import type { Site } from '../../../../art/tile/site.ts';
import { paintCathedral } from './cathedral.ts';
import { paintMarket } from './market.ts';
import { paintPalace } from './palace.ts';
import { paintSmithy } from './smithy.ts';

/** The same for every part, so that they all fit together. */
const SEED = 6;
const WALL = { thick: 0.075, top: 0.17 };
/** Half the width of the two main streets, and the radius of the square where they cross. */
const STREET = 0.05;
const MIDDLE = 0.17;

/** Towers of the wall; where roads enter there are gates instead. */
const TOWERS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1.5, -0.5],
  [1.5, 0.5],
  [1.36, 0.86],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1.36, 0.86],
  [-1.5, 0.5],
  [-1.5, -0.5],
] as const;
const TURRETS = [
  [-0.5, -1.05],
  [0.5, -1.05],
  [1.55, 0],
  [-0.5, 1.05],
  [-1.55, 0],
] as const;

/**
 * Paints the part of the City of Carcassonne that is on one tile, in the coordinates of the city, whose centre is `0,
 * 0`.
 */
function paintCarcassonne(site: Site, group: Group): void {
  const { x = 0, y = 0 } = group.great ?? {};
  const s = site.s.seenFrom(-x, -y);
  const field = (X: number, Y: number): number => group.field(X + x, Y + y);
  streets(s, field);
  for (const quarter of [paintPalace, paintMarket, paintSmithy, paintCathedral]) quarter(s, SEED);
  for (const { count } of Object.values(QUARTERS)) dais(s, count.x, count.y);
  fountain(s, 0, 0, 0.085, SEED);
  paintWall(s, SEED, field, WALL);
  paintMerlons(s, SEED, field, [...CARCASSONNE.outline, ...CARCASSONNE.outline.slice(0, 1)], WALL);
  for (const [n, [tx, ty]] of TOWERS.entries()) {
    drum(s, tx, ty, 0.088, 0.25, { seed: n, cone: true, tiles: P.royal, flag: false });
    if (n % 3 === 0) pennant(s, tx, ty, 0.34, n);
  }
  for (const [n, [tx, ty]] of TURRETS.entries()) drum(s, tx, ty, 0.066, 0.225, { seed: n, flag: false });
}

function streets(s: Surface, field: (x: number, y: number) => number): void {
  s.stamp(s.ox, s.oy, s.ox + 1, s.oy + 1, (x, y, o) => {
    const d = field(x, y);
    if (d > 0) return;
    const way = Math.min(Math.abs(x), Math.abs(y), hypot(x, y) - MIDDLE + STREET) - STREET;
    const bump =
      way < 0 ? street(o, x, y, way) : cobble(o, x, y, SEED + 2, 0.026, [P.dirt[1], P.dirt[0], P.dirt[2]], P.alley);
    o.coverage = s.cover(d);
    o.over = true;
    o.height = 0.008 + bump * 0.6;
  });
}

function street(ink: Ink, x: number, y: number, way: number): number {
  const bump = cobble(ink, x, y, SEED + 3, 0.022, P.path, P.pathJoint, 0.2);
  if (way > -0.012) ink.set(P.kerb[1], 0.95);
  return bump;
}

/** Circular steps with a star, for the Count. */
function dais(s: Surface, x: number, y: number): void {
  for (const [r, h] of [
    [0.092, 0.02],
    [0.07, 0.034],
  ] as const)
    disc(s, x, y, r, h, P.plaza[3], {
      paint: (u, v, q, o) => {
        const k = ((Math.atan2(v, u) / TAU + 1) * 8) % 1;
        const inStar = r < 0.08 && q < 0.058 * (1 - 1.3 * Math.abs(k - 0.5));
        if (inStar) o.set(P.banner, 1.1);
        else
          o.set(
            P.plaza[3],
            (q > r - 0.008 ? 0.72 : 1.02) + 0.05 * noise(u * 90, v * 90, SEED) + 0.03 * hash(Math.floor(k * 8), 1),
          );
        o.height += 0.004 * smooth(r, r - 0.01, q);
      },
    });
}

export const CARCASSONNE_PAINTERS = { carcassonne: paintCarcassonne } as const;
