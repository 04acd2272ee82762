import type { Recipe } from '../../sound/recipe.ts';
import { bell, thump, tone, wood } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

const trumpets = (notes: readonly number[], step: number): Recipe =>
  notes.flatMap((freq, n) => [
    tone({ at: n * step, wave: 'sawtooth', freq, lowpass: 1500, gain: 0.1, attack: 0.02, hold: 0.08, decay: 0.22 }),
    tone({ at: n * step, wave: 'triangle', freq: freq * 2, gain: 0.04, attack: 0.02, hold: 0.06, decay: 0.2 }),
  ]);

/** Trumpets: the King's card has a new holder. */
const CROWNED: Recipe = [
  ...trumpets([392, 523.3, 659.3], 0.15),
  ...bell({ at: 0.42, freq: 1046.5, gain: 0.06, ring: 0.5 }),
];

/** A low whistle and coins: the Robber Baron's card has a new holder. */
const ROBBED: Recipe = [
  tone({ wave: 'sine', freq: 740, to: 554, gain: 0.12, attack: 0.03, hold: 0.08, decay: 0.14 }),
  tone({ at: 0.2, wave: 'sine', freq: 554, to: 880, gain: 0.12, attack: 0.03, hold: 0.06, decay: 0.16 }),
  ...[2093, 2637, 2349].flatMap((freq, n) => bell({ at: 0.42 + n * 0.07, freq, gain: 0.04, ring: 0.16 })),
];

/** A marker is set down on its city or road. */
const SET_DOWN: Recipe = [
  ...wood({ freq: 430, gain: 0.22, ring: 0.07 }),
  ...thump({ freq: 120, gain: 0.16, ring: 0.07 }),
];

const isTaken =
  (what: string): Hears =>
  (event) =>
    event.type === 'taken' && event['what'] === what;

export const KING_SOUNDS = {
  'king-crowned': [CROWNED],
  'robber-whistles': [ROBBED],
  'king-marker': [SET_DOWN],
} as const;
export const KING_MOVES = {
  king: { 'comes-down': 'king-marker' },
  robber: { 'comes-down': 'king-marker' },
} as const;
export const KING_HEARS = { 'king-crowned': isTaken('king'), 'robber-whistles': isTaken('robber') } as const;
