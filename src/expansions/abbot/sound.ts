import type { Recipe } from '../../sound/recipe.ts';
import { bell, thump, wood } from '../../sound/recipes/materials.ts';

/** The abbot wears a small bell. */
const ABBOT: Recipe = [
  ...wood({ freq: 540, gain: 0.26, ring: 0.08 }),
  ...thump({ freq: 140, gain: 0.18, ring: 0.07 }),
  ...bell({ at: 0.05, freq: 1046.5, gain: 0.05, ring: 0.5 }),
];

export const ABBOT_SOUNDS = { abbot: [ABBOT] } as const;
export const ABBOT_FIGURES = { abbot: 'abbot' } as const;
