import { lerp } from '../core/math.ts';
import { hash } from '../core/random.ts';
import type { Group } from '../topology/fields.ts';
import { GRID } from '../topology/plots.ts';
import type { Plot, Quarter } from '../topology/plots.ts';
import { inward } from '../topology/sides.ts';
import type { Site } from './site.ts';

/** Where the houses of a quarter stand. */

export const houseSeed = ({ seed }: Site, { sides }: Group, n: number): number => seed + n * 31 + (sides[0] ?? 0) * 7;

/** How far the roofs of houses sway at most. */
export const ROOF_SWAY = 0.026;

/** Is there no other plot of the quarter beside this one? */
export function isOpen(quarter: Quarter, plot: Plot, dx: number, dy: number): boolean {
  const own = (i: number, j: number): boolean =>
    i >= plot.i && j >= plot.j && i < plot.i + plot.w && j < plot.j + plot.h;
  for (let b = 0; b < plot.h; b++) {
    for (let a = 0; a < plot.w; a++) {
      const i = plot.i + a + dx;
      const j = plot.j + b + dy;
      if (i < 0 || j < 0 || i >= GRID || j >= GRID) continue;
      if (quarter.squares.has(j * GRID + i) && !own(i, j)) return false;
    }
  }
  return true;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The walls of a house: closed borders leave room for the garden wall, free fronts vary. */
export function houseBox({ joined }: Site, { sides }: Group, quarter: Quarter, plot: Plot, seed: number): Box {
  const stepBack = (side: number, atBorder: boolean): number => {
    if (atBorder) return joined[side] || !sides.includes(side) ? 0.0035 : 0.022;
    const [dx, dy] = inward(side);
    return isOpen(quarter, plot, -dx, -dy) ? lerp(-0.012, 0.026, hash(seed, side, 6)) : 0.0035;
  };
  return {
    x0: plot.i / GRID + stepBack(3, plot.i === 0),
    x1: (plot.i + plot.w) / GRID - stepBack(1, plot.i + plot.w === GRID),
    y0: plot.j / GRID + stepBack(0, plot.j === 0),
    y1: (plot.j + plot.h) / GRID - stepBack(2, plot.j + plot.h === GRID),
  };
}

/** 1 for each pixel that a roof is certain to cover: what is below it need not be painted. */
export function roofedPixels(site: Site, group: Group): Uint8Array {
  const { size } = site;
  const mask = new Uint8Array(size * size);
  const quarter = site.quarters.get(group);
  const inset = ROOF_SWAY + 1 / size;
  for (const [n, plot] of quarter?.houses.entries() ?? []) {
    if (!quarter) break;
    const { x0, y0, x1, y1 } = houseBox(site, group, quarter, plot, houseSeed(site, group, n));
    const from = Math.max(0, Math.ceil((x0 + inset) * size));
    const to = Math.min(size, Math.floor((x1 - inset) * size));
    for (let j = Math.max(0, Math.ceil((y0 + inset) * size)); j < Math.min(size, (y1 - inset) * size); j++)
      if (to > from) mask.fill(1, j * size + from, j * size + to);
  }
  return mask;
}
