import type { Point } from '../core/math.ts';
import { STRUCTURE_SHAPES } from '../../expansions/art/shapes.ts';
import type { Structure, StructureShape } from './plan.ts';

export const shapeOf = ({ kind }: Structure): StructureShape | undefined =>
  Object.hasOwn(STRUCTURE_SHAPES, kind) ? STRUCTURE_SHAPES[kind] : undefined;

export const cellsOf = (one: Structure): readonly Point[] => shapeOf(one)?.cells(one) ?? [];
