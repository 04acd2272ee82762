import type { Recipe } from '../../sound/recipe.ts';
import { bell } from '../../sound/recipes/materials.ts';

const CHIMES = [1174.7, 1480, 1760, 2217.5, 2637];

/** She rises with small bells, one after the other. */
const RISES: Recipe = CHIMES.flatMap((freq, n) => bell({ at: n * 0.055, freq, gain: 0.045, ring: 0.4 }));

/** She comes to rest with a chord. */
const STAYS: Recipe = [880, 1174.7, 1480].flatMap((freq, n) => bell({ at: n * 0.02, freq, gain: 0.06, ring: 0.8 }));

export const FAIRY_SOUNDS = { 'fairy-rises': [RISES], 'fairy-stays': [STAYS] } as const;
export const FAIRY_MOVES = { fairy: { 'sets-out': 'fairy-rises', 'comes-down': 'fairy-stays' } } as const;
