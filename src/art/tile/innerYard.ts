import { shade } from '../core/colour.ts';
import { noise } from '../core/noise.ts';
import { hypot, smooth } from '../core/math.ts';
import { P } from '../palette.ts';
import { bunting, table, well } from '../parts/life.ts';
import { cobble } from '../parts/materials.ts';
import { barrel, crate, laundry } from '../parts/props.ts';
import type { Site } from './site.ts';

const STONES = [P.plaza[2], P.dirt[2], shade(P.plaza[1], 0.86)];

/**
 * The yard between houses on all four sides: paved darker than lanes, with a well, a feast and washing, and no grass.
 */
export function paintInnerYard({ s, seed, plan, taken }: Site): void {
  for (const [x, y, r] of plan.clear) {
    s.stamp(x - r - 0.05, y - r - 0.05, x + r + 0.05, y + r + 0.05, (X, Y, o) => {
      const d = hypot(X - x, Y - y) - r - 0.03 + 0.03 * noise(X * 11, Y * 11, seed);
      if (d > 0.02) return;
      const bump = cobble(o, X, Y, seed + 6, 0.03, STONES, P.alley, 0.2);
      o.coverage = smooth(0.02, -0.01, d);
      o.over = true;
      o.height = 0.01 + bump * 0.6;
    });
    taken.push([x, y, r + 0.06]);
    well(s, x + 0.02, y + 0.05, 0.3, seed, 1.5);
    table(s, x - 0.09, y + 0.03, 1.4, seed);
    laundry(s, x + 0.04, y - 0.11, 0.15, seed);
    barrel(s, x - 0.125, y + 0.075, 0.02);
    crate(s, x - 0.13, y - 0.03, 0.022, 0.4, P.fruit[0], seed);
    bunting(s, [x - 0.18, y - 0.07], [x + 0.16, y + 0.0], 0.155, seed);
    s.shine(x, y, 0.24, 0.8);
  }
}
