import { smooth } from '../../core/math.ts';
import { fbm, noise } from '../../core/noise.ts';
import { shapeOf } from '../../figures/outline.ts';
import { P } from '../../palette.ts';
import type { Landmark } from '../../topology/plan.ts';
import type { LandmarkLook } from '../landmark.ts';
import type { Site } from '../site.ts';

/** The hill figure in a box of 100 × 60, its middle at `50, 30`: strokes from point to point with half widths that taper, and the sails of the wing. */
const WIDTH = 108;
type Stroke = readonly (readonly [x: number, y: number, half: number])[];
const STROKES: readonly Stroke[] = [
  // Neck, back and tail.
  [
    [13, 17, 4.2],
    [20, 17, 4.6],
    [26, 24, 4.4],
    [31, 33, 5.6],
    [42, 39, 7.4],
    [54, 38, 6.8],
    [64, 40, 5.4],
    [74, 46, 4.4],
    [85, 47, 3.6],
    [93, 41, 3],
    [94, 32, 2.5],
    [88, 27, 2],
  ],
  // Head: snout, lower jaw, horn.
  [
    [13, 16, 4.4],
    [6, 18, 3.2],
    [0, 20, 2],
  ],
  [
    [12, 20, 2.4],
    [4, 27, 1.6],
  ],
  [
    [15, 14, 2.4],
    [25, 7, 1],
  ],
  // Legs.
  [
    [40, 42, 4.4],
    [34, 51, 3],
    [25, 55, 2.2],
  ],
  [
    [60, 42, 4.8],
    [63, 52, 3.2],
    [54, 57, 2.2],
  ],
];
const TAIL = 'M88 32L77 25L89 20L92 27Z';
const SAILS = ['M40 31L30 -1Q37 5 45 3L46 30Z', 'M49 30L48 3Q57 9 66 3L54 30Z', 'M57 31L69 5Q71 13 82 14L62 34Z'];

const solids = shapeOf([TAIL, ...SAILS]);
function figure(x: number, y: number): number {
  let best = solids(x, y);
  for (const stroke of STROKES) {
    for (let n = 1; n < stroke.length; n++) {
      const [ax, ay, ar] = stroke[n - 1] ?? [0, 0, 0];
      const [bx, by, br] = stroke[n] ?? [0, 0, 0];
      const [dx, dy] = [bx - ax, by - ay];
      const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      best = Math.min(best, Math.hypot(x - ax - dx * t, y - ay - dy * t) - ar - (br - ar) * t);
    }
  }
  return best;
}

/** A dragon cut into the turf down to the chalk, in a clearing burnt black. */
function paintFigure({ s, seed }: Site, { x, y, a, b }: Landmark): void {
  const unit = WIDTH / (2 * a);
  s.stamp(x - a * 1.15, y - b * 1.2, x + a * 1.15, y + b * 1.2, (X, Y, o) => {
    const q = Math.hypot((X - x) / a, (Y - y) / b) + 0.16 * fbm(X * 13, Y * 13, seed + 3, 3);
    const cover = smooth(1.1, 0.93, q);
    if (cover <= 0) return;
    const d = figure((X - x) * unit + 50, (Y - y) * unit + 30) / unit;
    const grain = noise(X * 140, Y * 140, seed);
    const rise = 0.02 * smooth(1.05, 0.3, q);
    o.over = true;
    o.coverage = cover;
    o.set(P.burnt[0]).blend(P.burnt[1], smooth(0.6, 1.1, q + 0.3 * grain) * 0.8);
    o.scale(0.9 + 0.22 * grain);
    o.height = 0.012 + rise + 0.003 * grain;
    const chalk = s.cover(d);
    if (chalk <= 0) return;
    o.blend(P.chalk, chalk, 0.96 + 0.05 * grain);
    o.height += 0.008 * chalk;
    o.coverage = Math.max(cover, chalk);
  });
}

export const DRAGON_LANDMARKS: Readonly<Record<string, LandmarkLook>> = {
  dragon: { on: 'land', half: [0.225, 0.14], least: 0.6, paint: paintFigure },
};
