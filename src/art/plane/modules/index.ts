import type { StructurePainter } from '../structures.ts';
import { BRIDGE_PAINTERS } from './bridges.ts';
import { CASTLE_PAINTERS } from './castles.ts';

/** What modules let players build on the plane, by kind; where it lies: `topology/modules`. */
export const STRUCTURE_PAINTERS: Readonly<Record<string, StructurePainter>> = {
  ...BRIDGE_PAINTERS,
  ...CASTLE_PAINTERS,
};
