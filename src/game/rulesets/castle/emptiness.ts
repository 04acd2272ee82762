import type { Grid } from '../../core/grid.ts';
import type { Table } from './table.ts';

const CACHE = 1 << 12;

/**
 * Size of the largest group of empty cells (RULES.md §8.1), fast enough for an evaluation: cached by set of covered
 * cells.
 */
export class Emptiness {
  private readonly keys: Int32Array;
  private readonly sizes = new Uint8Array(CACHE);
  private readonly seen: Uint8Array;
  private readonly stack: Int16Array;

  constructor(private readonly grid: Grid) {
    this.keys = new Int32Array(CACHE * ((grid.cellCount + 31) >> 5)).fill(-1);
    this.seen = new Uint8Array(grid.cellCount);
    this.stack = new Int16Array(grid.cellCount);
  }

  largest(t: Table): number {
    const { words } = t.frontier;
    let hash = 0;
    for (let w = 0; w < words; w++) hash = Math.imul(hash ^ t.frontier.covered(w), 0x9e3779b1);
    const slot = (hash >>> 20) & (CACHE - 1);
    let known = true;
    for (let w = 0; w < words; w++) {
      const covered = t.frontier.covered(w);
      if (this.keys[slot * words + w] !== covered) known = false;
      this.keys[slot * words + w] = covered;
    }
    if (!known) this.sizes[slot] = this.measure(t);
    return this.sizes[slot] as number;
  }

  private measure(t: Table): number {
    const { grid, seen, stack } = this;
    for (let cell = 0; cell < grid.cellCount; cell++) seen[cell] = t.laidOn(cell) === 0 ? 0 : 1;
    let best = 0;
    for (let start = 0; start < grid.cellCount; start++) {
      if (seen[start]) continue;
      let size = 1;
      stack[0] = start;
      seen[start] = 1;
      for (let n = 0; n < size; n++) {
        for (let side = 0, at = (stack[n] as number) * 4; side < 4; side++) {
          const next = grid.neighbours[at + side] as number;
          if (next < 0 || next >= grid.cellCount || seen[next]) continue;
          seen[next] = 1;
          stack[size++] = next;
        }
      }
      if (size > best) best = size;
    }
    return best;
  }
}
