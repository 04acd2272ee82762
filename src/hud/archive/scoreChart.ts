import type { Played } from '../../session/archive/statistics.ts';
import { curveOf } from '../end/ScoreCurve.tsx';
import { NUMBERS, gridLines, pointScale } from '../kit/chart.ts';
import { h, s } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 8;
/** More points would be illegible. */
const MOST = 40;

/**
 * The scores of the player and their opponents, game by game: a dot for each, joined by a line, filled if the game was
 * won.
 */
export function scoreChart({ texts }: Hud, played: readonly Played[]): HTMLElement {
  const { t } = texts;
  const shown = played.slice(-MOST);
  const all = shown.flatMap(({ scores }) => scores);
  const { least, most, marks } = pointScale(Math.max(...all), Math.min(0, ...all));
  const x = (n: number): number =>
    shown.length === 1
      ? (NUMBERS + WIDTH) / 2
      : NUMBERS + EDGE + (n / (shown.length - 1)) * (WIDTH - NUMBERS - 2 * EDGE);
  const y = (points: number): number => EDGE + ((most - points) / (most - least)) * (HEIGHT - 2 * EDGE);
  const line = (side: 0 | 1): SVGElement =>
    s('path', {
      class: curveOf(side, side),
      d: shown
        .map(({ scores }, n) => `${n === 0 ? 'M' : 'L'}${x(n).toFixed(1)} ${y(scores[side]).toFixed(1)}`)
        .join(''),
    });
  const dots = shown.map(({ scores, outcome }, n) =>
    s('circle', {
      class: `course-dot player-0 ${outcome}`,
      cx: x(n).toFixed(1),
      cy: y(scores[0]).toFixed(1),
      r: 2.6,
    }),
  );
  const scores = shown
    .map((one) => `${texts.number(one.scores[0])} : ${texts.number(one.scores[1])} ${t(`archive.${one.outcome}`)}`)
    .join(', ');
  const picture = s(
    'svg',
    {
      class: 'score-curve course',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': t('stats.course.spoken', { count: shown.length, scores }),
    },
    ...gridLines(texts, marks, y, WIDTH - 4),
    line(1),
    line(0),
    ...dots,
  );
  const sample = (shape: SVGElement, label: string): HTMLElement =>
    h(
      'span',
      { class: 'curve-key' },
      s('svg', { viewBox: '0 0 22 8', 'aria-hidden': 'true', focusable: 'false' }, shape),
      label,
    );
  const stroke = (side: 0 | 1, label: string): HTMLElement =>
    sample(s('path', { class: curveOf(side, side), d: 'M0 4H22' }), label);
  return h(
    'figure',
    { class: 'curve-figure' },
    h(
      'figcaption',
      {},
      h('span', { class: 'label' }, t('stats.course')),
      stroke(0, t('stats.you')),
      stroke(1, t(shown.some(({ opponent }) => opponent.kind === 'several') ? 'stats.rival' : 'stats.others')),
      sample(s('circle', { class: 'course-dot player-0 won', cx: 11, cy: 4, r: 2.6 }), t('archive.won')),
    ),
    picture,
  );
}
