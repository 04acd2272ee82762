import { clamp, pickAt, smooth, TAU } from '../../core/math.ts';
import { noise } from '../../core/noise.ts';
import { hash } from '../../core/random.ts';
import { P } from '../../palette.ts';
import { placed } from '../../parts/props.ts';
import { box } from '../../parts/solids.ts';
import type { Landmark } from '../../topology/plan.ts';
import type { LandmarkLook } from '../landmark.ts';
import type { Site } from '../site.ts';

const STONES = 9;
/** In parts of the radius: where the stones stand, how far the light between them reaches. */
const RING = 0.8;
const LIGHT = 0.66;

/** A ring of standing stones, some of them joined by lintels, around a whirl of cold light. */
function paintPortal({ s, seed }: Site, { x, y, b: r }: Landmark): void {
  const reach = r * 1.3;
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o, k) => {
    const [dx, dy] = [(X - x) / r, (Y - y) / r];
    const q = Math.hypot(dx, dy);
    if (q > 1.28) return;
    const grain = noise(X * 90, Y * 90, seed);
    o.over = true;
    if (q > LIGHT) {
      // The grass around, as it is, in that light.
      o.r = s.albedo[k * 3] as number;
      o.g = s.albedo[k * 3 + 1] as number;
      o.b = s.albedo[k * 3 + 2] as number;
      o.blend(P.spell[1], 0.62 * smooth(1.28, LIGHT, q + 0.05 * grain));
      o.coverage = 1;
      return;
    }
    const arm = 0.5 + 0.5 * Math.sin(3 * Math.atan2(dy, dx) + 11 * q + 0.5 * grain);
    o.set(P.spell[2]).blend(P.spell[1], smooth(LIGHT, 0.42, q + 0.06 * grain));
    o.blend(P.spell[0], clamp(smooth(0.52, 0.1, q) + 0.75 * arm * smooth(LIGHT, 0.4, q)));
    o.gloss = 0.25;
    o.coverage = s.cover((q - LIGHT) * r);
    o.height = 0.012 + 0.012 * arm * q;
  });
  const turn = hash(seed, 51) * TAU;
  for (let n = 0; n < STONES; n++) {
    const angle = turn + (n / STONES) * TAU;
    const at = placed(x, y, angle);
    const high = 0.105 + 0.04 * hash(seed, n, 52);
    const [a, b] = [r * (0.105 + 0.03 * hash(seed, n, 53)), r * (0.15 + 0.04 * hash(seed, n, 54))];
    box(s, ...at(r * RING, 0), a, b, high, angle + 0.3 * (hash(seed, n, 55) - 0.5), (u, v, o, d) => {
      o.set(pickAt(P.stone, n), 0.86 + 0.16 * noise(u * 90 + n, v * 90, seed) + (d < -0.006 ? 0.12 : -0.16));
      o.blend(P.grass[2], 0.5 * smooth(0.25, 0.6, noise(u * 40, v * 40 + n, seed + 2)));
      if (u < -a * 0.45) o.blend(P.spell[1], 0.6);
      o.height -= 0.02 * smooth(-0.008, 0, d);
    });
    if (n % 3 !== 0) continue;
    const middle = placed(x, y, angle + TAU / STONES / 2);
    box(s, ...middle(r * RING, 0), r * 0.1, r * 0.36, 0.175, angle + TAU / STONES / 2, (u, v, o, d) => {
      o.set(P.stoneTop[0], 0.95 + 0.12 * noise(u * 80, v * 80, seed + n) - (d > -0.005 ? 0.22 : 0));
    });
  }
}

export const PORTAL_LANDMARKS: Readonly<Record<string, LandmarkLook>> = {
  portal: { on: 'land', half: [0.165, 0.165], least: 0.7, paint: paintPortal },
};
