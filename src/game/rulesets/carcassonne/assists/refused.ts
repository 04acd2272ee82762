import type { Cell } from '../../../core/vocabulary.ts';
import { ROTATIONS } from '../../../core/vocabulary.ts';
import type { CarcassonnePosition } from '../base/position.ts';
import { HAND } from '../base/table.ts';
import type { Table } from '../base/table.ts';

/** An empty cell whose sides match the tile in hand, but where it may not be placed. */
export interface RefusedCell extends Cell {
  readonly code: string;
  /** Cells of the tiles that are the reason. */
  readonly because: readonly Cell[];
}

/**
 * Lists the cells where a rule other than matching sides forbids the tile in hand in every rotation that fits (RULES.md
 * §9, §14).
 */
export function refusedCells({ table: t }: CarcassonnePosition): readonly RefusedCell[] {
  const tile = t.get(HAND);
  if (tile < 0 || !t.rules.conditions.some((condition) => condition.concerns(t, tile))) return [];
  const found: RefusedCell[] = [];
  for (let cell = 0; cell < t.plane.count; cell++) {
    if (t.laidOn(cell) !== 0 || !t.frontier.touches(cell)) continue;
    const turns = ROTATIONS.filter((rotation) => fits(t, tile, cell, rotation));
    const refusals = turns.map((rotation) => refusedAt(t, tile, cell, rotation));
    // If there are several reasons, prefer one that can be shown.
    const refusal = refusals.find((one) => one && one.because.length > 0) ?? refusals[0];
    if (refusal && refusals.every((one) => one !== undefined)) found.push(refusal);
  }
  return found;
}

const fits = (t: Table, tile: number, cell: number, rotation: number): boolean =>
  ((t.frontier.fits(t.material.table.classes, (tile * 4 + rotation) * 4, cell >> 5) >>> (cell & 31)) & 1) === 1;

function refusedAt(t: Table, tile: number, cell: number, rotation: number): RefusedCell | undefined {
  for (const condition of t.rules.conditions) {
    const refusal = condition.concerns(t, tile) ? condition.whyIllegal(t, cell, tile, rotation) : undefined;
    if (!refusal) continue;
    const because = condition.because?.(t, cell, tile, rotation) ?? [];
    return { ...t.plane.coordinates(cell), code: refusal.code, because: because.map((at) => t.plane.coordinates(at)) };
  }
  return undefined;
}
