import type { Recipe } from '../../sound/recipe.ts';
import { bell, noise, thump, tone } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

const CLASH = (at: number): Recipe => [
  noise({ at, filter: 'highpass', freq: 3200, gain: 0.14, attack: 0.002, decay: 0.09 }),
  ...bell({ at, freq: 1661, gain: 0.06, ring: 0.22 }),
  ...bell({ at: at + 0.01, freq: 2217, gain: 0.05, ring: 0.18 }),
];

/** A drum, and clashing blades. */
const CHALLENGE: Recipe = [...thump({ freq: 70, gain: 0.36, ring: 0.26 }), ...CLASH(0.22), ...CLASH(0.36)];

/** Two bells; one rings on. */
const VERDICT: Recipe = [
  ...bell({ freq: 523.3, gain: 0.08, ring: 0.5 }),
  ...bell({ at: 0.24, freq: 392, gain: 0.1, ring: 0.7 }),
  tone({ at: 0.24, wave: 'sine', freq: 98, gain: 0.14, attack: 0.02, decay: 0.5 }),
];

const BEGUN = 'begun';
const begins: Hears = (event) => event.type === 'rivalry' && event['state'] === BEGUN;
const ends: Hears = (event) => event.type === 'rivalry' && event['state'] !== BEGUN;

export const CULT_SOUNDS = { 'cult-challenge': [CHALLENGE], 'cult-verdict': [VERDICT] } as const;
export const CULT_HEARS = { 'cult-challenge': begins, 'cult-verdict': ends } as const;
