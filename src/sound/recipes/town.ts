import type { Recipe } from '../recipe.ts';
import { shift } from '../recipe.ts';
import { chirp, coin, horn, noise, thump, tone, wood } from './materials.ts';

/** Sounds of completed features of the town. */

const step = (at: number, foot: 0 | 1): Recipe => [
  ...thump({ at, freq: foot ? 74 : 82, gain: 0.3, ring: 0.07 }),
  noise({ at, filter: 'bandpass', freq: foot ? 1900 : 2300, q: 0.8, gain: 0.16, attack: 0.004, decay: 0.05 }),
  noise({
    at: at + 0.05,
    filter: 'bandpass',
    freq: foot ? 2700 : 3100,
    q: 0.8,
    gain: 0.07,
    attack: 0.008,
    decay: 0.06,
  }),
];

/** Footsteps on gravel. */
export const PATH: Recipe = [
  ...step(0, 0),
  ...shift(step(0.17, 1), { gain: 0.9 }),
  ...shift(step(0.34, 0), { gain: 0.8 }),
  ...shift(step(0.51, 1), { gain: 0.62 }),
];

/** Shutters clap, the hinge creaks, the door falls shut. */
export const HOUSE: Recipe = [
  ...wood({ freq: 430, gain: 0.17, ring: 0.06 }),
  ...wood({ at: 0.075, freq: 470, gain: 0.14, ring: 0.06 }),
  tone({
    at: 0.14,
    wave: 'sawtooth',
    freq: 58,
    to: 96,
    lowpass: 900,
    gain: 0.05,
    attack: 0.05,
    hold: 0.07,
    decay: 0.1,
  }),
  ...thump({ at: 0.34, freq: 84, gain: 0.42, ring: 0.17 }),
  ...wood({ at: 0.34, freq: 190, gain: 0.24, ring: 0.12 }),
  ...wood({ at: 0.385, freq: 720, gain: 0.06, ring: 0.03 }),
];

/** The watchman's horn: a low fifth. */
export const TOWER: Recipe = [
  ...horn({ freq: 110, gain: 0.3, hold: 0.34, ring: 0.5, bright: 620 }),
  ...horn({ at: 0.03, freq: 164.8, gain: 0.17, hold: 0.3, ring: 0.45, bright: 620 }),
];

/** Sparrows in the yard. */
export const COURT: Recipe = [
  ...chirp({ freq: 3150, gain: 0.1, ring: 0.075 }),
  ...chirp({ at: 0.15, freq: 3350, gain: 0.11, ring: 0.06, turn: 1.3 }),
  ...chirp({ at: 0.27, freq: 3350, gain: 0.09, ring: 0.06, turn: 1.3 }),
  ...chirp({ at: 0.43, freq: 2700, gain: 0.07, ring: 0.1, turn: 1.5 }),
  ...chirp({ at: 0.58, freq: 3500, gain: 0.05, ring: 0.06 }),
];

/** Coins are counted at the market. */
export const COINS: Recipe = [
  ...coin({ freq: 2350, gain: 0.09 }),
  ...coin({ at: 0.07, freq: 2700, gain: 0.08, ring: 0.28 }),
  ...coin({ at: 0.15, freq: 2490, gain: 0.09 }),
  ...coin({ at: 0.2, freq: 3050, gain: 0.06, ring: 0.4 }),
  ...wood({ at: 0.005, freq: 420, gain: 0.06, ring: 0.05 }),
];
