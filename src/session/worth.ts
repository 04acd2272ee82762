import { cellKey } from '../game/index.ts';
import type { FeatureAt, GameState, Prompt } from '../game/index.ts';
import { gameOf } from './games/index.ts';

/** What a feature is worth to who is put there now; `null` where the rule set does not tell. */
export const worthOf = (state: GameState, at: FeatureAt): number | null =>
  gameOf(state.rules).worth?.(state, at) ?? null;

/** Who stands in a feature, by player, as it counts for the majority. */
export const crowdOf = (state: GameState, at: FeatureAt): readonly number[] =>
  gameOf(state.rules).crowd?.(state, at) ?? [];

/** Where somebody may be put on several tiles, the weightiest features come first: whoever reads or hears the list need not go through all of it. */
export function inOrder(state: GameState, prompt: Prompt): Prompt {
  const { options } = prompt;
  const cells = new Set(options.flatMap(({ target }) => (target.on === 'feature' ? [cellKey(target)] : [])));
  if (cells.size < 2 || gameOf(state.rules).worth === undefined) return prompt;
  const worth = new Map(
    options.map((option) => [option, option.target.on === 'feature' ? (worthOf(state, option.target) ?? 0) : -1]),
  );
  return { ...prompt, options: options.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)) };
}
