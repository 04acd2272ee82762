import type { Recipe } from '../../sound/recipe.ts';
import { wood } from '../../sound/recipes/materials.ts';

/** It is driven into the ground. */
const STANDS: Recipe = [...wood({ freq: 420, gain: 0.24 }), ...wood({ at: 0.12, freq: 380, gain: 0.28 })];

export const SAMPLE_SOUNDS = { 'sample-stands': [STANDS] } as const;
export const SAMPLE_MOVES = { sample: { 'comes-down': 'sample-stands' } } as const;
