import type { Point } from '../core/math.ts';
import { distance } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import type { Polyline } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import type { Ramparts } from './plan.ts';
import { cornerAfter, inward } from './sides.ts';

/**
 * The walls of a city run from corner to corner of its tile, so that those of neighbours meet at the corners and nowhere else.
 * Each is a chain of straight pieces over the line between two corners.
 */
interface Wall {
  readonly from: Point;
  readonly to: Point;
  /** Across the line between the corners: away from it, `1` at the height of `rise`. */
  readonly out: Point;
  /** Where it bends: part of the way, and how far out, in tile units. */
  readonly bends: readonly Point[];
  /** Is the city on the near side, between the wall and the line of its corners? */
  readonly near: boolean;
}

export interface CityShape {
  readonly sides: readonly number[];
  /** How far the walls stand from the sides that they run along. */
  readonly depth: number;
  readonly seed: number;
  /** The same by side, where they do not stand as far from all. */
  readonly depths?: readonly (number | undefined)[] | undefined;
  /** A corner that the city reaches although it owns neither side there. */
  readonly reach?: number | undefined;
  /** How far a wall round a corner stands out from the diagonal. */
  readonly bow?: number | undefined;
  /** Its walls, where they do not run from corner to corner. */
  readonly ramparts?: Ramparts | undefined;
}

const SLANT = Math.SQRT1_2;
/** How far a wall round a corner usually stands out from the diagonal. */
const BOW = 0.075;

/** Deeper walls go round a wide place. */
const DEEP = 0.33;
/** The steepest that walls may leave a corner. */
const STEEP = 0.78;

/** Bends of a wall along a side: never so steep that the walls of two cities at one corner would cross. */
function bendsOf(depth: number, seed: number): readonly Point[] {
  const deep = depth > DEEP;
  const start = deep ? 0.25 : 0.28;
  const t = start + 0.05 * hash(seed, 1);
  const u = 1 - start - 0.05 * hash(seed, 2);
  const middle = 0.46 + 0.08 * hash(seed, 3);
  return [
    [0, 0],
    [t, Math.min(depth * 0.86, t * STEEP)],
    ...(deep ? [middle - 0.12, middle + 0.12] : [middle]).map((at): Point => [at, depth]),
    [u, Math.min(depth * 0.86, (1 - u) * STEEP)],
    [1, 0],
  ];
}

function wallsOf({ sides, depth, seed, depths = [], reach, bow = BOW }: CityShape): readonly Wall[] {
  const along = (side: number, near: boolean): Wall => ({
    from: cornerAfter((side + 3) % 4),
    to: cornerAfter(side),
    out: inward(side),
    bends: bendsOf(depths[side] ?? depth, seed + side),
    near,
  });
  /** Round two sides, from the beginning of the first clockwise to the end of the other one. */
  const round = (first: number): Wall => {
    const [fx, fy] = inward(first);
    const [sx, sy] = inward((first + 1) % 4);
    return {
      from: cornerAfter((first + 3) % 4),
      to: cornerAfter((first + 1) % 4),
      out: [(fx + sx) * SLANT, (fy + sy) * SLANT],
      bends: [
        [0, 0],
        [0.3 + 0.06 * hash(seed, 1), bow],
        [0.7 - 0.06 * hash(seed, 2), bow],
        [1, 0],
      ],
      near: true,
    };
  };
  const [a, b] = sides;
  if (sides.length === 1 && a !== undefined) {
    if (reach === undefined) return [along(a, true)];
    // Of a city that reaches a corner opposite its side one wall goes along the side between them, the other one straight across.
    const over = reach === (a + 1) % 4 ? reach : (a + 3) % 4;
    return [along(over, false), round(reach === over ? a : over)];
  }
  if (sides.length === 2 && a !== undefined && b !== undefined && (b - a) % 2 !== 0 && reach === undefined)
    return [round((a + 1) % 4 === b ? a : b)];
  return [0, 1, 2, 3].filter((side) => !sides.includes(side)).map((side) => along(side, false));
}

const place = ({ from, to, out }: Wall, [t, h]: Point): Point => [
  from[0] + (to[0] - from[0]) * t + out[0] * h,
  from[1] + (to[1] - from[1]) * t + out[1] * h,
];

/** The chains of a city's walls, corner to corner. */
export const wallLines = (shape: CityShape): readonly Polyline[] =>
  shape.ramparts?.lines ?? wallsOf(shape).map((wall) => wall.bends.map((bend) => place(wall, bend)));

/** How far out a chain stands over a part of the way. */
function riseAt(bends: readonly Point[], t: number): number {
  for (let n = 1; n < bends.length; n++) {
    const [to, high] = bends[n] as Point;
    if (t > to) continue;
    const [from, low] = bends[n - 1] as Point;
    return low + ((high - low) * (t - from)) / (to - from);
  }
  return 0;
}

/** Signed distance to the walls, negative in the city; a city of four sides has none. */
export function cityField(shape: CityShape): (x: number, y: number) => number {
  if (shape.ramparts) return rampartField(shape.ramparts);
  const walls = wallsOf(shape).map((wall) => {
    const length = distance(...wall.from, ...wall.to);
    const way: Point = [(wall.to[0] - wall.from[0]) / length, (wall.to[1] - wall.from[1]) / length];
    return { wall, length, way, lines: [wall.bends.map((bend) => place(wall, bend))] };
  });
  return (x, y) => {
    let d = -1;
    for (const { wall, length, way, lines } of walls) {
      const dx = x - wall.from[0];
      const dy = y - wall.from[1];
      const t = (dx * way[0] + dy * way[1]) / length;
      const within = dx * wall.out[0] + dy * wall.out[1] < riseAt(wall.bends, t);
      const away = distanceToLines(lines, x, y);
      d = Math.max(d, within === wall.near ? -away : away);
    }
    return d;
  };
}

/** Only walls of its own count as near: where another city closes it in, that one has the wall. */
function rampartField({ lines, around }: Ramparts): (x: number, y: number) => number {
  return (x, y) => distanceToLines(lines, x, y) * (around.some((outline) => isWithin(outline, x, y)) ? -1 : 1);
}

/** Crossing number of a ray to the right. */
function isWithin(outline: Polyline, x: number, y: number): boolean {
  let within = false;
  for (const [n, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(n + 1) % outline.length] ?? [0, 0];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  }
  return within;
}
