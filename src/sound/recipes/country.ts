import type { Recipe } from '../recipe.ts';
import { bell, chirp, cloth, noise, stone, thump, tone } from './materials.ts';

/**
 * Sounds of Carcassonne: the ground under a tile, and completed features. Roads and cities sound like paths and towers.
 */

export const LAND_GRASS: Recipe = cloth({ at: 0.02, freq: 1900, gain: 0.18, ring: 0.16 });

export const LAND_GRAVEL: Recipe = [
  noise({ at: 0.015, filter: 'bandpass', freq: 2100, q: 0.8, gain: 0.24, attack: 0.006, decay: 0.09 }),
  noise({ at: 0.075, filter: 'bandpass', freq: 2800, q: 0.8, gain: 0.15, attack: 0.008, decay: 0.07 }),
];

export const LAND_STONE: Recipe = stone({ at: 0.015, freq: 88, gain: 0.2, ring: 0.16 });

/** A wave, and two drops. */
export const LAND_WATER: Recipe = [
  noise({ at: 0.02, filter: 'bandpass', freq: 650, to: 1250, q: 0.9, gain: 0.26, attack: 0.08, decay: 0.24 }),
  tone({ at: 0.16, wave: 'sine', freq: 560, to: 860, gain: 0.06, attack: 0.004, decay: 0.07 }),
  tone({ at: 0.27, wave: 'sine', freq: 690, to: 1010, gain: 0.045, attack: 0.004, decay: 0.06 }),
];

/** The bell of the chapel, once. */
export const MONASTERY: Recipe = [
  ...bell({ freq: 392, gain: 0.19, ring: 0.9 }),
  ...thump({ freq: 98, gain: 0.14, ring: 0.3 }),
];

/** A lute under the trees, and a bird that answers. */
export const GARDEN: Recipe = [
  ...[659.3, 784, 987.8].map((freq, n) =>
    tone({ at: n * 0.1, wave: 'triangle', freq, gain: 0.12 - n * 0.02, attack: 0.003, decay: 0.38 }),
  ),
  ...chirp({ at: 0.46, freq: 3300, gain: 0.06, ring: 0.07 }),
  ...chirp({ at: 0.6, freq: 3500, gain: 0.05, ring: 0.06 }),
];

/** A herd passes: two bells, and rustling corn. */
export const FIELD: Recipe = [
  ...bell({ freq: 587, gain: 0.12, ring: 0.34 }),
  ...bell({ at: 0.16, freq: 523, gain: 0.1, ring: 0.34 }),
  ...bell({ at: 0.37, freq: 587, gain: 0.07, ring: 0.3 }),
  ...cloth({ at: 0.05, freq: 1700, gain: 0.07, ring: 0.34 }),
];
