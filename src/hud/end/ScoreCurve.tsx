import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { MatchView } from '../../session/contracts/match.ts';
import { isScored } from '../../session/match/history.ts';
import { pointScale, useChartSize } from '../kit/chart.ts';
import { useTexts } from '../kit/context.tsx';
import { GridLines } from '../kit/GridLines.tsx';
import chart from '../kit/chart.module.css';
import text from '../kit/text.module.css';

/** The height of its lines. */
const HEIGHT = 100;
/** Space for the numbers below. */
const BELOW = 18;
const TOP = 8;

/** Scores after each turn, starting with the initial ones; the last entry includes the final scoring. */
export function scoresByTurn({ log, state }: Pick<MatchView, 'log' | 'state'>): readonly (readonly number[])[] {
  const totals: number[][] = [state.scores.map(() => 0)];
  for (const { event, turn } of log) {
    if (!isScored(event)) continue;
    const at = event.final ? state.turn + 1 : turn;
    while (totals.length <= at) totals.push([...(totals.at(-1) ?? [])]);
    const total = totals[at];
    if (total) total[event.line.player] = (total[event.line.player] ?? 0) + event.line.points;
  }
  return totals;
}

/** Scores over time, a line for each player; distinguished by colour and stroke. */
export function ScoreCurve({ view }: { readonly view: MatchView }): VNode {
  const texts = useTexts();
  const { players, state } = view;
  const totals = scoresByTurn(view);
  const spoken = texts.t('carcassonne.curve.spoken', {
    turns: state.turn,
    scores: texts.list(players.map(({ name, score }) => texts.t('carcassonne.score.of', { player: name, score }))),
  });
  // Players can lose points, so the last score need not be the highest, and scores can be negative.
  const { least, most, marks } = pointScale(Math.max(0, ...totals.flat()), Math.min(0, ...totals.flat()));
  const chartBox = useRef<SVGSVGElement>(null);
  const size = useChartSize(chartBox);
  const { width, numbers, scale } = size;
  const [top, height] = [TOP * scale, (TOP + BELOW) * scale + HEIGHT];
  const x = (turn: number): number => numbers + (turn / Math.max(1, totals.length - 1)) * (width - numbers - 4);
  const y = (points: number): number => top + ((most - points) / (most - least)) * HEIGHT;
  const turns = totals.map((_, turn) => turn).filter((turn) => turn > 0 && turn % (scale > 1 ? 40 : 20) === 0);
  const at = (turn: number, player: number): number => y(totals[Math.max(0, turn)]?.[player] ?? 0);
  const lineOf = (player: number): string =>
    totals
      .map((_, turn) =>
        turn === 0
          ? `M${x(0)} ${at(0, player)}`
          : `L${x(turn).toFixed(1)} ${at(turn - 1, player).toFixed(1)}V${at(turn, player).toFixed(1)}`,
      )
      .join('');
  return (
    <figure class={chart.figure}>
      <figcaption>
        <span class={text.label}>{texts.t('end.curve')}</span>
        <CurveKeys players={players} />
      </figcaption>
      <svg ref={chartBox} class={chart.scoreCurve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken}>
        <GridLines values={marks} y={y} size={size} right={width - 4} />
        {turns.map((turn) => (
          <text key={turn} class={chart.number} x={x(turn)} y={height - 4 * scale} text-anchor="middle">
            {texts.number(turn)}
          </text>
        ))}
        {players.map(({ colour }, player) => (
          <path key={player} {...curveOf(colour, player)} d={lineOf(player)} />
        ))}
      </svg>
    </figure>
  );
}

/** The legend of the players' lines. */
export const CurveKeys = ({ players }: Pick<MatchView, 'players'>): VNode => (
  <>
    {players.map(({ name, colour }, player) => (
      <span key={player} class={chart.key}>
        <svg viewBox="0 0 22 4" aria-hidden="true" focusable="false">
          <path {...curveOf(colour, player)} d="M0 2H22" />
        </svg>
        {name}
      </span>
    ))}
  </>
);

/** Distinguished by colour and stroke. */
export const curveOf = (look: number, player: number) => ({
  class: chart.curve,
  'data-colour': look,
  'data-stroke': player,
});
