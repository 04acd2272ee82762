import type { Recipe } from '../../sound/recipe.ts';
import { stone, thump, wood } from '../../sound/recipes/materials.ts';

/** He is set down, and knocks twice with his hammer. */
const BUILDER: Recipe = [
  ...wood({ freq: 500, gain: 0.26, ring: 0.08 }),
  ...thump({ freq: 130, gain: 0.18, ring: 0.07 }),
  ...stone({ at: 0.16, freq: 210, gain: 0.16, ring: 0.12 }),
  ...stone({ at: 0.3, freq: 230, gain: 0.2, ring: 0.14 }),
];

export const BUILDERS_SOUNDS = { builder: [BUILDER] } as const;
export const BUILDERS_FIGURES = { builder: 'builder' } as const;
