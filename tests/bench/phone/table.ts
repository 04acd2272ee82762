import { readFileSync } from 'node:fs';

/** Figures of several runs, printed as a table. */

const figures = new Map<string, number[]>();

export function note(name: string, value: number | undefined): void {
  if (value === undefined || Number.isNaN(value)) return;
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
};

const text = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

/** Median, and the range of the runs in brackets. */
export function print(): void {
  const load = readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 2).join(' ');
  for (const [name, values] of figures) {
    const range = values.length > 1 ? ` (${text(Math.min(...values))}–${text(Math.max(...values))})` : '';
    console.log(`${name.padEnd(64)} ${text(quantile(values, 0.5)).padStart(7)}${range}`);
  }
  console.log(`load of the machine ${load}`);
  figures.clear();
}
