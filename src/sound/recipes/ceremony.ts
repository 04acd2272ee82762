import type { Recipe } from '../recipe.ts';
import { bell, horn, noise, thump, tone } from './materials.ts';

/** The last tiles and the end. */

const STROKES = 26;
const ROLL_SECONDS = 1.3;

const stroke = (at: number, gain: number): Recipe => [
  ...thump({ at, freq: 104, gain: gain * 0.7, ring: 0.1 }),
  noise({ at, filter: 'bandpass', freq: 1700, q: 0.6, gain: gain * 0.5, decay: 0.06 }),
];

/**
 * A drum roll that swells and ends in one stroke. Left and right hand differ slightly, so that it does not sound
 * mechanical.
 */
export const LAST_TILES: Recipe = [
  ...Array.from({ length: STROKES }, (_, n) =>
    stroke((ROLL_SECONDS * n) / STROKES + (n % 2) * 0.006, (0.06 + 0.16 * (n / STROKES) ** 1.5) * (n % 2 ? 0.8 : 1)),
  ).flat(),
  ...stroke(ROLL_SECONDS + 0.03, 0.42),
];

const brass = (at: number, freq: number, hold: number, gain = 0.17): Recipe =>
  horn({ at, freq, hold, gain, ring: hold > 0.2 ? 0.6 : 0.1, bright: 2100 });

/** G, C, E, G: three short and one long, with the chord below. */
export const FANFARE: Recipe = [
  ...brass(0, 392, 0.08),
  ...brass(0.17, 523.3, 0.08),
  ...brass(0.34, 659.3, 0.08),
  ...brass(0.52, 784, 0.42, 0.18),
  ...brass(0.52, 523.3, 0.42, 0.11),
  ...brass(0.52, 329.6, 0.42, 0.1),
  ...brass(0.52, 130.8, 0.42, 0.12),
  ...stroke(0.52, 0.3),
];

const pipe = (at: number, freq: number, hold: number): Recipe => [
  tone({ at, wave: 'triangle', freq, lowpass: 1400, gain: 0.16, attack: 0.05, hold, decay: 0.35 }),
  noise({ at, filter: 'bandpass', freq: freq * 2, q: 3, gain: 0.03, attack: 0.04, hold, decay: 0.2 }),
];

/** The consolation: a flute descends to the tonic. */
export const FANFARE_SOFT: Recipe = [
  ...pipe(0, 659.3, 0.1),
  ...pipe(0.24, 587.3, 0.1),
  ...pipe(0.48, 440, 0.1),
  ...pipe(0.74, 523.3, 0.4),
  ...pipe(0.74, 329.6, 0.4),
  ...bell({ at: 0.76, freq: 1046.5, gain: 0.03, ring: 0.7 }),
];
