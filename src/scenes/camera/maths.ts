import type { Insets } from '../settings.ts';
import type { Point, Rect } from '../units.ts';
import { clamp } from '../units.ts';

/** Where the camera looks: the point of the board at the upper left corner of the canvas, and CSS pixels per cell. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The canvas in CSS pixels and what covers its edges. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly insets: Insets;
  /** The least size of a cell that can be played on, in CSS pixels; absent: the whole board is always large enough. */
  readonly readable?: number;
}

export const MAX_ZOOM = 240;
const MIN_FREE = 80;

/** The part of the canvas that nothing covers, in CSS pixels; has a minimum size. */
export function freeArea({ width, height, insets }: Frame): Rect {
  const w = Math.max(width - insets.left - insets.right, Math.min(width, MIN_FREE));
  const h = Math.max(height - insets.top - insets.bottom, Math.min(height, MIN_FREE));
  return { x: Math.min(insets.left, width - w), y: Math.min(insets.top, height - h), w, h };
}

export const toScreen = (camera: CameraView, point: Point): Point => ({
  x: (point.x - camera.x) * camera.zoom,
  y: (point.y - camera.y) * camera.zoom,
});
export const toBoard = (camera: CameraView, point: Point): Point => ({
  x: point.x / camera.zoom + camera.x,
  y: point.y / camera.zoom + camera.y,
});

/** The view that shows `wanted` (cells) as large as the free area allows. */
export function fitView(frame: Frame, wanted: Rect): CameraView {
  const free = freeArea(frame);
  const zoom = clamp(Math.min(free.w / wanted.w, free.h / wanted.h), 4, MAX_ZOOM);
  return lookAt(frame, { x: wanted.x + wanted.w / 2, y: wanted.y + wanted.h / 2 }, zoom);
}

/** The view with `point` in the middle of the free area. */
export function lookAt(frame: Frame, point: Point, zoom: number): CameraView {
  const free = freeArea(frame);
  return { x: point.x - (free.x + free.w / 2) / zoom, y: point.y - (free.y + free.h / 2) / zoom, zoom };
}

/** What is in the middle of the free area. */
export function middleOf(camera: CameraView, frame: Frame): Point {
  const free = freeArea(frame);
  return toBoard(camera, { x: free.x + free.w / 2, y: free.y + free.h / 2 });
}

export const sameView = (a: CameraView, b: CameraView): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom;

/** Zooms so that the point of the board under `anchor` (CSS pixels) stays there. */
export function zoomAbout(camera: CameraView, anchor: Point, zoom: number): CameraView {
  const held = toBoard(camera, anchor);
  return { x: held.x - anchor.x / zoom, y: held.y - anchor.y / zoom, zoom };
}

export const panBy = (camera: CameraView, dx: number, dy: number): CameraView => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** Keeps the zoom within its limits and the free area within `area`; centres it where the area is smaller. */
export function clampView(camera: CameraView, frame: Frame, area: Rect, minZoom: number): CameraView {
  const free = freeArea(frame);
  const middle = { x: free.x + free.w / 2, y: free.y + free.h / 2 };
  const zoomed = zoomAbout(camera, middle, clamp(camera.zoom, minZoom, MAX_ZOOM));
  const axis = (at: number, from: number, size: number, low: number, length: number): number => {
    const left = from / zoomed.zoom;
    const span = size / zoomed.zoom;
    return span >= length ? low + length / 2 - span / 2 - left : clamp(at, low - left, low + length - span - left);
  };
  return {
    x: axis(zoomed.x, free.x, free.w, area.x, area.w),
    y: axis(zoomed.y, free.y, free.h, area.y, area.h),
    zoom: zoomed.zoom,
  };
}

/** Whether all of `rect` (cells) is within the free area. */
export const isVisible = (camera: CameraView, frame: Frame, rect: Rect): boolean => isIn(camera, freeArea(frame), rect);

/** Whether all of `rect` (cells) is within an area of the canvas, in CSS pixels. */
export function isIn(camera: CameraView, free: Rect, rect: Rect): boolean {
  const from = toScreen(camera, rect);
  const to = toScreen(camera, { x: rect.x + rect.w, y: rect.y + rect.h });
  return (
    from.x >= free.x - 0.5 && from.y >= free.y - 0.5 && to.x <= free.x + free.w + 0.5 && to.y <= free.y + free.h + 0.5
  );
}

/** The nearest view that shows all of `rect` at the same zoom. */
export function reveal(camera: CameraView, frame: Frame, rect: Rect): CameraView {
  const free = freeArea(frame);
  const axis = (at: number, from: number, size: number, low: number, length: number): number => {
    const left = from / camera.zoom;
    const span = size / camera.zoom;
    return span < length ? low + length / 2 - span / 2 - left : clamp(at, low + length - left - span, low - left);
  };
  return {
    x: axis(camera.x, free.x, free.w, rect.x, rect.w),
    y: axis(camera.y, free.y, free.h, rect.y, rect.h),
    zoom: camera.zoom,
  };
}

/** Interpolates between two looks; the zoom changes at a perceptually even rate. */
export function between(from: CameraView, to: CameraView, frame: Frame, t: number): CameraView {
  const free = freeArea(frame);
  const middle = { x: free.x + free.w / 2, y: free.y + free.h / 2 };
  const a = toBoard(from, middle);
  const b = toBoard(to, middle);
  const zoom = from.zoom * (to.zoom / from.zoom) ** t;
  return lookAt(frame, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }, zoom);
}
