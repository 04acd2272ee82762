import { NONE } from './habits.ts';
import type { Habits } from './habits.ts';

/** The habits of players as a table in Markdown, per game. */

type Column = readonly [name: string, of: (sum: Habits, games: number) => number];

const each =
  (key: keyof Habits) =>
  (sum: Habits, games: number): number =>
    sum[key] / games;

const COMMON: readonly Column[] = [
  ['points', each('points')],
  ['rival’s', each('rivalsPoints')],
  ['followers placed', each('followers')],
  ['on fields or courts', each('settled')],
  ['their points', each('settledPoints')],
  ['in hand', ({ inHand, tiles }) => inHand / tiles],
  ['tiles at a rival’s feature', each('meetings')],
  ['features scored', each('completed')],
  ['tiles in each', ({ size, completed }) => size / completed],
  ['tiles in each city or house', ({ houseSize, houses }) => houseSize / houses],
  ['shared or fought for, %', ({ shared, completed }) => (100 * shared) / completed],
];
const CASTLE: readonly Column[] = [
  ['tokens', each('tokens')],
  ['keep', each('keep')],
];

export interface Row {
  readonly name: string;
  /** Share of wins, formatted. */
  readonly wins: string;
  readonly games: readonly Habits[];
}

export function formatHabits(rows: readonly Row[], isCastle: boolean): string {
  const columns = isCastle ? [...COMMON, ...CASTLE] : COMMON;
  const lines = [
    ['player', 'games', 'wins', ...columns.map(([name]) => name)],
    ['', ...columns, '', ''].map(() => '---'),
    ...rows.map(({ name, wins, games }) => {
      const sum = games.reduce(added, NONE);
      return [
        name.replaceAll('*', '\\*'),
        String(games.length),
        wins,
        ...columns.map(([, of]) => of(sum, games.length).toFixed(1)),
      ];
    }),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function added(a: Habits, b: Habits): Habits {
  const sum = { ...a };
  for (const key of Object.keys(sum) as (keyof Habits)[]) sum[key] += b[key];
  return sum;
}
