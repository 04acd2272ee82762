import type { VNode } from 'preact';
import { NUMBERS } from './chart.ts';
import { useTexts } from './context.tsx';
import chart from './chart.module.css';

interface GridLinesProps {
  readonly values: readonly number[];
  /** The height of a value. */
  readonly y: (value: number) => number;
  /** Where the lines end. */
  readonly right: number;
  /** The number that is written for a value. */
  readonly said?: (value: number) => number;
}

/** Grid lines of a chart, from their numbers on the left. */
export function GridLines({ values, y, right, said = (value) => value }: GridLinesProps): VNode {
  const texts = useTexts();
  return (
    <>
      {values.map((value) => (
        <path key={`line ${value}`} class={chart.grid} d={`M${NUMBERS} ${y(value)}H${right}`} />
      ))}
      {values.map((value) => (
        <text key={`number ${value}`} class={chart.number} x={NUMBERS - 5} y={y(value) + 3.5} text-anchor="end">
          {texts.number(said(value))}
        </text>
      ))}
    </>
  );
}
