import { parseArgs } from 'node:util';
import { accept, refuse } from '../game/index.ts';
import type { Result } from '../game/index.ts';
import { countFlaw, readOptions } from './command.ts';
import { playerNamed } from './players.ts';
import type { Hypotheses } from './sequential.ts';

/** What the arena is asked for on the command line. */

export const USAGE = `npm run arena -- FIRST SECOND [options]
npm run arena -- FIRST:SECOND FIRST:SECOND … [options]
npm run arena -- --table [options]

  --pairs N       pairs of games for each match (100)
  --threads N     games played at the same time (1)
  --results FILE  where results are kept; pairs found there are not played again (arena.jsonl)
  --stop          end a match as soon as its sequential test has a verdict
  --h0 P, --h1 P  shares of wins that the test tells apart (0.5, 0.6)
  --table         print the table of what has been played, and play nothing`;

export interface Request {
  /** `first:second`; with `table` none stands for all. */
  readonly matches: readonly string[];
  readonly pairs: number;
  readonly threads: number;
  readonly results: string;
  readonly stop: boolean;
  readonly table: boolean;
  readonly hypotheses: Hypotheses;
}

const OPTIONS = {
  pairs: { type: 'string', default: '100' },
  threads: { type: 'string', default: '1' },
  results: { type: 'string', default: 'arena.jsonl' },
  h0: { type: 'string', default: '0.5' },
  h1: { type: 'string', default: '0.6' },
  stop: { type: 'boolean', default: false },
  table: { type: 'boolean', default: false },
} as const;

/** Reads the words after `npm run arena --`; refuses with a sentence about the first that is wrong. */
export const parseRequest = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const matches = positionals.length === 2 && !positionals.some((word) => word.includes(':')) ? [positionals.join(':')] : [...new Set(positionals)];
    if (matches.length === 0 && !values.table) return refuse('no-match', 'Name two players, such as: regent castellan.');
    for (const match of matches) {
      const names = match.split(':');
      if (names.length !== 2) return refuse('bad-match', `A match is FIRST:SECOND, not ${match}.`);
      for (const name of names) {
        const player = playerNamed(name);
        if (!player.ok) return player;
      }
    }
    const counts = { pairs: Number(values.pairs), threads: Number(values.threads) };
    const flaw = countFlaw(counts);
    if (flaw) return flaw;
    const hypotheses = { h0: Number(values.h0), h1: Number(values.h1) };
    if (!(hypotheses.h0 > 0 && hypotheses.h0 < hypotheses.h1 && hypotheses.h1 < 1)) return refuse('bad-option', '--h0 and --h1 need shares between 0 and 1, the second one larger.');
    return accept({ matches, ...counts, results: values.results, stop: values.stop, table: values.table, hypotheses });
  });
