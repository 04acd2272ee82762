import type { Surface } from '../../art/core/surface.ts';
import type { Structure } from '../../art/topology/plan.ts';
import { BRIDGE_PAINTERS } from '../bridges/art/structures.ts';
import { CASTLE_PAINTERS } from '../castles/art/structures.ts';

/** Paints a structure that players built on the plane; `others`: the structures around it. */
export type StructurePainter = (s: Surface, one: Structure, others: readonly Structure[]) => void;

/** By kind; where each of them is: shapes.ts. */
export const STRUCTURE_PAINTERS: Readonly<Record<string, StructurePainter>> = {
  ...BRIDGE_PAINTERS,
  ...CASTLE_PAINTERS,
};
