import { clsx } from 'clsx';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { ReviewView } from '../../session/contracts/review.ts';
import { CurveKeys, curveOf } from '../end/ScoreCurve.tsx';
import { useChartSize } from '../kit/chart.ts';
import type { ChartSize } from '../kit/chart.ts';
import { useTexts } from '../kit/context.tsx';
import { GridLines } from '../kit/GridLines.tsx';
import { leads } from './leads.ts';
import type { Lead } from './leads.ts';
import { rounded } from './rounded.ts';
import { swings } from './swings.ts';
import chart from '../kit/chart.module.css';
import text from '../kit/text.module.css';
import styles from './LeadCurve.module.css';

const HEIGHT = 118;
const EDGE = 6;
const STEP = 10;
/** Up to this many values get a grid line. */
const FEW = 5;

/** The scales of the picture, and the values at its edges. */
interface Scales {
  readonly size: ChartSize;
  readonly x: (place: number) => number;
  readonly y: (lead: number) => number;
  readonly low: number;
  readonly high: number;
}

function scalesOf(courses: readonly (readonly Lead[])[], turns: number, size: ChartSize): Scales {
  const { width, numbers } = size;
  const values = courses.flatMap((course) => course.map(({ lead }) => lead));
  const over = Math.max(STEP, Math.ceil(Math.max(...values) / STEP) * STEP);
  const under = Math.min(-STEP, Math.floor(Math.min(...values) / STEP) * STEP);
  // For two players zero is in the middle.
  const two = courses.length === 2;
  const high = two ? Math.max(over, -under) : over;
  const low = two ? -high : under;
  return {
    size,
    x: (place) => numbers + (place / Math.max(1, turns)) * (width - numbers - EDGE),
    y: (lead) => EDGE + ((high - lead) / (high - low)) * (HEIGHT - 2 * EDGE),
    low,
    high,
  };
}

const lineOf = (points: readonly Lead[], { x, y }: Scales): string =>
  points.map(({ place, lead }, n) => `${n === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(lead).toFixed(1)}`).join('');

/** Values with a grid line, including zero. */
function marksOf({ low, high }: Scales): readonly number[] {
  const every = Math.ceil((high - low) / STEP / FEW) * STEP;
  return Array.from(
    { length: Math.floor(high / every) - Math.ceil(low / every) + 1 },
    (_, n) => (Math.ceil(low / every) + n) * every,
  );
}

interface LeadCurveProps {
  readonly view: ReviewView;
  readonly onGo: (moment: number) => void;
}

/** Who led, and where that changed: an area for two players, otherwise a line for each. A press goes to that turn. */
export function LeadCurve({ view, onGo }: LeadCurveProps): VNode {
  const { t } = useTexts();
  const spoken = useSpoken(view);
  const { turns, turn, final } = view;
  const { players } = final;
  const two = players.length === 2;
  const courses = players.map((_, player) => leads(view, player));
  const chartBox = useRef<SVGSVGElement>(null);
  const size = useChartSize(chartBox);
  const { width, numbers } = size;
  const scales = scalesOf(courses, turns.length, size);
  const { x, y, low, high } = scales;
  const now = x(turn ? turns.indexOf(turn) : turns.length);
  const go = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const wanted = (((event.clientX - box.left) / box.width) * width - numbers) / (width - numbers - EDGE);
    onGo(turns[Math.min(turns.length - 1, Math.max(0, Math.round(wanted * turns.length)))]?.start ?? 0);
  };
  return (
    <figure class={chart.figure}>
      <figcaption>
        <span class={text.label}>{t('analysis.lead')}</span>
        {!two && <CurveKeys players={players} />}
      </figcaption>
      <svg
        ref={chartBox}
        class={clsx(chart.scoreCurve, styles.curve)}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={spoken}
        onClick={go}
      >
        <GridLines
          values={two ? [high, 0, low] : marksOf(scales)}
          y={y}
          size={size}
          right={width - EDGE}
          {...(two ? { said: Math.abs } : {})}
        />
        {two ? (
          <Pair players={players} course={courses[0] ?? []} scales={scales} />
        ) : (
          <>
            <path class={styles.zero} d={`M${numbers} ${y(0)}H${width - EDGE}`} />
            {courses.map((course, player) => (
              <path key={player} {...curveOf(players[player]?.colour ?? 0, player)} d={lineOf(course, scales)} />
            ))}
          </>
        )}
        {swings(view).map(({ place }) => {
          const player = turns[place]?.player ?? 0;
          const lead = courses[two ? 0 : player]?.find((point) => point.place === place)?.lead;
          if (lead === undefined) return null;
          const look = players[player]?.colour ?? 0;
          return <circle key={place} class={styles.dot} data-colour={look} cx={x(place)} cy={y(lead)} r={3.6} />;
        })}
        <path class={styles.now} d={`M${now} ${EDGE}V${HEIGHT - EDGE}`} />
        {two && <PairWords players={players} size={size} />}
      </svg>
    </figure>
  );
}

interface PairProps {
  readonly players: ReviewView['final']['players'];
  readonly course: readonly Lead[];
  readonly scales: Scales;
}

/** Two players are symmetrical: one line, player 0 above zero and player 1 below. */
function Pair({ players, course, scales }: PairProps): VNode {
  const { x, y } = scales;
  const area = `M${x(course[0]?.place ?? 0)} ${y(0)}${lineOf(course, scales).replace('M', 'L')}V${y(0)}Z`;
  return (
    <>
      {[0, y(0)].map((top, player) => (
        <svg
          key={player}
          x={0}
          y={top}
          width={scales.size.width}
          height={HEIGHT / 2}
          viewBox={`0 ${top} ${scales.size.width} ${HEIGHT / 2}`}
        >
          <path class={styles.area} data-colour={players[player]?.colour ?? 0} d={area} />
        </svg>
      ))}
      <path class={styles.line} d={lineOf(course, scales)} />
    </>
  );
}

/** Who is ahead on either side of zero; on top of everything else. */
function PairWords({ players, size }: Pick<PairProps, 'players'> & { readonly size: ChartSize }): VNode {
  const { t } = useTexts();
  return (
    <>
      {[EDGE + 10 * size.scale, HEIGHT - EDGE - 3].map((height, player) => (
        <text key={player} class={chart.number} x={size.numbers + 4} y={height}>
          {t('analysis.ahead', { player: players[player]?.name ?? '' })}
        </text>
      ))}
    </>
  );
}

/** The largest leads, in words. */
function useSpoken(view: ReviewView): string {
  const texts = useTexts();
  const { players } = view.final;
  const most = players.map((_, player) => rounded(Math.max(...leads(view, player).map(({ lead }) => lead))));
  const count = view.analysis.judgements.filter(Boolean).length;
  const [first, second] = players;
  return first && second && players.length === 2
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
}
