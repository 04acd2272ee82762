import { hypot } from '../core/math.ts';
import type { Box } from './box.ts';
import { union } from './box.ts';
import { CHUNK } from './grid.ts';
import type { Cell } from './land.ts';
import { MEADOW_CELLS } from './meadow.ts';

/** Distance of the meadow for the order of work. */
const FAR = { first: -1e6, last: 1e6 } as const;

/** A square of the plane, or of the repeated meadow. */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly wild: boolean;
  /** What has been lit so far, what must be lit again, and whether all of it still has the previous light. */
  lit?: Box;
  dirty?: Box;
  stale: boolean;
}

/** The chunks of the plane that have been touched, and those of the meadow, which all are to be lit at first. */
export function createChunks(wild: keyof typeof FAR) {
  const chunks = new Map<string, Chunk>();
  let focus: Cell = [0, 0];
  for (let y = 0; y < MEADOW_CELLS; y += CHUNK)
    for (let x = 0; x < MEADOW_CELLS; x += CHUNK)
      chunks.set(`wild:${x},${y}`, {
        x,
        y,
        wild: true,
        dirty: { x0: x, y0: y, x1: x + CHUNK, y1: y + CHUNK },
        stale: false,
      });

  return {
    all: (): readonly Chunk[] => [...chunks.values()],
    /** What is near this place comes first. */
    focus: (at: Cell): void => void (focus = at),
    /** This part of the plane must be lit again. */
    touch(box: Box): void {
      const from = (v: number): number => Math.floor(v / CHUNK) * CHUNK;
      for (let y = from(box.y0); y < box.y1; y += CHUNK) {
        for (let x = from(box.x0); x < box.x1; x += CHUNK) {
          const key = `${x},${y}`;
          const chunk = chunks.get(key) ?? { x, y, wild: false, stale: false };
          chunks.set(key, chunk);
          chunk.dirty = union(chunk.dirty, {
            x0: Math.max(box.x0, x),
            y0: Math.max(box.y0, y),
            x1: Math.min(box.x1, x + CHUNK),
            y1: Math.min(box.y1, y + CHUNK),
          });
        }
      }
    },
    /** The chunk to light next: among the changed ones, the nearest to the focus. */
    nextDirty(): Chunk | undefined {
      const far = (chunk: Chunk): number =>
        (chunk.wild ? FAR[wild] : 0) + hypot(chunk.x + CHUNK / 2 - focus[0], chunk.y + CHUNK / 2 - focus[1]);
      return [...chunks.values()]
        .filter(({ dirty }) => dirty)
        .reduce<Chunk | undefined>((best, one) => (best && far(best) <= far(one) ? best : one), undefined);
    },
  };
}
