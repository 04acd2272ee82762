import type { Player } from '../game/index.ts';
import type { MatchView } from './contract.ts';

export const CATEGORIES = ['path', 'house', 'tower', 'court', 'keep', 'five-points'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Pair = readonly [number, number];

const add = (pair: Pair, player: Player, points: number): Pair => (player === 0 ? [pair[0] + points, pair[1]] : [pair[0], pair[1] + points]);

/** Points of the whole game by what brought them. */
export function pointsByCategory({ log }: Pick<MatchView, 'log'>): readonly { readonly category: Category; readonly points: Pair }[] {
  const sums = new Map<Category, Pair>(CATEGORIES.map((category) => [category, [0, 0]]));
  for (const { event } of log) {
    if (event.type !== 'scored') continue;
    const { what, player, points } = event.line;
    sums.set(what, add(sums.get(what) ?? [0, 0], player, points));
  }
  return CATEGORIES.map((category) => ({ category, points: sums.get(category) ?? ([0, 0] as const) }));
}

export { runningTotals } from './totals.ts';

export function winnerOf(scores: Pair): Player | null {
  if (scores[0] === scores[1]) return null;
  return scores[0] > scores[1] ? 0 : 1;
}
