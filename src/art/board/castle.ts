import { hypot } from '../core/math.ts';
import type { Board } from '../../game/index.ts';
import type { Area, Skin } from '../contract.ts';
import { areaOf, columnsOf } from './area.ts';
import { FAR } from '../core/distance.ts';
import { isGap, isInside, layTrack, NARROW, NARROW_WALK, WALK, WALL } from './track.ts';
import type { Track } from './track.ts';
import { plantWoods } from './woods.ts';
import type { WoodTree } from './woods.ts';

/** A board with everything needed to paint it, computed once. */
export interface Castle {
  readonly board: Board;
  readonly skin: Skin;
  readonly area: Area;
  readonly track: Track;
  readonly inside: (x: number, y: number) => boolean;
  readonly gap: (x: number, y: number) => boolean;
  /** Distances from a point to the nearest cell inside the wall and to the nearest gap. */
  readonly toCells: (x: number, y: number) => number;
  readonly toGap: (x: number, y: number) => number;
  /** Depth of the wall and of its walk at a point outside. */
  readonly depth: (x: number, y: number) => number;
  readonly walk: (x: number, y: number) => number;
  readonly woods: readonly WoodTree[];
}

export function surveyCastle(board: Board, skin: Skin): Castle {
  const area = areaOf(board);
  const inside = isInside(board);
  const gap = isGap(board);
  const gaps: Cell[] = [];
  for (let y = 0; y < board.rows.length; y++)
    for (let x = 0; x < columnsOf(board); x++) if (gap(x, y)) gaps.push({ x, y });
  const toCells = distanceToSquares(board.cells);
  const inGap = (x: number, y: number): boolean => gap(Math.floor(x), Math.floor(y));
  return {
    board,
    skin,
    area,
    track: layTrack(board),
    inside,
    gap,
    toCells,
    toGap: distanceToSquares(gaps),
    depth: (x, y) => (inGap(x, y) ? NARROW : WALL),
    walk: (x, y) => (inGap(x, y) ? NARROW_WALK : WALK),
    woods: plantWoods(area, toCells),
  };
}

interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the distance to the nearest of some unit squares, 0 inside. Caches for each square of the plane the few that
 * can be nearest.
 */
function distanceToSquares(squares: readonly Cell[]): (x: number, y: number) => number {
  const known = new Map<number, Float64Array>();
  const candidates = (cx: number, cy: number): Float64Array => {
    const far = (a: number, b: number): number => Math.max(Math.abs(b - a), Math.abs(a - b)) + 1;
    const near = (a: number, b: number): number => Math.max(0, Math.abs(a - b) - 1);
    const bound = squares.reduce((least, q) => Math.min(least, hypot(far(q.x, cx), far(q.y, cy))), 1e9);
    return Float64Array.from(
      squares.filter((q) => hypot(near(q.x, cx), near(q.y, cy)) <= bound).flatMap((q) => [q.x, q.y]),
    );
  };
  return (x, y) => {
    const cx = Math.floor(x);
    const cy = Math.floor(y);
    const key = cy * 4096 + cx;
    let list = known.get(key);
    if (!list) {
      list = candidates(cx, cy);
      known.set(key, list);
    }
    let best = FAR * FAR;
    for (let i = 0; i < list.length; i += 2) {
      const sx = list[i] as number;
      const sy = list[i + 1] as number;
      const dx = x < sx ? sx - x : x > sx + 1 ? x - sx - 1 : 0;
      const dy = y < sy ? sy - y : y > sy + 1 ? y - sy - 1 : 0;
      const d = dx * dx + dy * dy;
      if (d < best) best = d;
    }
    return Math.sqrt(best);
  };
}
