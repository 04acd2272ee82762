import type { Surface } from '../../core/surface.ts';
import type { Structure } from '../../topology/plan.ts';
import { BRIDGE_PAINTERS } from './bridges.ts';
import { CASTLE_PAINTERS } from './castles.ts';

/** Paints a structure that players built on the plane; `others`: the structures around it. */
export type StructurePainter = (s: Surface, one: Structure, others: readonly Structure[]) => void;

/** By kind; where each of them is: `topology/modules`. */
export const STRUCTURE_PAINTERS: Readonly<Record<string, StructurePainter>> = {
  ...BRIDGE_PAINTERS,
  ...CASTLE_PAINTERS,
};
