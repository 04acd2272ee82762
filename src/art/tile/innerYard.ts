import { shade } from '../core/colour.ts';
import { noise } from '../core/noise.ts';
import { smooth } from '../core/math.ts';
import { P } from '../palette.ts';
import { bunting, table, well } from '../parts/life.ts';
import { cobble } from '../parts/materials.ts';
import { barrel, cart, crate, laundry } from '../parts/props.ts';
import { tree } from '../parts/trees.ts';
import type { Site } from './site.ts';

const STONES = [P.dirt[1], shade(P.dirt[0], 0.9), shade(P.dirt[1], 0.86)];

/** The yard that houses on all four sides leave free: paved darker than lanes, with a well, a feast and washing, and no blade of grass. */
export function paintInnerYard({ s, seed, plan, taken }: Site): void {
  for (const [x, y, r] of plan.clear) {
    s.stamp(x - r - 0.05, y - r - 0.05, x + r + 0.05, y + r + 0.05, (X, Y, o) => {
      const d = Math.hypot(X - x, Y - y) - r - 0.03 + 0.03 * noise(X * 11, Y * 11, seed);
      if (d > 0.02) return;
      const bump = cobble(o, X, Y, seed + 6, 0.03, STONES, P.alley, 0.2);
      o.coverage = smooth(0.02, -0.01, d);
      o.over = true;
      o.height = 0.01 + bump * 0.6;
    });
    taken.push([x, y, r + 0.06]);
    well(s, x - 0.055, y + 0.03, 0.3, seed);
    table(s, x + 0.075, y - 0.055, 1.2, seed);
    laundry(s, x - 0.05, y - 0.085, 0.2, seed);
    cart(s, x + 0.06, y + 0.085, 2.4, seed);
    barrel(s, x - 0.125, y + 0.075, 0.02);
    crate(s, x - 0.13, y - 0.03, 0.022, 0.4, P.fruit[0], seed);
    tree(s, x - 0.02, y + 0.125, 0.04, 0.08, { seed, fruit: P.fruit[0] });
    bunting(s, [x - 0.17, y - 0.13], [x + 0.17, y - 0.02], 0.155, seed);
    bunting(s, [x + 0.16, y - 0.12], [x + 0.02, y + 0.18], 0.15, seed + 1);
    s.shine(x, y, 0.24, 0.8);
  }
}
