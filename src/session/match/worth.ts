import { cellKey } from '../../game/index.ts';
import type { FeatureAt, GameState, Prompt } from '../../game/index.ts';
import { gameOf } from '../games/index.ts';

/** Points that a feature is currently worth to a player who deploys there; `null` if the rule set does not say. */
export const worthOf = (state: GameState, at: FeatureAt): number | null =>
  gameOf(state.rules).worth?.(state, at) ?? null;

/** Followers in a feature by player, as they count for the majority. */
export const crowdOf = (state: GameState, at: FeatureAt): readonly number[] =>
  gameOf(state.rules).crowd?.(state, at) ?? [];

/** What a figure of this sort counts for the majority. */
export const weightOf = (state: GameState, sort: string | null): number =>
  sort === null ? 1 : (gameOf(state.rules).weight?.(state, sort) ?? 1);

/**
 * Sorts the options so that the most valuable features come first if they are on several tiles: readers and screen
 * reader users need not go through the whole list.
 */
export function inOrder(state: GameState, prompt: Prompt): Prompt {
  const { options } = prompt;
  const cells = new Set(options.flatMap(({ target }) => (target.on === 'feature' ? [cellKey(target)] : [])));
  if (cells.size < 2 || gameOf(state.rules).worth === undefined) return prompt;
  const worth = new Map(
    options.map((option) => [option, option.target.on === 'feature' ? (worthOf(state, option.target) ?? 0) : -1]),
  );
  return { ...prompt, options: options.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)) };
}
