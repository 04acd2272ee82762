import type { Point, Rect } from '../units.ts';
import { sameRect } from '../units.ts';
import type { Focus } from './framing.ts';
import { boxOf, grow } from './framing.ts';
import type { Frame, CameraView } from './maths.ts';
import { fitView, freeArea, isVisible, lookAt, middleOf, panBy, reveal, zoomAbout } from './maths.ts';
import type { Bounds } from './stance.ts';
import { createStance } from './stance.ts';
import { createWay } from './way.ts';

export type { Bounds };

interface Glide {
  readonly glide: boolean;
}

/**
 * Moves the camera: frames what a moment is about, follows fingers, slides on, glides to places. Where the whole board
 * can be shown at readable size, it is the framing of every moment. Does not depend on Phaser.
 */
export interface Pilot {
  readonly camera: CameraView;
  /** The whole wall is in view and stays so when sizes change. */
  readonly fitted: boolean;
  /** The board has grown or shrunk; a framing follows it. */
  setBounds(bounds: Bounds, options: Glide): void;
  /**
   * The size of the window or only of the panels around the board has changed; for panels the board moves as little as
   * possible.
   */
  setFrame(frame: Frame, options?: Glide): void;
  drag(dx: number, dy: number): void;
  /** CSS pixels per millisecond. */
  fling(vx: number, vy: number): void;
  zoomTo(anchor: Point, zoom: number): void;
  /** Frames what the moment is about. `anew`: even if the player has moved the board since the last one. */
  attend(focus: Focus, options: Glide & { readonly anew?: boolean }): void;
  /** Shows these cells, or as many of them as there is room for, at readable size. */
  visit(cells: readonly Point[], options: Glide): void;
  /** Shows the whole board. */
  fit(options: Glide): void;
  /** Shows the whole board; if it is shown already, what the moment is about. */
  toggle(options: Glide): void;
  /** Zooms in to a point of the canvas; from close up, returns to what the moment is about. */
  closer(at: Point, options: Glide): void;
  centreOn(point: Point, options: Glide & { readonly zoom?: number }): void;
  /** Brings `rect` into view with some margin, unless it is visible. */
  show(rect: Rect, options: Glide): void;
  /**
   * Temporarily zooms in to `zoom`, and moves to `rect` if it is out of sight; growing panels do not cover it then.
   * Zooms in less, down to `least`, if that keeps all of it visible. `leanBack` returns unless the board has been moved
   * since.
   */
  leanIn(rect: Rect, options: Glide & { readonly zoom: number; readonly least?: number }): void;
  leanBack(options: Glide): void;
  /** Temporarily zooms out until all of these cells are visible, but not below readable size. */
  leanOut(cells: readonly Point[], options: Glide): void;
  /** Stops sliding and gliding. */
  stop(): void;
  /** Advances the movement; returns true while more is to come. */
  advance(ms: number): boolean;
}

const sameFrame = (a: Frame, b: Frame): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.readable === b.readable &&
  (['top', 'right', 'bottom', 'left'] as const).every((edge) => a.insets[edge] === b.insets[edge]);
/** Margin around what is to be seen. */
const AROUND = 0.5;
/** A camera this much closer than the framing of the moment is close up. */
const CLOSE = 1.5;

/** Only panels have changed, and they are where they were: not those of a turned device. */
function onlyPanels(a: Frame, b: Frame): boolean {
  const beside = ({ insets }: Frame): boolean => insets.left + insets.right > 0;
  const stacked = ({ insets }: Frame): boolean => insets.top + insets.bottom > 0;
  return a.width === b.width && a.height === b.height && (beside(a) === beside(b) || stacked(a) === stacked(b));
}

export function createPilot(options: Bounds & { readonly frame: Frame }): Pilot {
  const now = createStance(options);
  const { motion } = now;
  const way = createWay();

  return {
    get camera() {
      return now.camera;
    },
    get fitted() {
      return now.isFitted();
    },
    setBounds({ wall, area }, { glide }) {
      if (sameRect(wall, now.wall) && sameRect(area, now.area)) return;
      Object.assign(now, { wall, area });
      if (now.isFitted()) now.fit(glide);
      else if (now.mode === 'auto') now.compose(glide);
    },
    setFrame(next, { glide } = { glide: false }) {
      if (sameFrame(next, now.frame)) return;
      if (onlyPanels(next, now.frame)) return now.makeRoom(next, glide);
      const wanted = now.target();
      const middle = middleOf(wanted, now.frame);
      now.frame = next;
      motion.stop();
      now.camera = now.isFitted() ? fitView(next, now.wall) : now.within(lookAt(next, middle, wanted.zoom));
      if (now.seen && !isVisible(now.camera, next, now.seen))
        now.camera = now.within(reveal(now.camera, next, now.seen));
    },
    drag: (dx, dy) => now.move(panBy(now.camera, dx, dy)),
    fling: motion.fling,
    zoomTo: (anchor, zoom) => now.move(zoomAbout(now.camera, anchor, Math.max(zoom, now.minZoom()))),
    attend(focus, { glide, anew = false }) {
      now.focus = focus;
      way.turnTo(focus.cells);
      if (now.isLeaning()) return;
      // Where the whole board is large enough, whoever moved it wants it so.
      if (anew && !now.fitsWhole()) now.mode = 'auto';
      if (now.mode === 'auto') now.compose(glide);
    },
    visit(cells, { glide }) {
      const wanted = way.unseen(cells, now.target(), freeArea(now.frame));
      now.letGo();
      now.frameCells(wanted, glide);
    },
    fit: ({ glide }) => now.attend('whole', glide),
    toggle: ({ glide }) => now.attend(now.mode === 'whole' ? 'auto' : 'whole', glide),
    closer(at, { glide }) {
      const { zoom } = now.camera;
      const usual = Math.max(fitView(now.frame, now.wall).zoom, now.readable());
      if (zoom > usual * CLOSE) return now.attend('auto', glide);
      now.letGo();
      now.go(now.within(zoomAbout(now.camera, at, Math.max(zoom * 2, now.readable()))), glide);
    },
    centreOn(point, { glide, zoom }) {
      now.letGo();
      now.go(now.tame(lookAt(now.frame, point, zoom ?? now.camera.zoom)), glide);
    },
    show(rect, { glide }) {
      if (now.isFitted()) return;
      const from = now.target();
      now.fresh = false;
      if (!now.isLeaning()) now.seen = rect;
      // Zoom in to a tile half hidden at the edge, but not to one that only touches it.
      if (isVisible(from, now.frame, grow(rect, -0.2))) return;
      now.go(now.within(reveal(from, now.frame, grow(rect, 0.3))), glide);
    },
    leanIn(rect, { glide, zoom: closest, least = closest }) {
      const from = now.target();
      const fit = fitView(now.frame, rect).zoom;
      const zoom = Math.max(least, Math.min(closest, fit));
      const close = from.zoom >= zoom * 0.95;
      if (close && isVisible(from, now.frame, rect)) return;
      now.lean(rect);
      const middle = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
      const to = close && from.zoom <= fit ? reveal(from, now.frame, rect) : lookAt(now.frame, middle, zoom);
      now.go(now.within(to), glide);
    },
    leanBack: ({ glide }) => now.leanBack(glide),
    leanOut(cells, { glide }) {
      const from = now.target();
      const rect = boxOf(cells);
      if (isVisible(from, now.frame, rect)) return;
      now.lean(rect);
      const around = grow(rect, AROUND);
      const wanted = fitView(now.frame, around);
      if (wanted.zoom < now.readable()) now.frameCells(cells, glide);
      else now.go(now.within(wanted.zoom < from.zoom ? wanted : reveal(from, now.frame, around)), glide);
    },
    stop: motion.stop,
    advance(ms) {
      now.camera = motion.next(now.camera, ms, now.frame, now.tame);
      return motion.moves;
    },
  };
}
