import type { Point } from '../core/math.ts';
import { distance } from '../core/math.ts';
import { distanceToLines } from '../core/polyline.ts';
import type { Polyline } from '../core/polyline.ts';
import { hash } from '../core/random.ts';
import type { Ramparts } from './plan.ts';
import { cornerAfter, inward } from './sides.ts';

/**
 * The walls of a city run from corner to corner of its tile, so that those of neighbours meet at the corners and
 * nowhere else. Each is a chain of straight pieces over the line between two corners.
 */
interface Wall {
  readonly from: Point;
  readonly to: Point;
  /** Unit vector perpendicular to the line between the corners. */
  readonly out: Point;
  /** Where it bends: fraction along the line, and height above it in tile units. */
  readonly bends: readonly Point[];
  /** Is the city on the near side, between the wall and the line of its corners? */
  readonly near: boolean;
}

export interface CityShape {
  readonly sides: readonly number[];
  /** Distance of the walls from the sides that they follow. */
  readonly depth: number;
  readonly seed: number;
  /** The same by side, where it varies. */
  readonly depths?: readonly (number | undefined)[] | undefined;
  /** A corner that the city touches although it owns neither adjacent side. */
  readonly reach?: number | undefined;
  /** How far a wall around a corner bulges from the diagonal. */
  readonly bow?: number | undefined;
  /** Its walls, if they do not run from corner to corner. */
  readonly ramparts?: Ramparts | undefined;
}

const SLANT = Math.SQRT1_2;
/** The default bulge of a wall around a corner. */
const BOW = 0.075;

/** Walls deeper than this surround a wide area. */
const DEEP = 0.33;
/** Maximum slope of a wall at a corner. */
const STEEP = 0.78;

/** The bends of a wall along a side: limited in slope, so that the walls of two cities do not cross at a corner. */
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
  /** A wall around two sides, from the start of the first to the end of the next one clockwise. */
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
    // A city that touches a corner opposite its side has one wall along the side in between, the other one straight
    // across.
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

/** The walls of a city as chains from corner to corner. */
export const wallLines = (shape: CityShape): readonly Polyline[] =>
  shape.ramparts?.lines ?? wallsOf(shape).map((wall) => wall.bends.map((bend) => place(wall, bend)));

/** Height of a chain at fraction `t` of the line between its corners. */
function riseAt(bends: readonly Point[], t: number): number {
  for (let n = 1; n < bends.length; n++) {
    // Without destructuring, as this is asked for every pixel.
    const end = bends[n] as Point;
    if (t > end[0]) continue;
    const start = bends[n - 1] as Point;
    return start[1] + ((end[1] - start[1]) * (t - start[0])) / (end[0] - start[0]);
  }
  return 0;
}

/** Signed distance to the walls, negative inside the city; a city with four sides has none. */
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

/** Measures the distance only to the city's own walls: a wall of another city that encloses it does not count. */
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
