import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatWeights, parseWeights } from '../../bots/weightsFile.ts';
import { accept } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { countFlaw, exitCodeOf, readOptions } from '../command.ts';
import { tune } from './tune.ts';
import type { TuneRequest } from './tune.ts';

/** `npm run tune`: new weights for the computer players (docs/bots.md). */

const USAGE = `npm run tune -- [options]

  --generations N  how often weights are made anew (10)
  --games N        games of self-play for each generation (1000)
  --seed TEXT      chance; the same one gives the same weights (1)
  --from FILE      weights to begin with; without it from nothing
  --out FILE       where the weights go after each generation (src/bots/data/weights.json); beside it tuning.md gets a line`;

const OPTIONS = {
  generations: { type: 'string', default: '10' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  out: { type: 'string', default: 'src/bots/data/weights.json' },
} as const;

interface Request extends TuneRequest {
  readonly out: string;
  /** The run in words, for the log. */
  readonly title: string;
}

const parse = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const counts = { generations: Number(values.generations), games: Number(values.games) };
    const flaw = countFlaw(counts);
    if (flaw) return flaw;
    const from = values.from === undefined ? undefined : parseWeights(JSON.parse(readFileSync(values.from, 'utf8')) as number[][]);
    const title = `${counts.generations} generations, seed ${values.seed}, ${values.from === undefined ? 'from nothing' : `from ${values.from}`}`;
    return accept({ from, ...counts, seed: values.seed, out: values.out, title });
  });

function run(request: Request): void {
  const { out, games, title } = request;
  const log = join(dirname(out), 'tuning.md');
  const tell = (text: string): void => {
    appendFileSync(log, text);
    process.stderr.write(text);
  };
  tell(`\n${title}:\n\n| generation | games | points, first and second player | error | seconds |\n| --- | --- | --- | --- | --- |\n`);
  let start = performance.now();
  for (const { number, weights, points, error } of tune(request)) {
    writeFileSync(out, formatWeights(weights));
    const seconds = (performance.now() - start) / 1000;
    tell(`| ${number} | ${games} | ${points.map((mean) => mean.toFixed(1)).join(', ')} | ${error.toFixed(2)} | ${seconds.toFixed(0)} |\n`);
    start = performance.now();
  }
}

process.exitCode = await exitCodeOf({ usage: USAGE, parse, run });
