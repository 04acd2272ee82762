import type { MatchView } from '../../session/contracts/match.ts';
import type { ReviewView } from '../../session/contracts/review.ts';
import { curveKey, curveOf } from '../end/scoreCurve.ts';
import { NUMBERS, gridLines } from '../kit/chart.ts';
import { h, s } from '../kit/dom.ts';
import type { Hud } from '../kit/hud.ts';
import { swings } from './swings.ts';
import { rounded } from './verdict.ts';

const WIDTH = 320;
const HEIGHT = 110;
const EDGE = 6;
const STEP = 10;
/** Up to this many values get a grid line. */
const FEW = 5;

interface Point {
  /** Index of the turn; the end of the game comes after the last one. */
  readonly place: number;
  /** Expected lead in points. */
  readonly lead: number;
}

type Turns = Pick<ReviewView, 'turns' | 'analysis'> & {
  readonly final: { readonly players: readonly Pick<MatchView['players'][number], 'score'>[] };
};

/**
 * A player's expected lead after each turn that has been analysed, and the final lead. With several opponents only the
 * player's own turns count.
 */
export function leads({ turns, analysis, final: { players } }: Turns, player = 0): readonly Point[] {
  const two = players.length === 2;
  const judged = analysis.judgements.flatMap((judgement, place): readonly Point[] => {
    const turn = turns[place];
    if (!judgement || !turn || (!two && turn.player !== player)) return [];
    return [{ place, lead: turn.player === player ? judgement.played.value : -judgement.played.value }];
  });
  const best = Math.max(0, ...players.filter((_, other) => other !== player).map(({ score }) => score));
  return [...judged, { place: turns.length, lead: (players[player]?.score ?? 0) - best }];
}

interface Scales {
  readonly x: (place: number) => number;
  readonly y: (lead: number) => number;
}

const lineOf = (points: readonly Point[], { x, y }: Scales): string =>
  points.map(({ place, lead }, n) => `${n === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(lead).toFixed(1)}`).join('');

/** Two players are symmetrical: one line, player 0 above zero and player 1 below. */
function pairShape(
  { t }: Hud['texts'],
  { players }: MatchView,
  points: readonly Point[],
  scales: Scales,
): readonly SVGElement[] {
  const { x, y } = scales;
  const area = `M${x(points[0]?.place ?? 0)} ${y(0)}${lineOf(points, scales).replace('M', 'L')}V${y(0)}Z`;
  const clip = (player: number): SVGElement => {
    const top = player === 0 ? 0 : y(0);
    const half = s('svg', {
      x: 0,
      y: top,
      width: WIDTH,
      height: HEIGHT / 2,
      viewBox: `0 ${top} ${WIDTH} ${HEIGHT / 2}`,
    });
    half.append(s('path', { class: `lead-area player-${players[player]?.colour ?? 0}`, d: area }));
    return half;
  };
  const ahead = (player: number, height: number): SVGElement =>
    s(
      'text',
      { class: 'curve-number', x: NUMBERS + 4, y: height },
      t('analysis.ahead', { player: players[player]?.name ?? '' }),
    );
  return [
    clip(0),
    clip(1),
    s('path', { class: 'lead-line', d: lineOf(points, scales) }),
    ahead(0, EDGE + 9),
    ahead(1, HEIGHT - EDGE - 3),
  ];
}

/** Values with a grid line, including zero. */
function marksOf(low: number, high: number): readonly number[] {
  const every = Math.ceil((high - low) / STEP / FEW) * STEP;
  return Array.from(
    { length: Math.floor(high / every) - Math.ceil(low / every) + 1 },
    (_, n) => (Math.ceil(low / every) + n) * every,
  );
}

/** Who led, and where that changed: an area for two players, otherwise a line for each. A press goes to that turn. */
export function leadCurve(hud: Hud, view: ReviewView, go: (moment: number) => void): HTMLElement {
  const { texts } = hud;
  const { turns, turn, final } = view;
  const { players } = final;
  const two = players.length === 2;
  const courses = players.map((_, player) => leads(view, player));
  const values = courses.flatMap((course) => course.map(({ lead }) => lead));
  const over = Math.max(STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const under = Math.min(-STEP, Math.floor(Math.min(...values) / STEP) * STEP);
  // For two players zero is in the middle.
  const high = two ? Math.max(over, -under) : over;
  const low = two ? -high : under;
  const x = (place: number): number => NUMBERS + (place / Math.max(1, turns.length)) * (WIDTH - NUMBERS - EDGE);
  const y = (lead: number): number => EDGE + ((high - lead) / (high - low)) * (HEIGHT - 2 * EDGE);
  const scales = { x, y };
  const worst = new Set(swings(view).map(({ place }) => place));
  const dots = [...worst].flatMap((place) => {
    const player = turns[place]?.player ?? 0;
    const lead = courses[two ? 0 : player]?.find((point) => point.place === place)?.lead;
    return lead === undefined
      ? []
      : [s('circle', { class: `lead-dot player-${players[player]?.colour ?? 0}`, cx: x(place), cy: y(lead), r: 3.6 })];
  });
  const most = courses.map((course) => rounded(Math.max(...course.map(({ lead }) => lead))));
  const count = analysed(view);
  const [first, second] = players;
  const spoken =
    two && first && second
      ? texts.t('analysis.lead.spoken', {
          count,
          first: Math.max(0, most[0] ?? 0),
          second: Math.max(0, most[1] ?? 0),
          nameFirst: first.name,
          nameSecond: second.name,
        })
      : texts.t('analysis.lead.spoken.many', {
          count,
          leads: texts.list(
            players.map(({ name }, player) =>
              texts.t('carcassonne.score.of', { player: name, score: most[player] ?? 0 }),
            ),
          ),
        });
  const place = turn ? turns.indexOf(turn) : turns.length;
  const picture = s(
    'svg',
    { class: 'score-curve lead-curve', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': spoken },
    ...gridLines(texts, two ? [high, 0, low] : marksOf(low, high), y, WIDTH - EDGE, two ? Math.abs : undefined),
    ...(two
      ? pairShape(texts, final, courses[0] ?? [], scales)
      : [
          s('path', { class: 'lead-zero', d: `M${NUMBERS} ${y(0)}H${WIDTH - EDGE}` }),
          ...courses.map((course, player) =>
            s('path', { class: curveOf(players[player]?.colour ?? 0, player), d: lineOf(course, scales) }),
          ),
        ]),
    ...dots,
    s('path', { class: 'lead-now', d: `M${x(place)} ${EDGE}V${HEIGHT - EDGE}` }),
  );
  picture.addEventListener('click', (event) => {
    const box = picture.getBoundingClientRect();
    const wanted = (((event.clientX - box.left) / box.width) * WIDTH - NUMBERS) / (WIDTH - NUMBERS - EDGE);
    go(turns[Math.min(turns.length - 1, Math.max(0, Math.round(wanted * turns.length)))]?.start ?? 0);
  });
  return h(
    'figure',
    { class: 'curve-figure' },
    h('figcaption', {}, h('span', { class: 'label' }, texts.t('analysis.lead')), ...(two ? [] : players.map(curveKey))),
    picture,
  );
}

const analysed = ({ analysis: { judgements } }: ReviewView): number => judgements.filter(Boolean).length;
