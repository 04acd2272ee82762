import type { Recipe } from '../recipe.ts';
import { bell, cloth, noise, stone, thump, tone, wood } from './materials.ts';

/** Tiles, figures and tokens on the table. Several recipes of one sound take turns. */

const drop = (freq: number, second: number): Recipe => [
  ...thump({ freq: 92, gain: 0.42, ring: 0.15 }),
  ...wood({ freq, gain: 0.26, ring: 0.11 }),
  noise({ filter: 'lowpass', freq: 950, gain: 0.3, decay: 0.09 }),
  // The far edge touches slightly later.
  ...wood({ at: second, freq: freq * 1.18, gain: 0.08, ring: 0.06 }),
];

export const TILE_DROPS: readonly Recipe[] = [drop(285, 0.034), drop(312, 0.042), drop(264, 0.029)];

export const TILE_LIFT: Recipe = [
  ...wood({ freq: 640, gain: 0.07, ring: 0.04 }),
  ...cloth({ freq: 1500, gain: 0.2, ring: 0.13 }),
];

export const ROTATE: Recipe = [
  ...wood({ freq: 980, gain: 0.15, ring: 0.045 }),
  ...cloth({ freq: 2400, gain: 0.06, ring: 0.06 }),
];

/** Two soft knocks under the table: not here. */
export const ILLEGAL: Recipe = [
  ...thump({ freq: 128, gain: 0.4, ring: 0.1 }),
  ...wood({ freq: 205, gain: 0.1, ring: 0.06 }),
  ...thump({ at: 0.115, freq: 108, gain: 0.34, ring: 0.12 }),
  ...wood({ at: 0.115, freq: 178, gain: 0.08, ring: 0.06 }),
];

export const FOLLOWER: Recipe = [
  ...wood({ freq: 590, gain: 0.3, ring: 0.075 }),
  ...thump({ freq: 150, gain: 0.2, ring: 0.07 }),
];

/** Tips over, rolls once and comes to rest. */
export const MERCHANT: Recipe = [
  ...cloth({ freq: 1100, gain: 0.09, ring: 0.07 }),
  ...wood({ at: 0.03, freq: 455, gain: 0.26, ring: 0.085 }),
  ...wood({ at: 0.115, freq: 520, gain: 0.1, ring: 0.05 }),
  ...wood({ at: 0.17, freq: 495, gain: 0.05, ring: 0.04 }),
];

/** Sits down, and then lies down in the grass. */
export const FARMER: Recipe = [
  ...wood({ freq: 430, gain: 0.18, ring: 0.07 }),
  ...cloth({ at: 0.03, freq: 1500, gain: 0.16, ring: 0.16 }),
  ...cloth({ at: 0.15, freq: 2300, gain: 0.08, ring: 0.2 }),
];

/** One space of the track; the director raises the pitch from hop to hop. */
export const HOP: Recipe = [
  ...wood({ freq: 392, gain: 0.2, ring: 0.13 }),
  tone({ wave: 'sine', freq: 784, gain: 0.06, decay: 0.16 }),
];

/** Leather is bent, turned and slapped down. */
export const TOKEN_FLIP: Recipe = [
  noise({ filter: 'bandpass', freq: 520, to: 1300, q: 1.1, gain: 0.28, attack: 0.05, decay: 0.12 }),
  noise({ at: 0.165, filter: 'lowpass', freq: 1400, gain: 0.4, decay: 0.075 }),
  ...thump({ at: 0.165, freq: 125, gain: 0.26, ring: 0.08 }),
];

export const KEEP: Recipe = [
  ...stone({ freq: 62, gain: 0.5, ring: 0.3 }),
  ...stone({ at: 0.09, freq: 84, gain: 0.1, ring: 0.14 }),
];

export const TURN: Recipe = bell({ freq: 1318.5, gain: 0.11, ring: 0.65 });
