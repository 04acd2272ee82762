import type { StructureArt } from '../structures.ts';
import { BRIDGE_ART } from './bridges.ts';
import { CASTLE_ART } from './castles.ts';

/** What modules let players build on the plane, by kind. */
export const STRUCTURES: Readonly<Record<string, StructureArt>> = { ...BRIDGE_ART, ...CASTLE_ART };
