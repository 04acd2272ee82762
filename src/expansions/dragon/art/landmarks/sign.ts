import { hypot, smooth } from '../../../../art/core/math.ts';
import { fbm, noise } from '../../../../art/core/noise.ts';
import { shapeOf } from '../../../../art/figures/outline.ts';
import { P } from '../../../../art/palette.ts';
import type { Landmark } from '../../../../art/topology/plan.ts';
import type { Site } from '../../../../art/tile/site.ts';

/**
 * The hill figure, a dragon in flight seen from above: one half of it, to the right of `0, 0`, which is the middle of
 * its back. Neck and tail bend, so they are drawn in full and separately from the wings.
 */
const WING = 'M4 -14L14 -17L27 -34L36 -30L55 -13Q44 -9 41 7Q33 -2 25 13Q17 3 8 10L4 12Z';
const FINGERS: readonly Stroke[] = [
  [
    [28, -27, 1.3],
    [40, 1, 0.9],
  ],
  [
    [26, -27, 1.3],
    [25, 6, 0.9],
  ],
  [
    [31, -29, 1.2],
    [49, -14, 0.8],
  ],
];
type Stroke = readonly (readonly [x: number, y: number, half: number])[];
const SPINE: Stroke = [
  [-5, -41, 3],
  [-3, -36, 4.6],
  [3, -28, 4.4],
  [2, -19, 5.4],
  [0, -8, 7.6],
  [0, 6, 7],
  [-3, 17, 4.8],
  [-2, 26, 3.6],
  [4, 33, 3],
  [12, 36, 2.4],
];
const HORNS: readonly Stroke[] = [
  [
    [-1, -38, 2],
    [6, -43, 1],
  ],
  [
    [-6, -35, 2],
    [-8, -28, 1],
  ],
];
const BARB = 'M10 31L24 36L11 42L14 37Z';
/** Half the figure's width and height. */
const SPAN = 57;
const LONG = 45;

const wing = shapeOf([WING]);
const barb = shapeOf([BARB]);

function toStroke(stroke: Stroke, x: number, y: number): number {
  let best = 999;
  for (let n = 1; n < stroke.length; n++) {
    // Without destructuring, as this is asked for every pixel.
    const start = stroke[n - 1] as Stroke[number];
    const end = stroke[n] as Stroke[number];
    const ax = start[0];
    const ay = start[1];
    const dx = end[0] - ax;
    const dy = end[1] - ay;
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    best = Math.min(best, hypot(x - ax - dx * t, y - ay - dy * t) - start[2] - (end[2] - start[2]) * t);
  }
  return best;
}
function toAny(strokes: readonly Stroke[], x: number, y: number): number {
  let best = Infinity;
  for (const stroke of strokes) best = Math.min(best, toStroke(stroke, x, y));
  return best;
}

/** Signed distance to the figure, negative inside. */
function figure(x: number, y: number): number {
  const away = Math.abs(x);
  const sails = Math.max(wing(away, y), -toAny(FINGERS, away, y));
  return Math.min(sails, toStroke(SPINE, x, y), toAny(HORNS, x, y), barb(x, y));
}

/** A dragon cut into the turf down to the chalk, in a clearing burnt black. */
function paintFigure({ s, seed }: Site, { x, y, a, b }: Landmark): void {
  const unit = Math.max(SPAN / a, LONG / b);
  s.stamp(x - a * 1.15, y - b * 1.2, x + a * 1.15, y + b * 1.2, (X, Y, o) => {
    const q = hypot((X - x) / a, (Y - y) / b) + 0.2 * fbm(X * 13, Y * 13, seed + 3, 3);
    const grain = noise(X * 140, Y * 140, seed);
    const burnt = smooth(1.12, 0.95, q + 0.05 * grain);
    const chalk = s.cover(figure((X - x) * unit, (Y - y) * unit) / unit);
    if (burnt <= 0 && chalk <= 0) return;
    o.over = true;
    o.coverage = Math.max(burnt, chalk);
    o.set(P.burnt[0]).blend(P.burnt[1], smooth(0.6, 1.1, q + 0.3 * grain) * 0.8);
    o.scale(0.9 + 0.22 * grain);
    o.blend(P.chalk, chalk, 0.96 + 0.05 * grain);
    o.height = 0.012 + 0.02 * smooth(1.05, 0.3, q) + 0.003 * grain + 0.008 * chalk;
  });
}

export const DRAGON_PAINTERS = { dragon: paintFigure } as const;
