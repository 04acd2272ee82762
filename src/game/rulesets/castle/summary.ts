import { largestGroup } from '../../core/grid.ts';
import { HELD_SIZE, HELD, KEEP_SIZE, SCORE, SUPPLY } from './table.ts';
import type { Table } from './table.ts';

/** The main figures of a position, by player. */
export interface Summary {
  readonly scores: readonly [number, number];
  readonly supply: readonly [number, number];
  /** Sizes of the houses with the keeps. */
  readonly keeps: readonly [number, number];
  /** Number of tokens held. */
  readonly tokens: readonly [number, number];
  readonly left: number;
}

export function summaryOf(t: Table): Summary {
  const pair = (address: number): readonly [number, number] => [t.get(address), t.get(address + 1)];
  return {
    scores: pair(SCORE),
    supply: pair(SUPPLY),
    keeps: pair(KEEP_SIZE),
    tokens: [t.get(HELD), t.get(HELD + HELD_SIZE)],
    left: t.left,
  };
}

/** Numbers of the cells of the largest group of empty cells (RULES.md §8.1). */
export const largestEmptyGroup = (t: Table): readonly number[] =>
  largestGroup(t.material.grid, (cell) => t.laidOn(cell) === 0);
