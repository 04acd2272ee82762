import type { Recipe } from '../../sound/recipe.ts';
import { wood } from '../../sound/recipes/materials.ts';

/** It is driven into the ground. */
const STANDS: Recipe = [...wood({ freq: 420, gain: 0.24 }), ...wood({ at: 0.12, freq: 380, gain: 0.28 })];

export const PIGS_SOUNDS = { 'pigs-stands': [STANDS] } as const;
export const PIGS_MOVES = { pigs: { 'comes-down': 'pigs-stands' } } as const;
