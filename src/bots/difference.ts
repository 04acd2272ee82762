import { mean } from './mean.ts';

/** Two ways to play a turn, compared over the same decks: what both owe to the order of the tiles cancels out. */
export interface Difference {
  /** Mean of the differences, in points. */
  readonly mean: number;
  /** Half of its 95 % confidence interval, in points; 0 if no order of the tiles is left out. */
  readonly error: number;
}

/**
 * With so few undrawn tiles, decks in even numbers contain every order of them equally often (`Search`): more decks add
 * nothing.
 */
export const FEW_TILES = 2;

/** Quantile 0.975 of Student's distribution, at most 0.01 too low from four degrees of freedom on. */
const quantile = (degrees: number): number => 1.96 + 2.37 / degrees + 2.82 / degrees ** 2 + 2.6 / degrees ** 3;

/** `left`: number of undrawn tiles. With a single deck, nothing is known about the error: it is infinite. */
export function differenceOf(values: readonly number[], others: readonly number[], left: number): Difference {
  const differences = values.map((value, deck) => value - (others[deck] ?? 0));
  const count = differences.length;
  const center = mean(differences);
  if (left <= FEW_TILES) return { mean: center, error: 0 };
  if (count < 2) return { mean: center, error: Infinity };
  const variance = differences.reduce((sum, value) => sum + (value - center) ** 2, 0) / (count - 1);
  return { mean: center, error: quantile(count - 1) * Math.sqrt(variance / count) };
}
