import { getOwn } from '../../game/index.ts';
import type { Recipe } from '../../sound/recipe.ts';
import { bell, noise, stone, thump, tone, wood } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

/** A staff on cobbles, twice, and a distant horn. */
const SETS_OUT: Recipe = [
  ...wood({ freq: 310, gain: 0.2, ring: 0.06 }),
  ...wood({ at: 0.2, freq: 330, gain: 0.18, ring: 0.06 }),
  ...[196, 294].map((freq, n) =>
    tone({
      at: 0.05 + n * 0.14,
      wave: 'sawtooth',
      freq,
      lowpass: 900,
      gain: 0.07,
      attack: 0.05,
      hold: 0.1,
      decay: 0.2,
    }),
  ),
];

/** A portcullis comes down. */
const SHUTS: Recipe = [
  noise({ filter: 'bandpass', freq: 1700, to: 900, q: 1.6, gain: 0.12, attack: 0.01, hold: 0.1, decay: 0.1 }),
  ...stone({ at: 0.16, freq: 84, gain: 0.34, ring: 0.22 }),
  ...bell({ at: 0.17, freq: 311, gain: 0.05, ring: 0.35 }),
];

/** A gate opens, and somebody steps through. */
const GATE: Recipe = [
  noise({ filter: 'bandpass', freq: 380, to: 620, q: 5, gain: 0.16, attack: 0.05, hold: 0.08, decay: 0.12 }),
  ...thump({ at: 0.2, freq: 96, gain: 0.26, ring: 0.12 }),
];

const isInCity = (place: unknown): boolean => String(getOwn(place, 'spot')).startsWith('quarter ');
/** A figure enters the city, or leaves it for the board. */
const passesGate: Hears = (event) =>
  (event.type === 'placed' && isInCity(event['to'])) ||
  (event.type === 'moved' && isInCity(event['from']) && !isInCity(event['to']));

export const COUNT_SOUNDS = { 'count-sets-out': [SETS_OUT], 'count-shuts': [SHUTS], 'city-gate': [GATE] } as const;
export const COUNT_MOVES = { count: { 'sets-out': 'count-sets-out', 'comes-down': 'count-shuts' } } as const;
export const COUNT_HEARS = { 'city-gate': passesGate } as const;
