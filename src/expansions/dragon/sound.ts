import type { Recipe } from '../../sound/recipe.ts';
import { noise, stone, thump, tone } from '../../sound/recipes/materials.ts';

/** Two beats of leathery wings. */
const WINGS: Recipe = [0, 0.19].flatMap((at) => [
  noise({ at, filter: 'lowpass', freq: 260, to: 620, q: 0.8, gain: 0.34, attack: 0.05, decay: 0.15 }),
  noise({ at: at + 0.03, filter: 'bandpass', freq: 900, to: 420, q: 0.7, gain: 0.12, attack: 0.03, decay: 0.12 }),
]);

/** Air drawn in, then fire. */
const BREATH: Recipe = [
  noise({ filter: 'bandpass', freq: 420, to: 1500, q: 1, gain: 0.12, attack: 0.12, decay: 0.06 }),
  noise({ at: 0.14, filter: 'bandpass', freq: 1900, to: 700, q: 0.6, gain: 0.3, attack: 0.06, hold: 0.2, decay: 0.3 }),
  noise({ at: 0.14, filter: 'lowpass', freq: 320, gain: 0.34, attack: 0.05, hold: 0.22, decay: 0.3 }),
  tone({ at: 0.14, wave: 'sawtooth', freq: 74, to: 52, lowpass: 240, gain: 0.24, attack: 0.05, hold: 0.2, decay: 0.3 }),
];

/** It lands on followers and bites. */
const BITE: Recipe = [
  ...thump({ freq: 62, gain: 0.44, ring: 0.24 }),
  noise({ at: 0.02, filter: 'bandpass', freq: 2600, to: 900, q: 0.9, gain: 0.22, attack: 0.002, decay: 0.07 }),
  tone({
    at: 0.05,
    wave: 'sawtooth',
    freq: 110,
    to: 66,
    lowpass: 420,
    gain: 0.2,
    attack: 0.03,
    hold: 0.1,
    decay: 0.28,
  }),
];

/** Heavy claws on the ground. */
const LANDING: Recipe = [
  ...stone({ freq: 70, gain: 0.36, ring: 0.24 }),
  ...thump({ at: 0.07, freq: 54, gain: 0.3, ring: 0.2 }),
];

export const DRAGON_SOUNDS = {
  'dragon-wings': [WINGS],
  'dragon-breath': [BREATH],
  'dragon-bite': [BITE],
  'dragon-landing': [LANDING],
} as const;
export const DRAGON_MOVES = {
  dragon: {
    'sets-out': 'dragon-wings',
    breathes: 'dragon-breath',
    strikes: 'dragon-bite',
    'comes-down': 'dragon-landing',
  },
} as const;
