import { shapeOf } from '../../art/players.ts';
import type { MatchView } from '../../session/contract.ts';
import { NUMBERS, gridLines, pointScale } from '../kit/chart.ts';
import { h, s } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { namesOf } from '../game/stage.ts';
import type { Pair } from '../../session/summary.ts';

const WIDTH = 320;
const HEIGHT = 120;
/** Room for the numbers below. */
const BELOW = 16;
const TOP = 6;

/** Scores after each turn, the start first; the last entry includes the final scoring. */
export function scoresByTurn(view: MatchView): readonly Pair[] {
  const totals: [number, number][] = [[0, 0]];
  for (const { event, turn } of view.log) {
    if (event.type !== 'scored') continue;
    const at = event.final ? view.state.turn + 1 : turn;
    while (totals.length <= at) totals.push([...(totals.at(-1) ?? [0, 0])]);
    const total = totals[at];
    if (total) total[event.line.player] += event.line.points;
  }
  return totals;
}

/** How the points grew, a line for each player; told apart by colour and by the stroke. */
export function scoreCurve(hud: Hud, view: MatchView): HTMLElement {
  const { texts } = hud;
  const totals = scoresByTurn(view);
  const [first, second] = namesOf(view);
  const [scoreFirst, scoreSecond] = view.state.scores;
  const { most, marks } = pointScale(Math.max(scoreFirst, scoreSecond));
  const x = (turn: number): number => NUMBERS + (turn / Math.max(1, totals.length - 1)) * (WIDTH - NUMBERS - 4);
  const y = (points: number): number => TOP + (1 - points / most) * (HEIGHT - TOP - BELOW);
  const turns = totals.map((_, turn) => turn).filter((turn) => turn > 0 && turn % 20 === 0);
  const line = (player: 0 | 1): SVGElement =>
    s('path', {
      class: curveOf(view.players[player].colour),
      d: totals.map((pair, turn) => (turn === 0 ? `M${x(0)} ${y(pair[player])}` : `L${x(turn).toFixed(1)} ${y((totals[turn - 1] ?? pair)[player]).toFixed(1)}V${y(pair[player]).toFixed(1)}`)).join(''),
    });
  const picture = s(
    'svg',
    { class: 'score-curve', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': texts.t('end.curve.spoken', { turns: view.state.turn, first, scoreFirst, second, scoreSecond }) },
    ...gridLines(texts, marks, y, WIDTH - 4),
    ...turns.map((turn) => s('text', { class: 'curve-number', x: x(turn), y: HEIGHT - 3, 'text-anchor': 'middle' }, texts.number(turn))),
    line(0),
    line(1),
  );
  const key = (player: 0 | 1): HTMLElement =>
    h('span', { class: 'curve-key' }, s('svg', { viewBox: '0 0 22 4', 'aria-hidden': 'true', focusable: 'false' }, s('path', { class: curveOf(view.players[player].colour), d: 'M0 2H22' })), view.players[player].name);
  return h('figure', { class: 'curve-figure' }, h('figcaption', {}, h('span', { class: 'label' }, texts.t('end.curve')), key(0), key(1)), picture);
}

/** Told apart by colour, and by whether it is broken. */
const curveOf = (look: number): string => `curve player-${look} shape-${shapeOf(look)}`;
