import { cellKey } from '../../game/index.ts';
import type { Point, Rect } from '../units.ts';
import { isInSight } from './framing.ts';
import type { CameraView } from './maths.ts';

/** The way along the signs at the edges: which cells of a moment the player has seen on it. */
export function createWay() {
  const seen = new Set<string>();
  let all: readonly Point[] = [];
  let name = '';

  return {
    /** What a moment is about; another one begins another way. */
    turnTo(cells: readonly Point[]): void {
      const next = cells.map(cellKey).join(' ');
      if (next !== name) seen.clear();
      [all, name] = [cells, next];
    },
    /** Those of some cells that have not been in sight yet; if all have, all of them. */
    unseen(cells: readonly Point[], camera: CameraView, free: Rect): readonly Point[] {
      for (const cell of all) if (isInSight(camera, free, cell)) seen.add(cellKey(cell));
      const others = cells.filter((cell) => !seen.has(cellKey(cell)));
      return others.length > 0 ? others : cells;
    },
  };
}
