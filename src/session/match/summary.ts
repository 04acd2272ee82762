import type { Entry } from '../contracts/match.ts';
import { isScored } from './history.ts';

/**
 * Points of the whole game by category and player: the given categories in their order, then any others that scored.
 */
export function pointsByCategory(
  log: readonly Entry[],
  players: number,
  categories: readonly string[],
): readonly { readonly category: string; readonly points: readonly number[] }[] {
  const sums = new Map(categories.map((category) => [category, Array<number>(players).fill(0)]));
  for (const { event } of log) {
    if (!isScored(event)) continue;
    const { what, player, points, category = what } = event.line;
    const row = sums.get(category) ?? Array<number>(players).fill(0);
    row[player] = (row[player] ?? 0) + points;
    sums.set(category, row);
  }
  return [...sums].map(([category, points]) => ({ category, points }));
}
