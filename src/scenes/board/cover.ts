import type { Area } from '../../art/contract.ts';
import type { Point } from '../units.ts';

const STRIPS = 24;
const EDGE = 0.03;

/** How much of a cell has been drawn by patches: the painter lights a few rows at a time. */
export interface Cover {
  readonly done: boolean;
  add(patch: Area): void;
  /** Nothing more will be drawn: all of it has been. */
  complete(): void;
}

export function createCover(cell: Point): Cover {
  const missing = new Set(Array.from({ length: STRIPS }, (_, n) => n));
  return {
    get done() {
      return missing.size === 0;
    },
    complete: () => missing.clear(),
    add(patch) {
      if (patch.x > cell.x + EDGE || patch.x + patch.w < cell.x + 1 - EDGE) return;
      for (const strip of missing) {
        const middle = cell.y + (strip + 0.5) / STRIPS;
        if (middle >= patch.y && middle <= patch.y + patch.h) missing.delete(strip);
      }
    },
  };
}
