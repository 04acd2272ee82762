import { easeInOut } from '../units.ts';
import type { CameraView, Frame } from './maths.ts';
import { between, panBy, toScreen } from './maths.ts';

const GLIDE_MS = 320;
/** Time in which the speed of a flung board drops to a third. */
const FRICTION_MS = 190;
/** Below these speeds, in CSS pixels per millisecond, a finger does not fling, and a flung board stands still. */
const LEAST_FLING = 0.15;
const SLOWEST = 0.02;
/** Held by the edge, the board moves less than this, in CSS pixels. */
const STUCK = 0.05;

/** How a camera moves by itself: it glides to a place, or slides on after a fling. */
export function createCameraMotion() {
  let glide: { readonly from: CameraView; readonly to: CameraView; at: number } | undefined;
  let speed: { readonly vx: number; readonly vy: number } | undefined;

  function stop(): void {
    glide = undefined;
    speed = undefined;
  }

  return {
    stop,
    /** Where a glide ends; `undefined`: the camera does not glide. */
    get goal(): CameraView | undefined {
      return glide?.to;
    },
    glide(from: CameraView, to: CameraView): void {
      stop();
      glide = { from, to, at: 0 };
    },
    /** CSS pixels per millisecond. */
    fling(vx: number, vy: number): void {
      speed = Math.hypot(vx, vy) > LEAST_FLING ? { vx, vy } : undefined;
    },
    /** The next camera; `tame` keeps it within its bounds. */
    next(camera: CameraView, ms: number, frame: Frame, tame: (wanted: CameraView) => CameraView): CameraView {
      if (glide) {
        const { from, to } = glide;
        glide.at = Math.min(glide.at + ms / GLIDE_MS, 1);
        if (glide.at < 1) return between(from, to, frame, easeInOut(glide.at));
        glide = undefined;
        return to;
      }
      if (!speed) return camera;
      const { vx, vy } = speed;
      const moved = tame(panBy(camera, vx * ms, vy * ms));
      const [before, after] = [toScreen(camera, { x: 0, y: 0 }), toScreen(moved, { x: 0, y: 0 })];
      const fade = Math.exp(-ms / FRICTION_MS);
      const isStuck = Math.hypot(after.x - before.x, after.y - before.y) < STUCK;
      speed = isStuck || Math.hypot(vx * fade, vy * fade) < SLOWEST ? undefined : { vx: vx * fade, vy: vy * fade };
      return moved;
    },
    get moves(): boolean {
      return glide !== undefined || speed !== undefined;
    },
  };
}
