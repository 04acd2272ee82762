import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';
import type { CameraView, Frame } from './maths.ts';
import { clampView, fitView, freeArea, isIn, lookAt, middleOf, reveal } from './maths.ts';

/** What a moment is about: cells where something can be chosen, and the tile laid last. */
export interface Focus {
  readonly cells: readonly Point[];
  readonly last: Point | null;
}

export const NOTHING: Focus = { cells: [], last: null };

/** Margin around what is framed, in cells. */
const AROUND = 0.25;
/** This much of a cell may be out of sight at its edge without it counting as hidden, in cells. */
const CUT = 0.1;
/** A framing never makes cells larger than this, in CSS pixels. */
const LARGEST = 84;
/** The zoom stays as it is if the best one differs by less than this factor. */
const SIMILAR = 1.35;
/** The last tile weighs as much as this many cells. */
const LAST = 3;
/** Each cell of distance from where the camera is costs this much. */
const WAY = 0.03;

export const grow = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

/** The bounding box of cells; there is at least one. */
export function boxOf(cells: readonly Point[]): Rect {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y };
}

/** Whether so much of a cell is in sight that a finger can press it. */
export const isInSight = (camera: CameraView, free: Rect, { x, y }: Point): boolean =>
  isIn(camera, free, grow({ x, y, w: 1, h: 1 }, -CUT));

/** A view at this zoom that shows `rect`, as near as possible to `from`, and no land beyond the wall. */
function near(
  from: CameraView,
  frame: Frame,
  { rect, zoom, wall }: { rect: Rect; zoom: number; wall: Rect },
): CameraView {
  const there = lookAt(frame, middleOf(from, frame), zoom);
  return clampView(reveal(there, frame, grow(rect, AROUND)), frame, wall, 0);
}

/** Of all windows of this zoom the one that shows most: the box of the cells in it. */
function bestPart(frame: Frame, { cells, last }: Focus, { zoom, from }: { zoom: number; from: CameraView }): Rect {
  const free = freeArea(frame);
  const [w, h] = [free.w / zoom, free.h / zoom];
  const here = middleOf(from, frame);
  const all = last ? [...cells, last] : cells;
  const edges = (of: (cell: Point) => number, size: number): readonly number[] => [
    ...new Set(all.flatMap((cell) => [of(cell) - AROUND, of(cell) + 1 + AROUND - size])),
  ];
  const contains = (cell: Point, x: number, y: number): boolean =>
    cell.x >= x && cell.x + 1 <= x + w && cell.y >= y && cell.y + 1 <= y + h;
  let best: readonly Point[] = [];
  let most = -Infinity;
  for (const x of edges((cell) => cell.x, w))
    for (const y of edges((cell) => cell.y, h)) {
      const shown = all.filter((cell) => contains(cell, x, y));
      const bonus = last && contains(last, x, y) ? LAST - 1 : 0;
      const worth = shown.length + bonus - WAY * Math.hypot(x + w / 2 - here.x, y + h / 2 - here.y);
      if (worth > most) [best, most] = [shown, worth];
    }
  return boxOf(best.length > 0 ? best : all.slice(0, 1));
}

/**
 * The view for a moment where the whole board would be too small: all that matters as large as possible, but no larger
 * than `LARGEST`; otherwise as much of it as there is room for at readable size. Moves as little as possible, and not at
 * all if everything is in sight already. `part`: the cells it is about, as a box; `null`: nothing.
 */
export function frameFocus(
  frame: Frame,
  wall: Rect,
  focus: Focus,
  from: CameraView,
): { readonly view: CameraView; readonly part: Rect | null } {
  const least = frame.readable ?? 0;
  const all = focus.last ? [...focus.cells, focus.last] : focus.cells;
  const largest = Math.max(least, LARGEST);
  if (all.length === 0) {
    const zoom = clamp(from.zoom, least, largest);
    return { view: clampView(lookAt(frame, middleOf(from, frame), zoom), frame, wall, 0), part: null };
  }
  const box = boxOf(all);
  const fit = fitView(frame, grow(box, AROUND)).zoom;
  // The last move alone is no reason to zoom.
  const zoom = clamp(focus.cells.length > 0 ? fit : from.zoom, least, largest);
  const keeps = from.zoom >= least && from.zoom < zoom * SIMILAR && from.zoom > zoom / SIMILAR;
  const calm = clampView(from, frame, wall, 0);
  if (keeps && all.every((cell) => isInSight(calm, freeArea(frame), cell))) return { view: calm, part: box };
  const part = fit >= least ? box : bestPart(frame, focus, { zoom, from });
  return { view: near(from, frame, { rect: part, zoom, wall }), part };
}
