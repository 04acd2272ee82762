import type { Half } from '../../game/index.ts';
import { clamp } from '../core/math.ts';
import { sideOfHalf } from './sides.ts';

/** A tile as a coarse grid of labelled areas, for placing things and for checking the picture. */
export const CELLS = 80;

export const gridIndex = (x: number, y: number): number =>
  clamp(Math.floor(y * CELLS), 0, CELLS - 1) * CELLS + clamp(Math.floor(x * CELLS), 0, CELLS - 1);
export const gridX = (k: number): number => ((k % CELLS) + 0.5) / CELLS;
export const gridY = (k: number): number => (Math.floor(k / CELLS) + 0.5) / CELLS;

/** Labels the connected areas of free cells 0, 1, 2 …; others get -1. */
export function label(free: (k: number) => boolean): { readonly labels: Int32Array; readonly count: number } {
  const labels = new Int32Array(CELLS * CELLS).fill(-1);
  let count = 0;
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== -1 || !free(start)) continue;
    const id = count++;
    const todo = [start];
    labels[start] = id;
    for (let k = todo.pop(); k !== undefined; k = todo.pop()) {
      const i = k % CELLS;
      for (const q of [i > 0 ? k - 1 : -1, i < CELLS - 1 ? k + 1 : -1, k - CELLS, k + CELLS]) {
        if (labels[q] !== -1 || !free(q)) continue;
        labels[q] = id;
        todo.push(q);
      }
    }
  }
  return { labels, count };
}

/** Cells along a half-side, clockwise. */
export function borderCells(half: Half): number[] {
  const side = sideOfHalf(half);
  const from = half.endsWith('L') ? 0 : CELLS / 2;
  const last = CELLS - 1;
  const out: number[] = [];
  for (let u = from; u < from + CELLS / 2; u++) {
    const [i, j] = side === 0 ? [u, 0] : side === 1 ? [last, u] : side === 2 ? [last - u, last] : [0, last - u];
    out.push(j * CELLS + i);
  }
  return out;
}

/** The most frequent label along some half-sides, or -1. */
export function labelAt(halves: readonly Half[], labels: Int32Array): number {
  const votes = new Map<number, number>();
  for (const half of halves) {
    for (const k of borderCells(half)) {
      const id = labels[k] ?? -1;
      if (id >= 0) votes.set(id, (votes.get(id) ?? 0) + 1);
    }
  }
  let best = -1;
  let most = 0;
  for (const [id, n] of votes) {
    if (n <= most) continue;
    best = id;
    most = n;
  }
  return best;
}
