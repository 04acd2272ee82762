/** Sizes and scales that the charts share. */

/** Space for the numbers on the left, in units of the picture. */
export const NUMBERS = 26;

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
