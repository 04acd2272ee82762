import type { Recipe } from '../../sound/recipe.ts';
import { wood } from '../../sound/recipes/materials.ts';

/** It is driven into the ground. */
const STANDS: Recipe = [...wood({ freq: 420, gain: 0.24 }), ...wood({ at: 0.12, freq: 380, gain: 0.28 })];

export const INNS_SOUNDS = { 'inns-stands': [STANDS] } as const;
export const INNS_MOVES = { inns: { 'comes-down': 'inns-stands' } } as const;
