import type { Player } from '../../game/index.ts';
import type { ReviewView } from '../../session/reviewContract.ts';
import { NUMBERS, gridLines } from '../kit/chart.ts';
import { h, s } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { swings } from './swings.ts';
import { rounded } from './verdict.ts';

const WIDTH = 320;
const HEIGHT = 110;
const EDGE = 6;
const STEP = 10;

interface Point {
  /** Place of the turn; the end of the game comes after the last one. */
  readonly place: number;
  /** Expected lead of player 0 in points. */
  readonly lead: number;
}

/** The lead that was to be expected after each turn that has been judged, and the one that came of it. */
export function leads({ turns, analysis, whole }: ReviewView): readonly Point[] {
  const judged = analysis.judgements.flatMap((judgement, place): readonly Point[] => {
    const turn = turns[place];
    return judgement && turn ? [{ place, lead: turn.player === 0 ? judgement.played.value : -judgement.played.value }] : [];
  });
  const [first, second] = whole.state.scores;
  return [...judged, { place: turns.length, lead: first - second }];
}

/** Who was ahead, and where it turned: player 0 above the line, player 1 below. A press goes to that turn. */
export function leadCurve(hud: Hud, view: ReviewView, go: (moment: number) => void): HTMLElement {
  const { texts } = hud;
  const { turns, turn, whole } = view;
  const points = leads(view);
  const most = Math.max(STEP, Math.ceil(Math.max(...points.map(({ lead }) => Math.abs(lead))) / STEP) * STEP);
  const x = (place: number): number => NUMBERS + (place / Math.max(1, turns.length)) * (WIDTH - NUMBERS - EDGE);
  const y = (lead: number): number => HEIGHT / 2 - (lead / most) * (HEIGHT / 2 - EDGE);
  const at = ({ place, lead }: Point): string => `${x(place).toFixed(1)} ${y(lead).toFixed(1)}`;
  const line = points.map((point, n) => `${n === 0 ? 'M' : 'L'}${at(point)}`).join('');
  const area = `M${x(points[0]?.place ?? 0)} ${y(0)}${points.map((point) => `L${at(point)}`).join('')}V${y(0)}Z`;
  const clip = (player: Player): SVGElement => {
    const half = s('svg', { x: 0, y: player === 0 ? 0 : y(0), width: WIDTH, height: HEIGHT / 2, viewBox: `0 ${player === 0 ? 0 : y(0)} ${WIDTH} ${HEIGHT / 2}` });
    half.append(s('path', { class: `lead-area player-${whole.players[player].colour}`, d: area }));
    return half;
  };
  const worst = new Set(swings(view).map((swing) => swing.place));
  const dots = points.flatMap((point) => {
    const of = turns[point.place];
    return of && worst.has(point.place) ? [s('circle', { class: `lead-dot player-${whole.players[of.player].colour}`, cx: x(point.place), cy: y(point.lead), r: 3.6 })] : [];
  });
  const [first, second] = whole.players;
  const spoken = texts.t('analysis.lead.spoken', {
    count: points.length - 1,
    first: rounded(Math.max(0, ...points.map(({ lead }) => lead))),
    second: rounded(Math.max(0, ...points.map(({ lead }) => -lead))),
    nameFirst: first.name,
    nameSecond: second.name,
  });
  const place = turn ? turns.indexOf(turn) : turns.length;
  const picture = s(
    'svg',
    { class: 'score-curve lead-curve', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': spoken },
    clip(0),
    clip(1),
    ...gridLines(texts, [most, 0, -most], y, WIDTH - EDGE, Math.abs),
    s('path', { class: 'lead-line', d: line }),
    ...dots,
    s('path', { class: 'lead-now', d: `M${x(place)} ${EDGE}V${HEIGHT - EDGE}` }),
    s('text', { class: 'curve-number', x: NUMBERS + 4, y: EDGE + 9 }, texts.t('analysis.ahead', { player: first.name })),
    s('text', { class: 'curve-number', x: NUMBERS + 4, y: HEIGHT - EDGE - 3 }, texts.t('analysis.ahead', { player: second.name })),
  );
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    const wanted = (((event.clientX - box.left) / box.width) * WIDTH - NUMBERS) / (WIDTH - NUMBERS - EDGE);
    go(turns[Math.min(turns.length - 1, Math.max(0, Math.round(wanted * turns.length)))]?.start ?? 0);
  });
  return h('figure', { class: 'curve-figure' }, h('figcaption', { class: 'label' }, texts.t('analysis.lead')), picture);
}
