import { clamp, hypot, lerp, smooth, TAU } from '../../../../art/core/math.ts';
import { fbm, noise } from '../../../../art/core/noise.ts';
import { hash, Rng } from '../../../../art/core/random.ts';
import { P } from '../../../../art/palette.ts';
import { disc } from '../../../../art/parts/solids.ts';
import type { Landmark } from '../../../../art/topology/plan.ts';
import type { Site } from '../../../../art/tile/site.ts';

/** Fractions of the radius: the rim of the crater, its lake of lava, and the extent of the ash around the foot. */
const RIM = 0.3;
const LAKE = 0.21;
const ASH = 1.22;
const STREAKS = 4;

/**
 * A cone of basalt with furrows, a lake of lava in its crater and streams down its sides, in a ring of ash; smoke
 * drifts away.
 */
function paintVolcano(site: Site, { x, y, b }: Landmark): void {
  cone(site, x, y, b / 1.06);
  smoke(site, x, y, b);
}

function cone({ s, seed }: Site, x: number, y: number, r: number): void {
  const high = r * 0.95;
  const reach = r * ASH;
  const flows = Array.from({ length: STREAKS }, (_, n) => ({
    angle: ((n + 0.2 + 0.55 * hash(seed, n, 31)) / STREAKS) * TAU,
    length: 0.62 + 0.36 * hash(seed, n, 32),
    width: 0.075 - 0.012 * n,
    sway: hash(seed, n, 33) * TAU,
  }));
  s.stamp(x - reach, y - reach, x + reach, y + reach, (X, Y, o, k) => {
    const dx = (X - x) / r;
    const dy = (Y - y) / r;
    const far = hypot(dx, dy);
    // Beyond the ash, whatever the noise adds.
    if (far > ASH * 1.3) return;
    const angle = Math.atan2(dy, dx);
    const q = far / (1 + 0.09 * fbm(dx * 2.2, dy * 2.2, seed + 3, 3) * smooth(0.3, 0.9, far));
    const grain = noise(X * 120, Y * 120, seed);
    if (q > 1) {
      o.coverage = smooth(ASH, 1, q + 0.12 * noise(X * 26, Y * 26, seed + 4)) * 0.85;
      o.over = true;
      o.set(P.ash, 0.72 + 0.12 * grain).blend(P.burnt[1], 0.45);
      return;
    }
    const cx = Math.cos(angle);
    const cy = Math.sin(angle);
    const furrow = fbm(cx * 4.2 + dx * 0.6, cy * 4.2 + dy * 0.6, seed + 7, 3);
    let height = high * (1 - q) ** 1.18 + high * 0.2 * furrow * smooth(0.22, 0.5, q) * smooth(1.02, 0.75, q);
    o.set(P.basalt[0]).blend(P.basalt[1], clamp(0.5 - furrow * 1.5));
    o.blend(P.basalt[2], 0.6 * smooth(0.15, 0.5, furrow)).blend(P.ash, 0.5 * smooth(0.72, 1, q + 0.1 * grain));
    o.scale(0.92 + 0.14 * grain);
    let heat = 0;
    for (const { angle: at, length, width, sway } of flows) {
      const off = angle - at - 0.2 * Math.sin(q * 6.5 + sway);
      const turn = off - Math.round(off / TAU) * TAU;
      const half = width * (1.15 - 0.55 * (q / length)) * (0.85 + 0.25 * noise(q * 14, at, seed + 9));
      heat = Math.max(heat, (1 - (Math.abs(turn) * q) / half) * smooth(length, length - 0.1, q));
    }
    if (q > RIM * 0.8 && heat > 0) {
      o.set(P.lava[2])
        .blend(P.lava[1], smooth(0.05, 0.45, heat))
        .blend(P.lava[0], 0.8 * smooth(0.5, 1, heat) * (1.1 - q));
      height -= 0.012 * high;
    } else heat = 0;
    if (q < RIM) {
      height = lerp(high * 0.5, high * 0.71, smooth(LAKE, RIM, q));
      const crust = fbm(X * 40, Y * 40, seed + 12, 2);
      const inside = smooth(RIM * 0.98, LAKE, q);
      o.blend(P.lava[1], inside).blend(P.lava[0], inside * smooth(0.9, 0.1, q / LAKE + crust * 0.9));
      heat = inside;
    }
    const glow = Math.max(heat, 0.35 * smooth(RIM * 1.9, RIM, q));
    s.glow[k] = Math.max(s.glow[k] as number, glow * 0.7);
    o.coverage = smooth(1, 0.97, q);
    o.height = Math.max(height, 0.012) + 0.004 * grain;
  });
}

/** Small puffs, dark with ash at first, that separate and fade as they drift to the upper right. */
function smoke({ s, seed }: Site, x: number, y: number, r: number): void {
  const rng = new Rng(seed + 5);
  for (let n = 0; n < 13; n++) {
    const far = 0.1 + n * 0.062;
    const size = r * rng.range(0.06, 0.09) * (1 + n * 0.06);
    const aside = r * rng.range(-0.02, 0.02) * n;
    const grey = smooth(0, 9, n);
    disc(s, x + r * far * 0.9 + aside, y - r * far + aside, size, r * (0.72 + 0.02 * n), P.smoke[0], {
      dome: 0.55,
      paint: (u, v, q, o) => {
        const ragged = q / size + 0.3 * noise(u * 55 + n, v * 55, seed);
        o.set(P.smoke[1], 0.85)
          .blend(P.smoke[0], grey)
          .scale(1.02 + 0.05 * noise(u * 50, v * 50, seed + n));
        o.coverage *= smooth(1, 0.8, ragged) * (1 - 0.05 * n);
      },
    });
  }
}

export const VOLCANO_PAINTERS = { volcano: paintVolcano } as const;
