import type { CountryLogEntry } from './contract.ts';

/** What brings points, in the order of the end page. */
export const COUNTRY_CATEGORIES = ['road', 'city', 'monastery', 'garden', 'field'] as const;
export type CountryCategory = (typeof COUNTRY_CATEGORIES)[number];

export const isCategory = (what: string): what is CountryCategory => (COUNTRY_CATEGORIES as readonly string[]).includes(what);

/** Points of the whole game by what brought them, and by player. */
export function pointsByCategory(log: readonly CountryLogEntry[], players: number): readonly { readonly category: CountryCategory; readonly points: readonly number[] }[] {
  const sums = new Map(COUNTRY_CATEGORIES.map((category) => [category, Array<number>(players).fill(0)]));
  for (const { event } of log) {
    if (event.type !== 'scored' || !isCategory(event.line.what)) continue;
    const points = sums.get(event.line.what);
    if (points) points[event.line.player] = (points[event.line.player] ?? 0) + event.line.points;
  }
  return [...sums].map(([category, points]) => ({ category, points }));
}

export { runningTotals, winnersOf } from '../totals.ts';
