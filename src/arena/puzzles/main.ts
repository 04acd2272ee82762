import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatPuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { RULE_SET_IDS, accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { countIssue, exitCodeOf, readOptions } from '../command.ts';
import { puzzleIn } from './find.ts';

/** `npm run puzzles`: turns with one best solution, from games between computer players (docs/learning.md). */

const USAGE = `npm run puzzles -- [options]

  --count N   puzzles of each rule set (36)
  --seed TEXT chance; the same one gives the same puzzles (1)
  --margin P  least lead of the best way over the next one, in points (1)
  --easy P    largest part of the puzzles that the computer sees at a glance (0.34)
  --out FILE  where they go (src/bots/data/puzzles.json)`;

const OPTIONS = {
  count: { type: 'string', default: '36' },
  seed: { type: 'string', default: '1' },
  margin: { type: 'string', default: '1' },
  easy: { type: 'string', default: '0.34' },
  out: { type: 'string', default: 'src/bots/data/puzzles.json' },
} as const;

/** Four comparisons over 12 decks each; chance alone does not win all of them by the margin. */
const CARE = { work: 90_000, rounds: 4, decks: 12 } as const;

interface Request {
  readonly count: number;
  readonly seed: string;
  readonly margin: number;
  readonly easy: number;
  readonly out: string;
}

const parse = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const [count, margin, easy] = [Number(values.count), Number(values.margin), Number(values.easy)];
    const issue = countIssue({ count });
    if (issue) return issue;
    if (!(margin > 0)) return refuse('bad-option', '--margin needs a number above 0.');
    if (!(easy >= 0 && easy <= 1)) return refuse('bad-option', '--easy needs a part from 0 to 1.');
    return accept({ count, margin, easy, seed: values.seed, out: values.out });
  });

function run({ count, seed, margin, easy, out }: Request): void {
  const puzzles: Puzzle[] = [];
  let glances = 0;
  // Rule sets alternate, and so do the daily puzzles.
  for (let game = 0; puzzles.length < count * RULE_SET_IDS.length; game++) {
    const rules = RULE_SET_IDS[puzzles.length % RULE_SET_IDS.length] ?? 'castle';
    const found = puzzleIn(rules, `puzzle/${seed}/${game}`, { ...CARE, margin });
    if (!found || (found.level === 1 && glances >= easy * (puzzles.length + 3))) continue;
    if (found.level === 1) glances++;
    puzzles.push(found);
    writeFileSync(out, formatPuzzles(puzzles));
    process.stderr.write(`${puzzles.length}: ${rules}, ${found.best}, ${found.margin} points, level ${found.level}\n`);
  }
}

process.exitCode = await exitCodeOf({ usage: USAGE, parse, run });
