import type { Point } from '../units.ts';
import { distance } from '../units.ts';

/** What fingers and mice do. Points are CSS pixels of the canvas, times milliseconds. */
export type PointerSignal =
  | { readonly type: 'tap'; readonly at: Point; readonly double: boolean }
  /** The board is dragged. */
  | { readonly type: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly type: 'fling'; readonly vx: number; readonly vy: number }
  /** What was grabbed is dragged. */
  | { readonly type: 'carry'; readonly at: Point }
  | { readonly type: 'dropped'; readonly at: Point }
  | { readonly type: 'pinch'; readonly at: Point; readonly factor: number; readonly dx: number; readonly dy: number }
  /** Two fingers rotated by a quarter turn. */
  | { readonly type: 'twist'; readonly direction: 1 | -1 }
  | { readonly type: 'hover'; readonly at: Point | null }
  /** A long press, and the movement of the finger after it: inspects instead of acting. */
  | { readonly type: 'hold'; readonly at: Point };

export interface PointerInput {
  readonly id: number;
  readonly at: Point;
  readonly time: number;
}

const SLOP = 8;
const DOUBLE_MS = 300;
const DOUBLE_PX = 28;
/** A press this long inspects instead of acting. */
export const HOLD_MS = 450;
/** Rotation of two fingers that counts as a quarter turn: less than 90°, because a full one is hard to do. */
const TWIST = Math.PI / 5;

interface Finger {
  start: Point;
  at: Point;
  trail: { at: Point; time: number }[];
}

/**
 * A state machine independent of the DOM: turns pointer events into signals. `grabs` tells whether a press at a point
 * takes hold of something.
 */
export function createGestures(emit: (signal: PointerSignal) => void, grabs: (at: Point) => boolean) {
  const fingers = new Map<number, Finger>();
  let mode: 'none' | 'press' | 'pan' | 'carry' | 'pinch' | 'hold' = 'none';
  let grabbed = false;
  let lastTap: { at: Point; time: number } | undefined;
  let twisted = 0;

  const pair = (): readonly [Finger, Finger] | undefined => {
    const [first, second] = [...fingers.values()];
    return first && second ? [first, second] : undefined;
  };

  function down({ id, at, time }: PointerInput): void {
    fingers.set(id, { start: at, at, trail: [{ at, time }] });
    if (fingers.size === 1) {
      mode = 'press';
      grabbed = grabs(at);
    } else if (fingers.size === 2) {
      if (mode === 'carry') emit({ type: 'dropped', at });
      mode = 'pinch';
      twisted = 0;
      lastTap = undefined;
    }
  }

  function pinch(moved: Finger, to: Point): void {
    const both = pair();
    if (!both) return;
    const [a, b] = both;
    const before = {
      gap: distance(a.at, b.at),
      x: (a.at.x + b.at.x) / 2,
      y: (a.at.y + b.at.y) / 2,
      angle: Math.atan2(b.at.y - a.at.y, b.at.x - a.at.x),
    };
    moved.at = to;
    const at = { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 };
    const factor = before.gap > 1 ? distance(a.at, b.at) / before.gap : 1;
    emit({ type: 'pinch', at, factor, dx: at.x - before.x, dy: at.y - before.y });
    const turn = Math.atan2(b.at.y - a.at.y, b.at.x - a.at.x) - before.angle;
    twisted += Math.atan2(Math.sin(turn), Math.cos(turn));
    if (Math.abs(twisted) > TWIST) {
      emit({ type: 'twist', direction: twisted > 0 ? 1 : -1 });
      twisted = 0;
    }
  }

  function move({ id, at, time }: PointerInput): void {
    const finger = fingers.get(id);
    if (!finger) return emit({ type: 'hover', at });
    if (mode === 'pinch') return pinch(finger, at);
    if (mode === 'press' && distance(at, finger.start) > SLOP) mode = grabbed ? 'carry' : 'pan';
    if (mode === 'pan') emit({ type: 'pan', dx: at.x - finger.at.x, dy: at.y - finger.at.y });
    if (mode === 'carry') emit({ type: 'carry', at });
    if (mode === 'hold') emit({ type: 'hold', at });
    if (mode !== 'press') finger.at = at;
    finger.trail = [...finger.trail.filter((point) => time - point.time < 90), { at, time }];
  }

  function tap(at: Point, time: number): void {
    const double = lastTap !== undefined && time - lastTap.time < DOUBLE_MS && distance(at, lastTap.at) < DOUBLE_PX;
    lastTap = double ? undefined : { at, time };
    emit({ type: 'tap', at, double });
  }

  function up({ id, at, time }: PointerInput): void {
    const finger = fingers.get(id);
    if (!finger) return;
    fingers.delete(id);
    if (mode === 'press') tap(at, time);
    if (mode === 'carry') emit({ type: 'dropped', at });
    if (mode === 'pan') {
      const first = finger.trail.find((point) => time - point.time < 90);
      const span = first ? time - first.time : 0;
      if (first && span > 8) emit({ type: 'fling', vx: (at.x - first.at.x) / span, vy: (at.y - first.at.y) / span });
    }
    const [rest] = fingers.values();
    if (mode === 'pinch' && rest) {
      rest.trail = [];
      mode = 'pan';
    } else if (!rest) mode = 'none';
  }

  function cancel(id: number): void {
    const finger = fingers.get(id);
    if (finger && mode === 'carry') emit({ type: 'dropped', at: finger.at });
    fingers.delete(id);
    if (fingers.size === 0) mode = 'none';
  }

  /** Called when a finger has been down for `HOLD_MS`. */
  function hold(): void {
    const [finger, another] = [...fingers.values()];
    if (mode !== 'press' || grabbed || !finger || another) return;
    mode = 'hold';
    lastTap = undefined;
    emit({ type: 'hold', at: finger.at });
  }

  return { down, hold, move, up, cancel, leave: (): void => emit({ type: 'hover', at: null }) };
}
