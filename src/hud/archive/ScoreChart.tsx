import { clsx } from 'clsx';
import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { Played } from '../../session/archive/statistics.ts';
import { curveOf } from '../end/ScoreCurve.tsx';
import { pointScale, useChartSize } from '../kit/chart.ts';
import { useTexts } from '../kit/context.tsx';
import { GridLines } from '../kit/GridLines.tsx';
import chart from '../kit/chart.module.css';
import text from '../kit/text.module.css';
import styles from './ScoreChart.module.css';

const HEIGHT = 120;
const EDGE = 8;
/** More points would be illegible. */
const MOST = 40;

interface ScoreChartProps {
  /** Oldest first. */
  readonly played: readonly Played[];
}

/**
 * The scores of the player and their opponents, game by game: a dot for each, joined by a line, filled if the game was
 * won.
 */
export function ScoreChart({ played }: ScoreChartProps): VNode {
  const { t } = useTexts();
  const shown = played.slice(-MOST);
  const withSeveral = shown.some(({ opponent }) => opponent.kind === 'several');
  return (
    <figure class={chart.figure}>
      <figcaption>
        <span class={text.label}>{t('stats.course')}</span>
        <Sample label={t('stats.you')}>
          <path {...curveOf(0, 0)} d="M0 4H22" />
        </Sample>
        <Sample label={t(withSeveral ? 'stats.rival' : 'stats.others')}>
          <path {...curveOf(1, 1)} d="M0 4H22" />
        </Sample>
        <Sample label={t('archive.won')}>
          <circle class={clsx(styles.courseDot, styles.won)} cx={11} cy={4} r={2.6} />
        </Sample>
      </figcaption>
      <Course played={shown} />
    </figure>
  );
}

const Sample = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }): VNode => (
  <span class={chart.key}>
    <svg viewBox="0 0 22 8" aria-hidden="true" focusable="false">
      {children}
    </svg>
    {label}
  </span>
);

function Course({ played }: ScoreChartProps): VNode {
  const texts = useTexts();
  const { t, number } = texts;
  const box = useRef<SVGSVGElement>(null);
  const size = useChartSize(box);
  const { width, numbers } = size;
  const all = played.flatMap(({ scores }) => scores);
  const { least, most, marks } = pointScale(Math.max(...all), Math.min(0, ...all));
  const x = (n: number): string =>
    (played.length === 1
      ? (numbers + width) / 2
      : numbers + EDGE + (n / (played.length - 1)) * (width - numbers - 2 * EDGE)
    ).toFixed(1);
  const y = (points: number): number => EDGE + ((most - points) / (most - least)) * (HEIGHT - 2 * EDGE);
  const line = (side: 0 | 1): string =>
    played.map(({ scores }, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(scores[side]).toFixed(1)}`).join('');
  const scores = played
    .map((one) => `${number(one.scores[0])} : ${number(one.scores[1])} ${t(`archive.${one.outcome}`)}`)
    .join(', ');
  return (
    <svg
      ref={box}
      class={clsx(chart.scoreCurve, styles.course)}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={t('stats.course.spoken', { count: played.length, scores })}
    >
      <GridLines values={marks} y={y} size={size} right={width - 4} />
      <path {...curveOf(1, 1)} d={line(1)} />
      <path {...curveOf(0, 0)} d={line(0)} />
      {played.map(({ scores: [own], outcome }, n) => (
        <circle
          key={n}
          class={clsx(styles.courseDot, outcome === 'won' && styles.won)}
          cx={x(n)}
          cy={y(own).toFixed(1)}
          r={2.6}
        />
      ))}
    </svg>
  );
}
