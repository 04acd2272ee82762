import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatWeights, parseWeights } from '../../bots/knots.ts';
import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { countIssue, exitCodeOf, readOptions } from '../command.ts';
import { changesOf, joinWeights } from '../../bots/carcassonne/weights.ts';
import type { Weights } from '../../bots/knots.ts';
import { carcassonneSelfPlay, moduleSelfPlay } from './carcassonneSelfPlay.ts';
import type { SelfPlay } from './trainingGame.ts';
import { CASTLE_SELF_PLAY } from './castleSelfPlay.ts';
import { tune } from './tune.ts';
import type { TuneRequest } from './tune.ts';

/** `npm run tune`: new weights for the computer players (docs/bots.md). */

const USAGE = `npm run tune -- [options]

  --rules NAME     castle (with Zamek), or carcassonne/2 to carcassonne/6, by players; carcassonne/2+modules or 4+modules:
                   what modules change, beside the weights of the base game as they are (castle)
  --modules A,B/C  modules of the games in which that is learnt, one mix after the other (those of each box)
  --generations N  how often weights are made anew (10)
  --games N        games of self-play for each generation (1000)
  --seed TEXT      chance; the same one gives the same weights (1)
  --from FILE      weights to begin with; without it from nothing
  --out FILE       where the weights go after each generation (those of the rule set); beside it tuning.md gets a line`;

interface Taught {
  readonly selfPlay: SelfPlay;
  /** Default file for the weights. */
  readonly out: string;
  /** Set if the file contains only what changes other weights: how to extract that, and how to join it with them. */
  readonly part?: { of(weights: Weights): Weights; join(part: Weights | undefined): Weights };
}

const ofModules = (players: number, mixes?: readonly (readonly string[])[]): [string, Taught] => [
  `carcassonne/${players}+modules`,
  {
    selfPlay: moduleSelfPlay(players, mixes),
    out: `src/bots/carcassonne/data/modules${players}.json`,
    part: { of: (weights) => changesOf(players, weights), join: (part) => joinWeights(players, part) },
  },
];

const carcassonne = (players: number): [string, Taught] => [
  `carcassonne/${players}`,
  { selfPlay: carcassonneSelfPlay(players), out: `src/bots/carcassonne/data/players${players}.json` },
];

const teachers = (mixes?: readonly (readonly string[])[]): ReadonlyMap<string, Taught> =>
  new Map([
    ['castle', { selfPlay: CASTLE_SELF_PLAY, out: 'src/bots/data/weights.json' }],
    ...[2, 3, 4, 5, 6].map(carcassonne),
    // For three players and more, those learnt with four.
    ...[2, 4].map((players) => ofModules(players, mixes)),
  ]);

const OPTIONS = {
  rules: { type: 'string', default: 'castle' },
  modules: { type: 'string' },
  generations: { type: 'string', default: '10' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string' },
  out: { type: 'string' },
} as const;

interface Request extends TuneRequest {
  readonly out: string;
  readonly part: Taught['part'];
  /** A description of the run for the log. */
  readonly title: string;
}

const parse = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const known = teachers(values.modules?.split('/').map((mix) => mix.split(',')));
    const found = known.get(values.rules);
    if (!found) return refuse('bad-option', `--rules is one of ${[...known.keys()].join(', ')}.`);
    const { selfPlay, part } = found;
    const counts = { generations: Number(values.generations), games: Number(values.games) };
    const issue = countIssue(counts);
    if (issue) return issue;
    const read =
      values.from === undefined
        ? undefined
        : parseWeights(selfPlay.knots, JSON.parse(readFileSync(values.from, 'utf8')) as number[][]);
    const from = part ? part.join(read) : read;
    const title = `${counts.generations} generations, seed ${values.seed}, ${values.from === undefined ? 'from nothing' : `from ${values.from}`}`;
    return accept({ selfPlay, part, from, ...counts, seed: values.seed, out: values.out ?? found.out, title });
  });

function run(request: Request): void {
  const { out, games, title, part } = request;
  const log = join(dirname(out), 'tuning.md');
  const tell = (text: string): void => {
    appendFileSync(log, text);
    process.stderr.write(text);
  };
  tell(
    `\n${title}:\n\n| generation | games | points, first player and others | error | seconds |\n| --- | --- | --- | --- | --- |\n`,
  );
  let start = performance.now();
  for (const { number, weights, points, error } of tune(request)) {
    writeFileSync(out, formatWeights(request.selfPlay.knots, part?.of(weights) ?? weights));
    const seconds = (performance.now() - start) / 1000;
    tell(
      `| ${number} | ${games} | ${points.map((mean) => mean.toFixed(1)).join(', ')} | ${error.toFixed(2)} | ${seconds.toFixed(0)} |\n`,
    );
    start = performance.now();
  }
}

process.exitCode = await exitCodeOf({ usage: USAGE, parse, run });
