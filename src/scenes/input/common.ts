import type { Cell } from '../../game/index.ts';
import type { Idle, Placing } from '../../session/tableContract.ts';
import type { Look } from '../camera/maths.ts';
import { BUTTON, buttonSpots, ghostRect } from '../overlay/spots.ts';
import type { Point, Rect } from '../units.ts';
import { distance, inside } from '../units.ts';

/** What lies under a finger on the table of any family. */
export type CommonTarget =
  | { readonly type: 'turn'; readonly direction: 1 | -1 }
  | { readonly type: 'ghost'; readonly cell: Cell }
  | { readonly type: 'cell'; readonly cell: Cell; readonly legal: boolean }
  | { readonly type: 'none' };

export const NONE: CommonTarget = { type: 'none' };
/** Reach of a finger around the disc of a follower, in CSS pixels. */
export const REACH = 20;

interface Scenery {
  readonly gesture: Idle | Placing | { readonly type: 'deploying' | 'scoring' };
  readonly look: Look;
  /** Free area in CSS pixels. */
  readonly free: Rect;
}

/** The hanging tile and its buttons. */
export function ghostTarget(point: Point, { gesture, look, free }: Scenery): CommonTarget | undefined {
  if (gesture.type !== 'placing') return undefined;
  const rect = ghostRect(gesture, look);
  if (gesture.rotations.length > 1) {
    const { cw, ccw } = buttonSpots(rect, free);
    if (distance(point, cw) <= BUTTON / 2 + 2) return { type: 'turn', direction: 1 };
    if (distance(point, ccw) <= BUTTON / 2 + 2) return { type: 'turn', direction: -1 };
  }
  return inside(point, rect) ? { type: 'ghost', cell: { x: gesture.x, y: gesture.y } } : undefined;
}
