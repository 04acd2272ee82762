import type { Point, Rect } from '../units.ts';
import { sameRect } from '../units.ts';
import type { Frame, CameraView } from './maths.ts';
import { clampView, fitView, freeArea, isVisible, lookAt, panBy, reveal, toBoard, zoomAbout } from './maths.ts';
import { createCameraMotion } from './motion.ts';

/** `wall` is what `fit` shows, `area` what the camera never leaves; both in cells. */
export interface Bounds {
  readonly wall: Rect;
  readonly area: Rect;
}

/** Moves the camera: follows fingers, slides on, glides to places. Does not depend on Phaser. */
export interface Pilot {
  readonly camera: CameraView;
  /** The whole wall is in view and stays so when sizes change. */
  readonly fitted: boolean;
  /** The board has grown or shrunk; a fitted camera stays fitted. */
  setBounds(bounds: Bounds, options: { readonly glide: boolean }): void;
  /**
   * The size of the window or only of the panels around the board has changed; for panels the board moves as little as
   * possible.
   */
  setFrame(frame: Frame): void;
  drag(dx: number, dy: number): void;
  /** CSS pixels per millisecond. */
  fling(vx: number, vy: number): void;
  zoomTo(anchor: Point, zoom: number): void;
  fit(options: { readonly glide: boolean }): void;
  centreOn(point: Point, options: { readonly glide: boolean; readonly zoom?: number }): void;
  /** Brings `rect` into view with some margin, unless it is visible. */
  show(rect: Rect, options: { readonly glide: boolean }): void;
  /**
   * Temporarily zooms in to `zoom`, and moves to `rect` if it is out of sight; growing panels do not cover it then.
   * Zooms in less, down to `least`, if that keeps all of it visible. `leanBack` returns unless the board has been moved
   * since.
   */
  leanIn(rect: Rect, options: { readonly glide: boolean; readonly zoom: number; readonly least?: number }): void;
  leanBack(options: { readonly glide: boolean }): void;
  /** Temporarily zooms out until all of `rect` is visible. */
  leanOut(rect: Rect, options: { readonly glide: boolean }): void;
  /** Stops sliding and gliding. */
  stop(): void;
  /** Advances the movement; returns true while more is to come. */
  advance(ms: number): boolean;
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  (['top', 'right', 'bottom', 'left'] as const).every((edge) => a.insets[edge] === b.insets[edge]);
/** The board moves only if the wall could be shown larger by this factor. */
const WORTH_IT = 1.06;
/** Margin around what is to be seen. */
const AROUND = 0.5;
const grow = ({ x, y, w, h }: Rect, by: number): Rect => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Whether the wall is visible, and could hardly be shown larger. */
const showsWell = (camera: CameraView, frame: Frame, wall: Rect): boolean =>
  isVisible(camera, frame, wall) && fitView(frame, wall).zoom < camera.zoom * WORTH_IT;
/** What is in the middle of the free area. */
const middleOf = (camera: CameraView, frame: Frame): Point => {
  const free = freeArea(frame);
  return toBoard(camera, { x: free.x + free.w / 2, y: free.y + free.h / 2 });
};

export function createPilot(options: Bounds & { readonly frame: Frame }): Pilot {
  let { wall, area } = options;
  let frame = options.frame;
  let camera = fitView(frame, wall);
  let fitted = true;
  const motion = createCameraMotion();
  /** Where to return to after leaning, and what must stay visible until then. */
  let upright: { camera: CameraView; fitted: boolean; shown: Rect } | undefined;

  const minZoom = (): number => fitView(frame, wall).zoom * 0.85;
  const tame = (wanted: CameraView): CameraView => clampView(wanted, frame, area, minZoom());
  /** Where the camera is, or will be after gliding. */
  const target = (): CameraView => motion.goal ?? camera;
  const go = (to: CameraView, smooth: boolean): void => {
    motion.stop();
    if (smooth) motion.glide(camera, to);
    else camera = to;
  };
  /** A finger moves the board: from now on it stays where it is put. */
  const move = (to: CameraView): void => {
    motion.stop();
    fitted = false;
    upright = undefined;
    camera = tame(to);
  };

  const lean = (shown: Rect, from: CameraView): void => {
    upright = { camera: from, fitted, ...upright, shown };
    fitted = false;
  };

  return {
    get camera() {
      return camera;
    },
    get fitted() {
      return fitted;
    },
    setBounds(next, { glide: smooth }) {
      if (sameRect(next.wall, wall) && sameRect(next.area, area)) return;
      ({ wall, area } = next);
      if (fitted) go(fitView(frame, wall), smooth);
    },
    setFrame(next) {
      if (sameFrame(next, frame)) return;
      const wanted = target();
      const panelsOnly = next.width === frame.width && next.height === frame.height;
      if (panelsOnly && (!fitted || showsWell(wanted, next, wall))) {
        frame = next;
        if (upright && !isVisible(wanted, frame, upright.shown)) go(tame(reveal(wanted, frame, upright.shown)), false);
        return;
      }
      const middle = middleOf(wanted, frame);
      frame = next;
      motion.stop();
      camera = fitted ? fitView(frame, wall) : tame(lookAt(frame, middle, wanted.zoom));
    },
    drag: (dx, dy) => move(panBy(camera, dx, dy)),
    fling: motion.fling,
    zoomTo: (anchor, zoom) => move(zoomAbout(camera, anchor, Math.max(zoom, minZoom()))),
    fit({ glide: smooth }) {
      fitted = true;
      upright = undefined;
      go(fitView(frame, wall), smooth);
    },
    centreOn(point, { glide: smooth, zoom }) {
      fitted = false;
      upright = undefined;
      go(tame(lookAt(frame, point, zoom ?? camera.zoom)), smooth);
    },
    show(rect, { glide: smooth }) {
      const from = target();
      // Zoom in to a tile half hidden at the edge, but not to one that only touches it.
      if (fitted || isVisible(from, frame, grow(rect, -0.2))) return;
      go(tame(reveal(from, frame, grow(rect, 0.3))), smooth);
    },
    leanIn(rect, { glide: smooth, zoom: closest, least = closest }) {
      const from = target();
      const fit = fitView(frame, rect).zoom;
      const zoom = Math.max(least, Math.min(closest, fit));
      const close = from.zoom >= zoom * 0.95;
      if (close && isVisible(from, frame, rect)) return;
      lean(rect, from);
      const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
      go(tame(close && from.zoom <= fit ? reveal(from, frame, rect) : lookAt(frame, middle, zoom)), smooth);
    },
    leanOut(rect, { glide: smooth }) {
      const from = target();
      if (isVisible(from, frame, rect)) return;
      lean(rect, from);
      const wanted = fitView(frame, grow(rect, AROUND));
      go(wanted.zoom < from.zoom ? tame(wanted) : tame(reveal(from, frame, grow(rect, AROUND))), smooth);
    },
    leanBack({ glide: smooth }) {
      if (!upright) return;
      fitted = upright.fitted;
      go(fitted ? fitView(frame, wall) : tame(upright.camera), smooth);
      upright = undefined;
    },
    stop: motion.stop,
    advance(ms) {
      camera = motion.next(camera, ms, frame, tame);
      return motion.moves;
    },
  };
}
