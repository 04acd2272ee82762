import { parseArgs } from 'node:util';
import { accept, refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';
import { countIssue, readOptions } from './command.ts';
import { matchNamed, prefixOf } from './match.ts';
import type { Hypotheses } from './sequential.ts';

/** The command line of the arena. */

export const USAGE = `npm run arena -- FIRST SECOND [options]
npm run arena -- FIRST:SECOND FIRST:SECOND … [options]
npm run arena -- --table [options]

  --rules NAME    castle (The Castle and Zamek in turn) or carcassonne (the base game, and with modules, in turn) (castle)
  --players N     how many play Carcassonne: the first against N - 1 of the second, on every seat in turn (2)
  --modules A,B   modules in every game of Carcassonne (every other pair with those that the base weights were tuned with)
  --pairs N       pairs of games for each match, of N games with N players (100)
  --threads N     games played at the same time (1)
  --results FILE  where results are kept; pairs found there are not played again (arena.jsonl)
  --stop          end a match as soon as its sequential test has a verdict
  --h0 P, --h1 P  shares of wins that the test tells apart (0.5, 0.6; with N players 1/N, 1/N + 0.1)
  --table         print the table of what has been played, and play nothing`;

export interface Request {
  /** `first:second`; with `table`, none means all. */
  readonly matches: readonly string[];
  readonly pairs: number;
  readonly threads: number;
  readonly results: string;
  readonly stop: boolean;
  readonly table: boolean;
  readonly hypotheses: Hypotheses;
}

const OPTIONS = {
  rules: { type: 'string', default: 'castle' },
  players: { type: 'string', default: '2' },
  modules: { type: 'string', default: '' },
  pairs: { type: 'string', default: '100' },
  threads: { type: 'string', default: '1' },
  results: { type: 'string', default: 'arena.jsonl' },
  h0: { type: 'string' },
  h1: { type: 'string' },
  stop: { type: 'boolean', default: false },
  table: { type: 'boolean', default: false },
} as const;

/** Default difference between the two hypotheses. */
const DIFFERENCE = 0.1;

/** Parses the words after `npm run arena --`; refuses the first invalid one with a message. */
export const parseRequest = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const players = Number(values.players);
    const prefix = prefixOf(
      values.rules,
      players,
      values.modules.split(',').filter((id) => id !== ''),
    );
    if (!prefix.ok) return prefix;
    const named =
      positionals.length === 2 && !positionals.some((word) => word.includes(':'))
        ? [positionals.join(':')]
        : [...new Set(positionals)];
    const matches = named.map((match) => prefix.value + match);
    if (matches.length === 0 && !values.table)
      return refuse('no-match', 'Name two players, such as: regent castellan.');
    for (const match of matches) {
      const known = matchNamed(match);
      if (!known.ok) return known;
    }
    const counts = { pairs: Number(values.pairs), threads: Number(values.threads) };
    const issue = countIssue(counts);
    if (issue) return issue;
    const hypotheses = { h0: Number(values.h0 ?? 1 / players), h1: Number(values.h1 ?? 1 / players + DIFFERENCE) };
    if (!(hypotheses.h0 > 0 && hypotheses.h0 < hypotheses.h1 && hypotheses.h1 < 1))
      return refuse('bad-option', '--h0 and --h1 need shares between 0 and 1, the second one larger.');
    return accept({ matches, ...counts, results: values.results, stop: values.stop, table: values.table, hypotheses });
  });
