import type { Player, ScoreLine } from '../game/index.ts';
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

/** Scores before the final scoring and after each of its lines. */
export function runningTotals(scores: Pair, lines: readonly ScoreLine[]): readonly Pair[] {
  let totals: Pair = scores;
  for (const line of lines) totals = add(totals, line.player, -line.points);
  const steps: Pair[] = [totals];
  for (const line of lines) {
    totals = add(totals, line.player, line.points);
    steps.push(totals);
  }
  return steps;
}

export function winnerOf(scores: Pair): Player | null {
  if (scores[0] === scores[1]) return null;
  return scores[0] > scores[1] ? 0 : 1;
}
