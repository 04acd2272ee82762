import type { Surface } from '../core/surface.ts';
import type { Structure } from '../topology/plan.ts';
import { cellsOf } from '../topology/structures.ts';
import { STRUCTURE_PAINTERS } from '../../expansions/art/structures.ts';

/** Paints the parts of these structures that are in a cell. */
export function paintStructures(s: Surface, x: number, y: number, built: readonly Structure[]): void {
  for (const one of built)
    if (cellsOf(one).some(([cx, cy]) => cx === x && cy === y)) STRUCTURE_PAINTERS[one.kind]?.(s, one, built);
}
