import type { Recipe } from '../../sound/recipe.ts';
import { noise, tone, wood } from '../../sound/recipes/materials.ts';

/** It is set down, and grunts. */
const PIG: Recipe = [
  ...wood({ freq: 430, gain: 0.24, ring: 0.07 }),
  ...[0.12, 0.27].flatMap((at, n) => [
    tone({ at, wave: 'sawtooth', freq: 128 - 14 * n, to: 96, lowpass: 620, gain: 0.14, attack: 0.02, decay: 0.1 }),
    noise({ at, filter: 'bandpass', freq: 540, q: 1.4, gain: 0.05, attack: 0.02, decay: 0.09 }),
  ]),
];

export const PIGS_SOUNDS = { pig: [PIG] } as const;
export const PIGS_FIGURES = { pig: 'pig' } as const;
