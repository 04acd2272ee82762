import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Sizes and scales that the charts share. */

/** Measures of a chart, in CSS pixels: its letters are as large as all others. */
export interface ChartSize {
  readonly width: number;
  /** How much larger than usual the text is. */
  readonly scale: number;
  /** Space for the numbers on the left. */
  readonly numbers: number;
}

/** Before it has been measured. */
const WIDTH = 320;
const NUMBERS = 30;

const sizeFor = (width: number): ChartSize => {
  const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
  return { width, scale, numbers: NUMBERS * scale };
};

/** The size of the chart in this box, measured again whenever it changes. */
export function useChartSize(box: RefObject<Element | null>): ChartSize {
  const [size, setSize] = useState(() => sizeFor(WIDTH));
  useLayoutEffect(() => {
    const chart = box.current;
    if (!chart) return undefined;
    const measure = (): void => {
      const next = sizeFor(Math.round(chart.getBoundingClientRect().width) || WIDTH);
      setSize((last) => (last.width === next.width && last.scale === next.scale ? last : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(chart);
    measure();
    return () => observer.disconnect();
  }, []);
  return size;
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
