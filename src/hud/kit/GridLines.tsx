import type { VNode } from 'preact';
import type { ChartSize } from './chart.ts';
import { useTexts } from './context.tsx';
import chart from './chart.module.css';

interface GridLinesProps {
  readonly values: readonly number[];
  /** The height of a value. */
  readonly y: (value: number) => number;
  readonly size: ChartSize;
  /** Where the lines end. */
  readonly right: number;
  /** The number that is written for a value. */
  readonly said?: (value: number) => number;
}

/** Grid lines of a chart, from their numbers on the left. */
export function GridLines({
  values,
  y,
  size: { numbers, scale },
  right,
  said = (value) => value,
}: GridLinesProps): VNode {
  const texts = useTexts();
  return (
    <>
      {values.map((value) => (
        <path key={`line ${value}`} class={chart.grid} d={`M${numbers} ${y(value)}H${right}`} />
      ))}
      {values.map((value) => (
        <text
          key={`number ${value}`}
          class={chart.number}
          x={numbers - 5 * scale}
          y={y(value) + 4 * scale}
          text-anchor="end"
        >
          {texts.number(said(value))}
        </text>
      ))}
    </>
  );
}
