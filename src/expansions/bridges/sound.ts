import type { Recipe } from '../../sound/recipe.ts';
import { cloth, thump, wood } from '../../sound/recipes/materials.ts';

/** A deck is set down on its posts, and planks are hammered down. */
const BUILT: Recipe = [
  ...thump({ freq: 88, gain: 0.36, ring: 0.14 }),
  ...wood({ freq: 245, gain: 0.3, ring: 0.13 }),
  ...wood({ at: 0.05, freq: 268, gain: 0.16, ring: 0.1 }),
  ...[0.19, 0.31, 0.43].flatMap((at, n) => [
    ...wood({ at, freq: 420 + 34 * n, gain: 0.22 - 0.03 * n, ring: 0.06 }),
    ...thump({ at, freq: 120, gain: 0.1, ring: 0.05 }),
  ]),
  ...cloth({ at: 0.5, freq: 1700, gain: 0.05, ring: 0.1 }),
];

export const BRIDGE_SOUNDS = { 'bridge-built': [BUILT] } as const;
export const BRIDGE_BUILDS = { 'bridge-NS': 'bridge-built', 'bridge-WE': 'bridge-built' } as const;
