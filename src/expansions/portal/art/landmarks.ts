import { clamp, hypot, pickAt, smooth, TAU } from '../../../art/core/math.ts';
import { noise } from '../../../art/core/noise.ts';
import { hash } from '../../../art/core/random.ts';
import { P } from '../../../art/palette.ts';
import { placed } from '../../../art/parts/props.ts';
import { box } from '../../../art/parts/solids.ts';
import type { Landmark } from '../../../art/topology/plan.ts';
import type { Site } from '../../../art/tile/site.ts';

const STONES = 8;
/** Fractions of the radius: the position of the stones, and the extent of the light between them. */
const RING = 0.82;
const LIGHT = 0.68;
/** Height of the light: above the shadows of the stones. */
const HIGH = 0.1;
const ARMS = 3;

/** A ring of standing stones, some of them joined by lintels, around a whirl of cold light. */
function paintPortal(site: Site, { x, y, b: r }: Landmark): void {
  whirl(site, x, y, r);
  const { s, seed } = site;
  const turn = hash(seed, 51) * TAU;
  for (let n = 0; n < STONES; n++) {
    const angle = turn + (n / STONES) * TAU;
    const high = 0.15 + 0.04 * hash(seed, n, 52);
    const [a, b] = [r * (0.14 + 0.03 * hash(seed, n, 53)), r * (0.17 + 0.05 * hash(seed, n, 54))];
    const lean = 0.35 * (hash(seed, n, 55) - 0.5);
    box(s, ...placed(x, y, angle)(r * RING, 0), a, b, high, angle + lean, (u, v, o, d) => {
      o.set(pickAt(P.stone, n), 0.9 + 0.16 * noise(u * 90 + n, v * 90, seed));
      o.blend(P.grass[2], 0.55 * smooth(0.25, 0.6, noise(u * 40, v * 40 + n, seed + 2)));
      if (d > -0.006) o.scale(0.72);
      // The side facing the light.
      o.blend(P.spell[1], 0.75 * smooth(-a * 0.2, -a, u));
      o.height -= 0.03 * smooth(-0.012, 0, d);
    });
  }
  for (let n = 0; n < STONES; n += 4) {
    const angle = turn + ((n + 0.5) / STONES) * TAU;
    box(s, ...placed(x, y, angle)(r * RING, 0), r * 0.11, r * 0.42, 0.215, angle, (u, v, o, d) => {
      o.set(P.stoneTop[0], 0.96 + 0.12 * noise(u * 80, v * 80, seed + n));
      if (d > -0.005) o.scale(0.75);
    });
  }
}

function whirl({ s, seed }: Site, x: number, y: number, r: number): void {
  const reach = r * 1.35;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o, k) => {
    const [dx, dy] = [(X - x) / r, (Y - y) / r];
    const q = hypot(dx, dy);
    if (q > 1.35) return;
    const grain = noise(X * 90, Y * 90, seed);
    o.over = true;
    if (q > LIGHT) {
      // The surrounding ground, tinted by the light.
      o.r = s.albedo[k * 3] as number;
      o.g = s.albedo[k * 3 + 1] as number;
      o.b = s.albedo[k * 3 + 2] as number;
      o.blend(P.basalt[1], 0.72 * smooth(1.06, 0.96, q + 0.05 * grain), 1 + 0.3 * grain);
      o.blend(P.spell[1], q > 1 ? 0.5 * smooth(1.35, 1, q + 0.05 * grain) : 0.25 * smooth(1, LIGHT, q));
      o.coverage = 1;
      return;
    }
    const turns = (ARMS * Math.atan2(dy, dx)) / TAU + 2.1 * Math.sqrt(q) * ARMS * 0.6;
    const arm = Math.abs(turns - Math.round(turns)) * 2;
    o.set(P.spell[2]).blend(P.spell[1], 0.75 * smooth(0.75, 0.35, arm + 0.1 * grain) + 0.25 * smooth(0.5, 0.2, q));
    o.blend(P.spell[0], clamp(smooth(0.34, 0.12, q) + smooth(0.4, 0.12, arm) * smooth(LIGHT * 1.02, 0.4, q)));
    o.coverage = s.cover((q - LIGHT) * r);
    o.height = HIGH + 0.01 * (1 - arm);
  });
}

export const PORTAL_PAINTERS = { portal: paintPortal } as const;
