import type { Structure } from '../contract.ts';
import { STRUCTURE_SHAPES } from './modules/index.ts';

type CellAt = readonly [x: number, y: number];

/** Where something that players build on the plane is. */
export interface StructureShape {
  /** Cells that it covers. */
  readonly cells: (one: Structure) => readonly CellAt[];
  /** What it adds to the tile on its cell: a feature of this kind, whose number comes after all others. */
  readonly adds?: {
    readonly kind: string;
    /** Sides of its cell that it leaves by. */
    readonly sides: (one: Structure) => readonly number[];
    /** Does it lie at a place of the plane? */
    readonly covers: (one: Structure, x: number, y: number) => boolean;
    /** Where one stands on it. */
    readonly stand: (one: Structure) => CellAt;
  };
}

export const shapeOf = ({ kind }: Structure): StructureShape | undefined =>
  Object.hasOwn(STRUCTURE_SHAPES, kind) ? STRUCTURE_SHAPES[kind] : undefined;

export const cellsOf = (one: Structure): readonly CellAt[] => shapeOf(one)?.cells(one) ?? [];
