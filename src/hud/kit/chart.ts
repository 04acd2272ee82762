import type { Texts } from '../../i18n/index.ts';
import { s } from './dom.ts';

/** Sizes and scales that the charts share. */

/** Space for the numbers on the left, in units of the picture. */
export const NUMBERS = 26;

/** For callers that are no components yet. Grid lines from the numbers to `right`, at the height that `y` returns for a value; `said` formats the number. */
export function gridLines(
  texts: Texts,
  values: readonly number[],
  y: (value: number) => number,
  right: number,
  said = (value: number): number => value,
): readonly SVGElement[] {
  return [
    ...values.map((value) => s('path', { class: 'curve-grid', d: `M${NUMBERS} ${y(value)}H${right}` })),
    ...values.map((value) =>
      s(
        'text',
        { class: 'curve-number', x: NUMBERS - 5, y: y(value) + 3.5, 'text-anchor': 'end' },
        texts.number(said(value)),
      ),
    ),
  ];
}

const STEP = 20;
/** More numbers would run into each other. */
const MOST_MARKS = 7;

/** The ends of a scale of points, and the values that get a grid line. `lowest`: below 0 if points were lost. */
export function pointScale(
  highest: number,
  lowest = 0,
): { readonly least: number; readonly most: number; readonly marks: readonly number[] } {
  const most = Math.max(STEP, Math.ceil(highest / STEP) * STEP);
  const least = Math.min(0, Math.floor(lowest / STEP) * STEP);
  let apart = most - least <= 3 * STEP ? STEP : 2 * STEP;
  while ((most - least) / apart + 1 > MOST_MARKS) apart *= 2;
  const first = Math.ceil(least / apart) * apart;
  const marks = Array.from({ length: Math.floor((most - first) / apart) + 1 }, (_, n) => first + n * apart);
  return { least, most, marks };
}
