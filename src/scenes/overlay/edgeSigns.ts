import type { GameObjects, Scene } from 'phaser';
import type { MatchView } from '../../session/contracts/match.ts';
import { optionCells } from '../camera/lean.ts';
import { isInSight } from '../camera/framing.ts';
import type { CameraView } from '../camera/maths.ts';
import { toScreen } from '../camera/maths.ts';
import { DEPTH } from '../depths.ts';
import type { TableGame } from '../game.ts';
import { BADGE, badgesOf, optionMarkers } from './markers.ts';
import { edgePicture } from '../pictures/edgePicture.ts';
import type { Point, Rect } from '../units.ts';
import { cellCentre, clamp, distance } from '../units.ts';

/** Diameter and distance from the edge, in CSS pixels. */
export const SIGN = 44;
const MARGIN = 5;
/** Signs move along their edge by this much to leave a cell free, in CSS pixels. */
const STEP = 6;
/** A sign may cover this much of a cell at its rim. */
const RIM = 0.15;

export const EDGES = ['top', 'right', 'bottom', 'left'] as const;
export type Edge = (typeof EDGES)[number];

/** Tells how many cells lie beyond an edge of the free area, or below itself. */
export interface EdgeSign {
  readonly edge: Edge;
  readonly cells: readonly Point[];
  /** Its centre, in CSS pixels. */
  readonly at: Point;
}

/** Asked for in every frame while the camera moves. */
const sought = new WeakMap<MatchView, readonly Point[]>();

/** Cells where something can be chosen now. */
function soughtCells(view: MatchView, game: TableGame): readonly Point[] {
  if (!view.myTurn) return [];
  if (view.legalCells.length > 0) return view.legalCells;
  const cells = sought.get(view) ?? optionCells(view, game);
  sought.set(view, cells);
  return cells;
}

interface Beyond {
  readonly cell: Point;
  readonly edge: Edge;
  /** Where along the edge the way from the middle to the cell leaves. */
  readonly along: number;
}

/** The edge of the free area through which one goes from its middle to a cell. */
function beyond(cell: Point, camera: CameraView, { x, y, w, h }: Rect): Beyond {
  const middle = { x: x + w / 2, y: y + h / 2 };
  const to = toScreen(camera, cellCentre(cell));
  const [dx, dy] = [to.x - middle.x, to.y - middle.y];
  if (Math.abs(dx) * h > Math.abs(dy) * w)
    return { cell, edge: dx > 0 ? 'right' : 'left', along: middle.y + (dy / Math.abs(dx)) * (w / 2) };
  return { cell, edge: dy > 0 ? 'bottom' : 'top', along: middle.x + (dy === 0 ? 0 : (dx / Math.abs(dy)) * (h / 2)) };
}

/** Centres along an edge, those nearest to `along` first. */
function placesOn(edge: Edge, along: number, { x, y, w, h }: Rect): readonly Point[] {
  const far = MARGIN + SIGN / 2;
  const isUpright = edge === 'left' || edge === 'right';
  const [from, to] = isUpright ? [y + far, y + h - far] : [x + far, x + w - far];
  const start = clamp(along, from, Math.max(from, to));
  const steps = Array.from({ length: Math.ceil(Math.max(0, to - from) / STEP) + 1 }, (_, n) => n * STEP);
  return steps
    .flatMap((step) => (step === 0 ? [start] : [start - step, start + step]))
    .filter((one) => one === start || (one >= from && one <= to))
    .map((one) =>
      isUpright
        ? { x: edge === 'left' ? x + far : x + w - far, y: one }
        : { x: one, y: edge === 'top' ? y + far : y + h - far },
    );
}

/** Centre to centre, two signs are so far apart, in CSS pixels. */
const APART = SIGN + 8;

/**
 * Signs for the cells out of sight, one for each edge. None covers a cell that is in sight if there is room elsewhere, and
 * never the middle of one. `marks`: discs to leave free instead, in CSS pixels.
 */
export function edgeSigns(
  cells: readonly Point[],
  camera: CameraView,
  free: Rect,
  marks: readonly Point[] = [],
): readonly EdgeSign[] {
  const hidden = cells.filter((cell) => !isInSight(camera, free, cell));
  if (hidden.length === 0) return [];
  const inSight = cells.filter((cell) => !hidden.includes(cell));
  const middles = marks.length > 0 ? marks : inSight.map((cell) => toScreen(camera, cellCentre(cell)));
  const half = (marks.length > 0 ? BADGE / 2 : (0.5 - RIM) * camera.zoom) + SIGN / 2;
  const all = hidden.map((cell) => beyond(cell, camera, free));
  const signs: EdgeSign[] = [];
  for (const edge of EDGES) {
    const there = all.filter((one) => one.edge === edge);
    if (there.length === 0) continue;
    const along = there.reduce((sum, one) => sum + one.along, 0) / there.length;
    const places = placesOn(edge, along, free);
    const open = places.filter((one) => signs.every(({ at }) => distance(at, one) >= APART));
    const covers = (one: Point, { x, y }: Point): boolean => Math.abs(x - one.x) < half && Math.abs(y - one.y) < half;
    const clear = open.find((one) => !middles.some((middle) => covers(one, middle)));
    const at = clear ?? farthest(open.length > 0 ? open : places, middles);
    // Where there is no room beside the cells, the sign leads to those that it covers in part, too.
    const below = clear ? [] : inSight.filter((cell) => covers(at, toScreen(camera, cellCentre(cell))));
    signs.push({ edge, cells: [...there.map(({ cell }) => cell), ...below], at });
  }
  return signs;
}

/** The signs for what can be chosen now. */
export function signsOf(view: MatchView, game: TableGame, camera: CameraView, free: Rect): readonly EdgeSign[] {
  const cells = soughtCells(view, game);
  if (cells.every((cell) => isInSight(camera, free, cell))) return [];
  const badges = badgesOf(view, game, camera).flatMap(({ at, extras }) => [at, ...extras.map((extra) => extra.at)]);
  const discs = optionMarkers(view, game, camera).map(({ at }) => at);
  return edgeSigns(cells, camera, free, [...discs, ...badges]);
}

/** The place whose nearest middle is farthest away. */
function farthest(places: readonly Point[], middles: readonly Point[]): Point {
  const room = (place: Point): number => Math.min(...middles.map((one) => distance(one, place)));
  return places.reduce((best, one) => (room(one) > room(best) ? one : best));
}

/** The signs at the edges of the free area. */
export function createEdgeSigns(scene: Scene) {
  const images: GameObjects.Image[] = [];
  let shown: readonly EdgeSign[] = [];

  return {
    /** `toWorld` converts CSS pixels to world units, `pixels` is world units per CSS pixel. */
    place(
      signs: readonly EdgeSign[],
      { toWorld, pixels }: { readonly toWorld: (point: Point) => Point; readonly pixels: number },
    ): void {
      shown = signs;
      while (images.length > signs.length) images.pop()?.destroy();
      for (const [n, { edge, cells, at }] of signs.entries()) {
        const image = (images[n] ??= scene.add.image(0, 0, '__DEFAULT').setDepth(DEPTH.badges + 1));
        const side = (SIGN / 0.84) * pixels;
        const { x, y } = toWorld(at);
        image
          .setTexture(edgePicture(scene, edge, cells.length))
          .setPosition(x, y)
          .setDisplaySize(side, side);
      }
    },
    get shown(): readonly EdgeSign[] {
      return shown;
    },
  };
}
