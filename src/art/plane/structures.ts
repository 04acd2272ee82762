import type { Structure } from '../contract.ts';
import type { Surface } from '../core/surface.ts';
import { STRUCTURES } from './modules/index.ts';

/** How something that players build on the plane is painted. */
export interface StructureArt {
  /** Cells that it covers, from its own. */
  readonly cells: (one: Structure) => readonly (readonly [number, number])[];
  /** Sides of its cell that it makes a road leave by. */
  readonly roads: (one: Structure) => readonly number[];
  /** Paints it where it is seen, in the coordinates of the plane; `others`: what else is built around. */
  readonly paint: (s: Surface, one: Structure, others: readonly Structure[]) => void;
}

const artOf = ({ kind }: Structure): StructureArt | undefined =>
  Object.hasOwn(STRUCTURES, kind) ? STRUCTURES[kind] : undefined;

export const cellsOf = (one: Structure): readonly (readonly [number, number])[] => artOf(one)?.cells(one) ?? [];

export const roadsOf = (one: Structure): readonly number[] => artOf(one)?.roads(one) ?? [];

/** Paints what of these reaches into a cell. */
export function paintStructures(s: Surface, x: number, y: number, built: readonly Structure[]): void {
  for (const one of built) if (cellsOf(one).some(([cx, cy]) => cx === x && cy === y)) artOf(one)?.paint(s, one, built);
}
