import type { Hears } from '../../sound/heard.ts';
import type { Recipe } from '../../sound/recipe.ts';
import { bell, cloth, thump, wood } from '../../sound/recipes/materials.ts';

/** A barrel rolls up, and a cup rings. */
const WINE: Recipe = [
  ...thump({ freq: 92, gain: 0.2, ring: 0.12 }),
  ...wood({ at: 0.08, freq: 260, gain: 0.2, ring: 0.1 }),
  ...bell({ at: 0.2, freq: 1318.5, gain: 0.05, ring: 0.4 }),
];

/** Grain pours into a sack. */
const GRAIN: Recipe = [0, 0.05, 0.1, 0.15, 0.2].flatMap((at, n) =>
  cloth({ at, freq: 3200 - 240 * n, gain: 0.12, ring: 0.09 }),
);

/** A bolt of cloth is shaken out. */
const CLOTH: Recipe = [
  ...cloth({ freq: 900, gain: 0.16, ring: 0.2 }),
  ...cloth({ at: 0.18, freq: 1500, gain: 0.12, ring: 0.14 }),
];

const isTaken =
  (what: string): Hears =>
  (event) =>
    event.type === 'taken' && event['what'] === what;

export const GOODS_SOUNDS = { wine: [WINE], grain: [GRAIN], cloth: [CLOTH] } as const;
export const GOODS_HEARS = { wine: isTaken('wine'), grain: isTaken('grain'), cloth: isTaken('cloth') } as const;
