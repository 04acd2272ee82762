import type { Recipe } from '../../sound/recipe.ts';
import { tone } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

/** Four harp strings, downwards. */
const HARP: Recipe = [1046.5, 880, 698.5, 523.3].flatMap((freq, n) => [
  tone({ at: n * 0.09, wave: 'triangle', freq, gain: 0.12, attack: 0.003, decay: 0.42 }),
  tone({ at: n * 0.09, wave: 'sine', freq: freq * 2, gain: 0.04, attack: 0.002, decay: 0.2 }),
]);

/** A knight goes home directly after a tile was laid: only a princess does that without a score or a moving piece. */
const isSentHome: Hears = (event, earlier) => event.type === 'follower-home' && earlier.at(-1)?.type === 'laid';

export const PRINCESS_SOUNDS = { princess: [HARP] } as const;
export const PRINCESS_HEARS = { princess: isSentHome } as const;
