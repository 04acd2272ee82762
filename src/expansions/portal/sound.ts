import type { Recipe } from '../../sound/recipe.ts';
import { noise, tone } from '../../sound/recipes/materials.ts';
import type { Hears } from '../../sound/heard.ts';

/** A rising whirl. */
const WHIRL: Recipe = [
  tone({ wave: 'sine', freq: 220, to: 990, gain: 0.14, attack: 0.08, hold: 0.12, decay: 0.3 }),
  tone({ at: 0.04, wave: 'sine', freq: 331, to: 1490, gain: 0.08, attack: 0.08, hold: 0.1, decay: 0.3 }),
  noise({ filter: 'bandpass', freq: 500, to: 2600, q: 2.4, gain: 0.12, attack: 0.1, hold: 0.1, decay: 0.28 }),
];

/** A figure is deployed on a tile other than the one just laid. */
const isElsewhere: Hears = (event, earlier) => {
  const at = event['at'] as { readonly x: number; readonly y: number } | undefined;
  const laid = earlier.findLast(({ type }) => type === 'laid');
  return (
    event.type === 'deployed' && at !== undefined && laid !== undefined && (at.x !== laid['x'] || at.y !== laid['y'])
  );
};

export const PORTAL_SOUNDS = { portal: [WHIRL] } as const;
export const PORTAL_HEARS = { portal: isElsewhere } as const;
