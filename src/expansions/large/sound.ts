import type { Recipe } from '../../sound/recipe.ts';
import { thump, wood } from '../../sound/recipes/materials.ts';

/** Heavier than a follower, and it comes down twice: the plinth, then the whole. */
const LARGE: Recipe = [
  ...wood({ freq: 410, gain: 0.3, ring: 0.09 }),
  ...thump({ freq: 96, gain: 0.34, ring: 0.11 }),
  ...wood({ at: 0.07, freq: 350, gain: 0.2, ring: 0.1 }),
  ...thump({ at: 0.07, freq: 84, gain: 0.2, ring: 0.12 }),
];

export const LARGE_SOUNDS = { large: [LARGE] } as const;
export const LARGE_FIGURES = { large: 'large' } as const;
