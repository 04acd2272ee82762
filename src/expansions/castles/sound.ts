import type { Recipe } from '../../sound/recipe.ts';
import { bell, coin, horn, noise, stone } from '../../sound/recipes/materials.ts';

/** Blocks are stacked, the lower ones first. */
const FOUNDED: Recipe = [
  noise({ filter: 'lowpass', freq: 240, to: 520, gain: 0.22, attack: 0.12, hold: 0.3, decay: 0.24 }),
  ...[0, 0.16, 0.3, 0.43, 0.56].flatMap((at, n) => stone({ at, freq: 58 + 9 * n, gain: 0.36 - 0.05 * n, ring: 0.22 })),
  ...stone({ at: 0.68, freq: 118, gain: 0.14, ring: 0.16 }),
];

/** A horn from the walls, and coins. */
const PAID: Recipe = [
  ...horn({ freq: 196, gain: 0.2, hold: 0.14, ring: 0.3, bright: 900 }),
  ...horn({ at: 0.16, freq: 294, gain: 0.16, hold: 0.16, ring: 0.34, bright: 1000 }),
  ...coin({ at: 0.3, freq: 2450, gain: 0.06 }),
  ...coin({ at: 0.39, freq: 2790, gain: 0.05, ring: 0.3 }),
  ...bell({ at: 0.32, freq: 784, gain: 0.04, ring: 0.5 }),
];

export const CASTLE_SOUNDS = { 'castle-founded': [FOUNDED], 'castle-paid': [PAID] } as const;
export const CASTLE_BUILDS = { castle: 'castle-founded' } as const;
export const CASTLE_MOMENTS = { reached: 'castle-paid' } as const;
