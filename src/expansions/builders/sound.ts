import type { Recipe } from '../../sound/recipe.ts';
import { wood } from '../../sound/recipes/materials.ts';

/** It is driven into the ground. */
const STANDS: Recipe = [...wood({ freq: 420, gain: 0.24 }), ...wood({ at: 0.12, freq: 380, gain: 0.28 })];

export const BUILDERS_SOUNDS = { 'builders-stands': [STANDS] } as const;
export const BUILDERS_MOVES = { builders: { 'comes-down': 'builders-stands' } } as const;
