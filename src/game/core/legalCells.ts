import type { Cell, Rotation } from './vocabulary.ts';

/** An empty cell where the tile in hand may be placed. */
export interface LegalCell extends Cell {
  /** Clockwise, at least one; the first is the one to begin with. */
  readonly rotations: readonly Rotation[];
}

/** Groups placements packed as `cell × 4 + rotation` by cell; rotations ascend. */
export function rotationsByCell(places: Iterable<number>): ReadonlyMap<number, readonly Rotation[]> {
  const rotations = new Map<number, Rotation[]>();
  for (const place of places) {
    const cell = place >> 2;
    rotations.set(cell, [...(rotations.get(cell) ?? []), (place & 3) as Rotation].sort());
  }
  return rotations;
}
