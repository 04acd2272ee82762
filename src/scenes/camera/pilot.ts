import type { Point, Rect } from '../units.ts';
import { easeInOut, sameRect } from '../units.ts';
import type { Frame, CameraView } from './maths.ts';
import {
  between,
  clampView,
  fitView,
  freeArea,
  isVisible,
  lookAt,
  panBy,
  reveal,
  toBoard,
  toScreen,
  zoomAbout,
} from './maths.ts';

const GLIDE_MS = 320;
/** Time in which the speed of a flung board drops to a third. */
const FRICTION_MS = 190;
const SLOWEST = 0.02;

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

export function createPilot(options: Bounds & { readonly frame: Frame }): Pilot {
  let { wall, area } = options;
  let frame = options.frame;
  let camera = fitView(frame, wall);
  let fitted = true;
  let glide: { from: CameraView; to: CameraView; at: number } | undefined;
  let speed: { vx: number; vy: number } | undefined;
  /** Where to return to after leaning, and what must stay visible until then. */
  let upright: { camera: CameraView; fitted: boolean; shown: Rect } | undefined;

  const minZoom = (): number => fitView(frame, wall).zoom * 0.85;
  const tame = (wanted: CameraView): CameraView => clampView(wanted, frame, area, minZoom());
  const halt = (): void => {
    glide = undefined;
    speed = undefined;
  };
  const go = (to: CameraView, smooth: boolean): void => {
    halt();
    if (smooth) glide = { from: camera, to, at: 0 };
    else camera = to;
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
      const wanted = glide?.to ?? camera;
      const panelsOnly = next.width === frame.width && next.height === frame.height;
      if (
        panelsOnly &&
        (!fitted || (isVisible(wanted, next, wall) && fitView(next, wall).zoom < wanted.zoom * WORTH_IT))
      ) {
        frame = next;
        if (upright && !isVisible(wanted, frame, upright.shown)) go(tame(reveal(wanted, frame, upright.shown)), false);
        return;
      }
      const free = freeArea(frame);
      const middle = toBoard(wanted, { x: free.x + free.w / 2, y: free.y + free.h / 2 });
      frame = next;
      halt();
      camera = fitted ? fitView(frame, wall) : tame(lookAt(frame, middle, wanted.zoom));
    },
    drag(dx, dy) {
      halt();
      fitted = false;
      upright = undefined;
      camera = tame(panBy(camera, dx, dy));
    },
    fling(vx, vy) {
      speed = Math.hypot(vx, vy) > 0.15 ? { vx, vy } : undefined;
    },
    zoomTo(anchor, zoom) {
      halt();
      fitted = false;
      upright = undefined;
      camera = tame(zoomAbout(camera, anchor, Math.max(zoom, minZoom())));
    },
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
      const target = glide?.to ?? camera;
      // Zoom in to a tile half hidden at the edge, but not to one that only touches it.
      if (fitted || isVisible(target, frame, grow(rect, -0.2))) return;
      go(tame(reveal(target, frame, grow(rect, 0.3))), smooth);
    },
    leanIn(rect, { glide: smooth, zoom: closest, least = closest }) {
      const target = glide?.to ?? camera;
      const fit = fitView(frame, rect).zoom;
      const zoom = Math.max(least, Math.min(closest, fit));
      const close = target.zoom >= zoom * 0.95;
      if (close && isVisible(target, frame, rect)) return;
      lean(rect, target);
      const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
      go(tame(close && target.zoom <= fit ? reveal(target, frame, rect) : lookAt(frame, middle, zoom)), smooth);
    },
    leanOut(rect, { glide: smooth }) {
      const target = glide?.to ?? camera;
      if (isVisible(target, frame, rect)) return;
      lean(rect, target);
      const wanted = fitView(frame, grow(rect, AROUND));
      go(wanted.zoom < target.zoom ? tame(wanted) : tame(reveal(target, frame, grow(rect, AROUND))), smooth);
    },
    leanBack({ glide: smooth }) {
      if (!upright) return;
      fitted = upright.fitted;
      go(fitted ? fitView(frame, wall) : tame(upright.camera), smooth);
      upright = undefined;
    },
    stop: halt,
    advance(ms) {
      if (glide) {
        glide.at = Math.min(glide.at + ms / GLIDE_MS, 1);
        camera = glide.at === 1 ? glide.to : between(glide.from, glide.to, frame, easeInOut(glide.at));
        if (glide.at === 1) glide = undefined;
      } else if (speed) {
        const before = toScreen(camera, { x: 0, y: 0 });
        camera = tame(panBy(camera, speed.vx * ms, speed.vy * ms));
        const after = toScreen(camera, { x: 0, y: 0 });
        const fade = Math.exp(-ms / FRICTION_MS);
        speed = { vx: speed.vx * fade, vy: speed.vy * fade };
        const stuck = Math.hypot(after.x - before.x, after.y - before.y) < 0.05;
        if (stuck || Math.hypot(speed.vx, speed.vy) < SLOWEST) speed = undefined;
      }
      return glide !== undefined || speed !== undefined;
    },
  };
}
