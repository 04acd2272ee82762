import type { Point, Rect } from '../units.ts';
import type { Focus } from './framing.ts';
import { NOTHING, frameFocus, grow } from './framing.ts';
import type { CameraView, Frame } from './maths.ts';
import { clampView, fitView, freeArea, isVisible, reveal, sameView, toScreen } from './maths.ts';
import { createCameraMotion } from './motion.ts';

/** `wall` is the whole board, `area` what the camera never leaves; both in cells. */
export interface Bounds {
  readonly wall: Rect;
  readonly area: Rect;
}

/** `auto`: what the moment is about is framed; `whole`: the player wants the whole board; `free`: moved by hand. */
type Mode = 'auto' | 'whole' | 'free';

/** The board moves only if the wall could be shown larger by this factor, or so many CSS pixels nearer the middle. */
const WORTH_IT = 1.06;
const ASIDE = 24;
/** A finger may pull the board so far from the edges, in cells. */
const PULL = 0.5;

const roomIn = (frame: Frame): number => {
  const { w, h } = freeArea(frame);
  return w * h;
};

/** Whether the wall is visible, and could hardly be shown better. */
function showsWell(camera: CameraView, frame: Frame, wall: Rect): boolean {
  const best = fitView(frame, wall);
  return isVisible(camera, frame, wall) && best.zoom < camera.zoom * WORTH_IT;
}

/** How far the wall is from where it would best be shown, in CSS pixels. */
function asideBy(camera: CameraView, frame: Frame, wall: Rect): number {
  const [now, best] = [toScreen(camera, wall), toScreen(fitView(frame, wall), wall)];
  return Math.hypot(now.x - best.x, now.y - best.y);
}

/** Where the camera is and why, and how it gets from there to somewhere else. */
export function createStance({ wall, area, frame }: Bounds & { readonly frame: Frame }) {
  const motion = createCameraMotion();
  /** Where to return to after leaning. */
  let upright: { camera: CameraView; mode: Mode; seen: Rect | null } | undefined;

  const now = {
    wall,
    area,
    frame,
    mode: 'auto' as Mode,
    focus: NOTHING as Focus,
    camera: fitView(frame, wall),
    /** What panels must not cover. */
    seen: null as Rect | null,
    /** The moment has only been framed: nothing has been done in it yet. */
    fresh: false,
    motion,
    minZoom: (): number => fitView(now.frame, now.wall).zoom * 0.85,
    /** The least size of a cell that can be played on. */
    readable: (): number => now.frame.readable ?? 0,
    fitsWhole: (): boolean => fitView(now.frame, now.wall).zoom >= now.readable(),
    isFitted: (): boolean => now.mode === 'whole' || (now.mode === 'auto' && now.fitsWhole()),
    isLeaning: (): boolean => upright !== undefined,
    /** As far as a finger may pull the board: on a phone hardly beyond its edge. */
    pulled: (wanted: CameraView): CameraView =>
      clampView(wanted, now.frame, now.frame.readable ? grow(now.wall, PULL) : now.area, now.minZoom()),
    /** No land beyond the wall where board could be. */
    within: (wanted: CameraView): CameraView => clampView(wanted, now.frame, now.wall, now.minZoom()),
    /** Where the camera is, or will be after gliding. */
    target: (): CameraView => motion.goal ?? now.camera,
    go(to: CameraView, smooth: boolean): void {
      motion.stop();
      if (smooth) motion.glide(now.camera, to);
      else now.camera = to;
    },
    /** From now on the camera stays where it is put. */
    letGo(): void {
      now.mode = 'free';
      now.fresh = false;
      now.seen = null;
      upright = undefined;
    },
    /** A finger moves the board. */
    move(to: CameraView): void {
      motion.stop();
      now.letGo();
      now.camera = now.pulled(to);
    },
    fit(smooth: boolean): void {
      now.seen = null;
      now.go(fitView(now.frame, now.wall), smooth);
    },
    /** Frames what the moment is about. */
    compose(smooth: boolean): void {
      now.fresh = true;
      if (now.fitsWhole()) now.fit(smooth);
      else now.frameAll(now.focus, smooth);
    },
    frameAll(focus: Focus, smooth: boolean): void {
      const { view, part } = frameFocus(now.frame, now.wall, focus, now.target());
      now.seen = part;
      if (!sameView(view, now.target())) now.go(view, smooth);
    },
    frameCells: (cells: readonly Point[], smooth: boolean): void => now.frameAll({ cells, last: null }, smooth),
    attend(mode: 'auto' | 'whole', smooth: boolean): void {
      now.mode = mode;
      upright = undefined;
      if (mode === 'whole') now.fit(smooth);
      else now.compose(smooth);
    },
    /** The camera leaves for a while, to show this. */
    lean(shown: Rect): void {
      now.fresh = false;
      upright ??= { camera: now.target(), mode: now.mode, seen: now.seen };
      now.mode = 'free';
      now.seen = shown;
    },
    leanBack(smooth: boolean): void {
      if (!upright) return;
      const { camera: before } = upright;
      now.mode = upright.mode;
      now.seen = upright.seen;
      upright = undefined;
      if (now.isFitted()) now.fit(smooth);
      else now.go(now.within(before), smooth);
    },
    /** Only the panels around the board have changed. */
    makeRoom(next: Frame, smooth: boolean): void {
      const grows = roomIn(next) > roomIn(now.frame);
      const wanted = now.target();
      now.frame = next;
      if (now.isFitted()) {
        const isAside = grows && asideBy(wanted, next, now.wall) > ASIDE;
        if (!showsWell(wanted, next, now.wall) || isAside) now.fit(smooth);
        return;
      }
      if (now.mode === 'auto' && now.fresh) return now.compose(smooth);
      const covered = now.seen !== null && !isVisible(wanted, next, now.seen);
      const to = now.seen && covered ? reveal(wanted, next, now.seen) : wanted;
      const tidy = covered || now.mode === 'auto' ? now.within(to) : to;
      if (!sameView(tidy, wanted)) now.go(tidy, smooth);
    },
  };
  return now;
}
