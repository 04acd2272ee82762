import { assert } from './result.ts';
import { SIDES } from './vocabulary.ts';
import type { Cell, Side } from './vocabulary.ts';

export const STEP_X = [0, 1, 0, -1] as const;
export const STEP_Y = [-1, 0, 1, 0] as const;

/**
 * Numbered spaces that can hold a tile: first the cells that players fill, then fixed places next to a cell (start
 * spaces). For a bounded board; an open board is a plane (plane.ts).
 */
export interface Grid {
  readonly cells: readonly Cell[];
  /** Number of cells; spaces from this number on are fixed places. */
  readonly cellCount: number;
  readonly spaceCount: number;
  /** `space × 4 + side` → the space beyond that side, or -1. */
  readonly neighbours: Int16Array;
  /** Number of the cell at `x, y`; -1 outside the board. */
  cellAt(x: number, y: number): number;
}

/** A fixed place beyond the side `side` of a cell. */
export interface FixedPlace {
  readonly cell: Cell;
  readonly side: Side;
}

export function makeGrid(cells: readonly Cell[], fixed: readonly FixedPlace[]): Grid {
  const numbers = new Map(cells.map((cell, number) => [`${cell.x},${cell.y}`, number]));
  const cellAt = (x: number, y: number): number => numbers.get(`${x},${y}`) ?? -1;
  const spaceCount = cells.length + fixed.length;
  const neighbours = new Int16Array(spaceCount * 4).fill(-1);
  for (const [space, { x, y }] of cells.entries()) {
    for (let side = 0; side < 4; side++)
      neighbours[space * 4 + side] = cellAt(x + (STEP_X[side] as number), y + (STEP_Y[side] as number));
  }
  for (const [number, place] of fixed.entries()) {
    const cell = cellAt(place.cell.x, place.cell.y);
    const side = SIDES.indexOf(place.side);
    const space = cells.length + number;
    assert(
      cell >= 0 && neighbours[cell * 4 + side] === -1,
      `a free side for the fixed place beside ${place.cell.x},${place.cell.y}`,
    );
    neighbours[cell * 4 + side] = space;
    neighbours[space * 4 + ((side + 2) & 3)] = cell;
  }
  return { cells, cellCount: cells.length, spaceCount: spaceCount, neighbours, cellAt };
}

/**
 * Returns the largest group of edge-connected cells among those that `belongs` accepts; the first one found if several
 * are equally large.
 */
export function largestGroup(grid: Grid, belongs: (cell: number) => boolean): readonly number[] {
  const seen = new Uint8Array(grid.cellCount);
  let best: readonly number[] = [];
  for (let start = 0; start < grid.cellCount; start++) {
    if (seen[start] || !belongs(start)) continue;
    const group = [start];
    seen[start] = 1;
    for (const cell of group) {
      for (let side = 0; side < 4; side++) {
        const next = grid.neighbours[cell * 4 + side] as number;
        if (next < 0 || next >= grid.cellCount || seen[next] || !belongs(next)) continue;
        seen[next] = 1;
        group.push(next);
      }
    }
    if (group.length > best.length) best = group;
  }
  return best;
}
