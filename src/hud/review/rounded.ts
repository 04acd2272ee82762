import type { Texts } from '../../i18n/index.ts';

/** Points with one decimal place. */
export const rounded = (points: number): number => Math.round(points * 10) / 10;

/** `+3.2`, `−0.5` or `0`. */
export function signed({ number }: Pick<Texts, 'number'>, points: number): string {
  const value = rounded(points);
  return value === 0 ? number(0) : `${value > 0 ? '+' : '−'}${number(Math.abs(value))}`;
}
