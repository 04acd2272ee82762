import type { PairResult } from './results.ts';
import { sequentialTest } from './sequential.ts';
import type { Hypotheses, Verdict } from './sequential.ts';
import { mean, meanInterval, percentile, shareInterval } from './statistics.ts';
import type { Interval } from './statistics.ts';

/** Share of a pair's games that the first player won; a draw is divided among those with the most points. */
export const shareOf = ({ games }: PairResult): number => mean(games.map(wonBy));

function wonBy(points: readonly number[]): number {
  const [first] = points;
  const most = Math.max(...points);
  return first === most ? 1 / points.filter((other) => other === most).length : 0;
}

/** Mean margin of the first player per game, in points; against several others, over their mean. */
export const marginOf = ({ games }: PairResult): number =>
  mean(games.map(([first = 0, ...others]) => first - mean(others)));

/** The pairs of a match, in the order in which the sequential test reads them. */
export const interactionsOf = (pairs: readonly PairResult[], match: string): readonly PairResult[] =>
  pairs.filter((pair) => pair.match === match).sort((a, b) => a.pair - b.pair);

export const verdictOn = (pairs: readonly PairResult[], hypotheses: Hypotheses): Verdict =>
  sequentialTest(pairs.map(shareOf), hypotheses);

/** Returns a Markdown table with one row per match. */
export function formatTable(
  matches: readonly string[],
  results: readonly PairResult[],
  hypotheses: Hypotheses,
): string {
  const head = [
    'first',
    'second',
    'games',
    'first wins',
    'margin',
    `test ${shortOf(hypotheses.h0)} : ${shortOf(hypotheses.h1)}`,
    'ms a choice, first',
    'second',
  ];
  const rows = matches.map((match) => rowOf(match, interactionsOf(results, match), hypotheses));
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

const shortOf = (share: number): string => String(Math.round(share * 1000) / 1000);

function rowOf(match: string, pairs: readonly PairResult[], hypotheses: Hypotheses): readonly string[] {
  const names = match.split(':');
  if (pairs.length === 0) return [...names, '0', '–', '–', '–', '–', '–'];
  const shares = pairs.map(shareOf);
  const margins = pairs.map(marginOf);
  const { accepted, pairs: read } = verdictOn(pairs, hypotheses);
  const games = pairs.reduce((sum, pair) => sum + pair.games.length, 0);
  return [
    ...names,
    String(games),
    withInterval(mean(shares), shareInterval(shares), (share) => share.toFixed(3)),
    withInterval(mean(margins), meanInterval(margins), (points) => (points > 0 ? '+' : '') + points.toFixed(1)),
    accepted ? `${accepted} after ${(read * games) / pairs.length} games` : 'open',
    timesOf(pairs.flatMap(({ ms }) => ms[0])),
    timesOf(pairs.flatMap(({ ms }) => ms[1])),
  ];
}

const withInterval = (value: number, interval: Interval | undefined, format: (value: number) => string): string =>
  interval ? `${format(value)} [${interval.map(format).join(', ')}]` : format(value);

/** Mean and 95th percentile. */
const timesOf = (ms: readonly number[]): string =>
  `${milliseconds(mean(ms))}, 95 %: ${milliseconds(percentile(ms, 0.95))}`;
const milliseconds = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
