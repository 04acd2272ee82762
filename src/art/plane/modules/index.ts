import type { Surface } from '../../core/surface.ts';
import type { Structure } from '../../topology/plan.ts';
import { BRIDGE_PAINTERS } from './bridges.ts';
import { CASTLE_PAINTERS } from './castles.ts';

/** Paints something that players build on the plane, where it is seen; `others`: what else is built around. */
export type StructurePainter = (s: Surface, one: Structure, others: readonly Structure[]) => void;

/** By kind; where each lies: `topology/modules`. */
export const STRUCTURE_PAINTERS: Readonly<Record<string, StructurePainter>> = {
  ...BRIDGE_PAINTERS,
  ...CASTLE_PAINTERS,
};
