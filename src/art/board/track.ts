import type { Board } from '../../game/index.ts';
import type { Point } from '../core/math.ts';

/** Depth of the wall outside the cells, of its arms along a gap, and of the walk along its inner side. */
export const WALL = 0.52;
export const NARROW = 0.36;
export const WALK = 0.185;
/** Depth of the wall walk where the wall is narrow. */
export const NARROW_WALK = 0.035;
export const WALL_HEIGHT = 0.17;
export const WALK_HEIGHT = 0.105;
export const TOWER_HEIGHT = 0.27;
export const OUTER_COPING = 0.065;

export const isInside =
  (board: Board) =>
  (x: number, y: number): boolean =>
    board.rows[y]?.[x] === '#';
/** Tests for a gap between two arms of the wall: cells outside that have the castle on two opposite sides. */
export const isGap = (board: Board) => {
  const inside = isInside(board);
  return (x: number, y: number): boolean =>
    !inside(x, y) && ((inside(x - 1, y) && inside(x + 1, y)) || (inside(x, y - 1) && inside(x, y + 1)));
};

/** A corner tower: an axis-aligned box, split along the diagonal `out` into two spaces. */
export interface CornerTower {
  readonly x: number;
  readonly y: number;
  readonly halfW: number;
  readonly halfH: number;
  readonly vertex: Point;
  readonly convex: boolean;
  /** Directions of the arriving and of the leaving wall, clockwise, and their outward normals. */
  readonly arriving: Point;
  readonly leaving: Point;
  readonly arrivingOut: Point;
  readonly leavingOut: Point;
  readonly out: Point;
  /** The leaving wall borders a gap. */
  readonly narrowAfter: boolean;
  readonly fields: readonly [number, number];
  readonly token: boolean;
}

/** A straight wall between two towers, with its spaces. */
export interface WallSide {
  readonly from: CornerTower;
  readonly start: number;
  readonly length: number;
  readonly direction: Point;
  readonly out: Point;
  readonly depth: number;
  readonly narrow: boolean;
}

export interface Field {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly on:
    | { readonly tower: CornerTower }
    | { readonly side: WallSide; readonly length: number; readonly halfDepth: number };
}

export interface Track {
  readonly towers: readonly CornerTower[];
  readonly sides: readonly WallSide[];
  /** In the order of their numbers. */
  readonly fields: readonly Field[];
}

const FIELDS = 100;
const HALF_IN_GAP = 0.325;
const HALF_OUTER = 0.36;

/** Follows the wall clockwise and distributes the spaces evenly along each side. */
export function layTrack(board: Board): Track {
  const towers = board.corners.map((_, n) => cornerTower(board, n));
  const sides: WallSide[] = [];
  const fields: Field[] = [];
  for (const [n, tower] of towers.entries()) {
    const next = towers[(n + 1) % towers.length] ?? tower;
    const d = tower.leaving;
    const start = reach(tower, d) + 0.015;
    const length =
      Math.abs(next.vertex[0] - tower.vertex[0]) +
      Math.abs(next.vertex[1] - tower.vertex[1]) -
      start -
      reach(next, [-d[0], -d[1]]) -
      0.015;
    const narrow = tower.narrowAfter;
    const side: WallSide = {
      from: tower,
      start,
      length,
      direction: d,
      out: tower.leavingOut,
      depth: narrow ? NARROW : WALL,
      narrow,
    };
    sides.push(side);
    fields.push(...towerFields(tower), ...wallFields(side, (next.fields[0] + FIELDS - tower.fields[1] - 1) % FIELDS));
  }
  return { towers, sides, fields: fields.sort((a, b) => a.n - b.n) };
}

function cornerTower(board: Board, n: number): CornerTower {
  const gap = isGap(board);
  const corners = board.corners;
  const place = (m: number): Point => corners[(m + corners.length) % corners.length]?.vertex ?? [0, 0];
  const corner = corners[n];
  const vertex = place(n);
  const towards = (from: Point, to: Point): Point => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const arriving = towards(place(n - 1), vertex);
  const leaving = towards(vertex, place(n + 1));
  const convex = arriving[0] * leaving[1] - arriving[1] * leaving[0] > 0;
  const arrivingOut: Point = [arriving[1], -arriving[0]];
  const leavingOut: Point = [leaving[1], -leaving[0]];
  const out: Point = [arrivingOut[0] + leavingOut[0], arrivingOut[1] + leavingOut[1]];
  /** Does the wall next to this corner border a gap? */
  const besideGap = (d: Point, normal: Point, sign: number): boolean =>
    gap(
      Math.floor(vertex[0] + d[0] * 0.5 * sign + normal[0] * 0.5),
      Math.floor(vertex[1] + d[1] * 0.5 * sign + normal[1] * 0.5),
    );
  const narrowBefore = besideGap(arriving, arrivingOut, -1);
  const narrowAfter = besideGap(leaving, leavingOut, 1);
  let halfW: number;
  let halfH: number;
  let x: number;
  let y: number;
  if (convex) {
    halfW = halfH = narrowBefore || narrowAfter ? HALF_IN_GAP : HALF_OUTER;
    x = vertex[0] + out[0] * 0.315;
    y = vertex[1] + out[1] * 0.315;
    // The two towers at the mouth of a gap are moved away from each other.
    if (narrowAfter) {
      x -= arriving[0] * 0.175;
      y -= arriving[1] * 0.175;
    }
    if (narrowBefore) {
      x += leaving[0] * 0.175;
      y += leaving[1] * 0.175;
    }
  } else {
    // In a re-entrant corner, the tower fills the wall's own corner; at the end of a gap, it is slim and extends along
    // the arm.
    const endOfGap = narrowBefore && narrowAfter;
    const gapRunsDown = gap(Math.floor(vertex[0] + out[0] * 0.5), Math.floor(vertex[1] + out[1] * 1.5));
    const wide = WALL + 0.02;
    halfW = (endOfGap ? (gapRunsDown ? NARROW : 0.56) : wide) / 2;
    halfH = (endOfGap ? (gapRunsDown ? 0.56 : NARROW) : wide) / 2;
    x = vertex[0] + out[0] * halfW;
    y = vertex[1] + out[1] * halfH;
  }
  return {
    x,
    y,
    halfW,
    halfH,
    vertex,
    convex,
    arriving,
    leaving,
    arrivingOut,
    leavingOut,
    out,
    narrowAfter,
    fields: corner?.fields ?? [0, 1],
    token: corner?.token ?? false,
  };
}

/** How far the tower extends from its corner along the wall in direction `d`. */
function reach(tower: CornerTower, d: Point): number {
  if (d[0]) return d[0] > 0 ? tower.x + tower.halfW - tower.vertex[0] : tower.vertex[0] - tower.x + tower.halfW;
  return d[1] > 0 ? tower.y + tower.halfH - tower.vertex[1] : tower.vertex[1] - tower.y + tower.halfH;
}

/** The centres of the two triangles. */
function towerFields(tower: CornerTower): Field[] {
  const { x, y, halfW, halfH, arriving, arrivingOut, leaving, leavingOut } = tower;
  const sign = tower.convex ? 1 : -1;
  const share = (half: number): number => half * (half < 0.2 ? 0.25 : half < 0.3 && halfW === halfH ? 0.38 : 0.41);
  const at = (n: number, dx: number, dy: number): Field => ({
    n,
    x: x + dx * share(halfW),
    y: y + dy * share(halfH),
    on: { tower },
  });
  return [
    at(tower.fields[0], -arriving[0] + sign * arrivingOut[0], -arriving[1] + sign * arrivingOut[1]),
    at(tower.fields[1], leaving[0] + sign * leavingOut[0], leaving[1] + sign * leavingOut[1]),
  ];
}

function wallFields(side: WallSide, count: number): Field[] {
  const inner = side.narrow ? NARROW_WALK : WALK;
  const outer = side.depth - OUTER_COPING;
  const mid = (inner + outer) / 2;
  const [vx, vy] = side.from.vertex;
  return Array.from({ length: count }, (_, i): Field => {
    const u = side.start + ((i + 0.5) / count) * side.length;
    return {
      n: (side.from.fields[1] + 1 + i) % FIELDS,
      x: vx + side.direction[0] * u + side.out[0] * mid,
      y: vy + side.direction[1] * u + side.out[1] * mid,
      on: { side, length: side.length / count, halfDepth: (outer - inner) / 2 },
    };
  });
}

/** Where a token is placed on a tower: at its outer corner, clear of the numerals. */
export function tokenPlace(tower: CornerTower): { readonly x: number; readonly y: number; readonly radius: number } {
  const least = Math.min(tower.halfW, tower.halfH);
  const back = least > 0.3 ? 0.21 : least > 0.2 ? 0.085 : 0.012;
  return {
    x: tower.x + tower.out[0] * (tower.halfW - back),
    y: tower.y + tower.out[1] * (tower.halfH - back),
    radius: least > 0.3 ? 0.112 : 0.086,
  };
}
