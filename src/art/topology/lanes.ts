import { add, lerp } from '../core/math.ts';
import type { Point } from '../core/math.ts';
import { cubic } from '../core/polyline.ts';
import type { PathPlan } from './plan.ts';
import { inward, middle, pairs, runsDown } from './sides.ts';

export const PATH_HALF = 0.066;
export const SQUARE_R = 0.185;

/** A point `depth` inside a side, `across` to its right or left (depending on the axis) when looking inwards. */
const inside = (side: number, depth: number, across = 0): Point => {
  const m = middle(side);
  const d = inward(side);
  return [m[0] + d[0] * depth + d[1] * across, m[1] + d[1] * depth + d[0] * across];
};

/** From side to side: a soft bend, or a slight S between opposite sides. */
function through(a: number, b: number, reach: number | undefined, aside = 0): Point[] {
  const opposite = Math.abs(a - b) === 2;
  const depth = reach ?? (opposite ? 0.42 : 0.3);
  const across = opposite ? 0.055 : 0;
  const shift: Point = runsDown(a) ? [0, aside] : [aside, 0];
  return cubic(middle(a), add(inside(a, depth, across), shift), add(inside(b, depth, across), shift), middle(b), 40);
}

/** One path that leaves at three or four sides: through lanes with rounded inner corners, no square. */
function junction(sides: readonly number[]): Point[][] {
  const round = 0.21;
  const stem = sides.find((side) => !sides.includes((side + 2) % 4));
  const bow: Point = stem === undefined ? [0, 0] : inward(stem);
  const centre: Point = [0.5 - bow[0] * 0.045, 0.5 - bow[1] * 0.045];
  const beyond = (side: number): Point => [
    centre[0] * 1.3 - middle(side)[0] * 0.3,
    centre[1] * 1.3 - middle(side)[1] * 0.3,
  ];
  const near = (side: number, k: number): Point => add(centre, inward(side), -k);
  const out: Point[][] = [];
  for (const a of [0, 1]) {
    const b = a + 2;
    if (!sides.includes(a) || !sides.includes(b)) continue;
    const first = cubic(middle(a), inside(a, 0.25), beyond(b), centre, 16);
    out.push([...first, ...cubic(centre, beyond(a), inside(b, 0.25), middle(b), 16).slice(1)]);
  }
  if (stem !== undefined) out.push([middle(stem), centre]);
  for (const [a, b] of pairs(sides))
    if (b - a !== 2) out.push(cubic(near(a, round), near(a, round * 0.35), near(b, round * 0.35), near(b, round), 10));
  return out;
}

/** Centre lines of a path feature. */
export function laneLines(path: PathPlan): Point[][] {
  const [a, b] = path.sides;
  if (path.sides.length > 2) return junction(path.sides);
  if (a !== undefined && b !== undefined) return [through(a, b, path.reach, path.aside)];
  const to = path.to ?? [0.5, 0.5];
  if (a === undefined) {
    const from = path.from ?? [0.5, 0.5];
    const between = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
    return [cubic(from, between(0.33), between(0.66), to, 16)];
  }
  const start = middle(a);
  const bend = inside(a, Math.hypot(to[0] - start[0], to[1] - start[1]) * 0.4);
  if (path.arrives) return [cubic(start, bend, add(to, path.arrives, -1), to, 24)];
  return [cubic(start, bend, [to[0] + (bend[0] - to[0]) * 0.55, to[1] + (bend[1] - to[1]) * 0.55], to, 24)];
}
