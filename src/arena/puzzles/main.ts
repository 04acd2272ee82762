import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { THEMES, formatPuzzles, levelOf, parsePuzzles } from '../../bots/puzzles/puzzle.ts';
import type { Puzzle } from '../../bots/puzzles/puzzle.ts';
import { RULE_SET_IDS, accept, adapterOf, refuse, seededRandom, shuffled } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { countIssue, exitCodeOf, readOptions } from '../command.ts';
import { CARE } from '../../bots/puzzles/verify.ts';
import { foundAgain, puzzleIn } from './find.ts';
import type { Game, Search } from './find.ts';

/** `npm run puzzles`: turns with one best solution, from games between computer players (docs/learning.md). */

const USAGE = `npm run puzzles -- [options]

  --count N   puzzles in the file; those that are there stay, the search goes on after the last one (160)
  --rules R   castle (The Castle and Zamek alternate) or carcassonne (carcassonne)
  --again     first searches for those in the file once more: figures are corrected, and those whose best play is no longer
              clear leave
  --seed TEXT chance; the same one gives the same puzzles (1)
  --margin P  least lead of the best way over the next one, in points (1.5)
  --easy P    largest part of the puzzles whose natural move is right (0.3)
  --theme P   largest part of the puzzles with the same theme (0.35)
  --out FILE  where they go (src/bots/data/puzzles/RULES.json)`;

const OPTIONS = {
  count: { type: 'string', default: '160' },
  rules: { type: 'string', default: 'carcassonne' },
  again: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  margin: { type: 'string', default: '1.5' },
  easy: { type: 'string', default: '0.3' },
  theme: { type: 'string', default: '0.35' },
  out: { type: 'string' },
} as const;

/** Late in a game of Carcassonne comparing is quick and certain; in The Castle it is that on most turns. */
const SEARCH: Readonly<Record<Request['rules'], Search>> = {
  castle: { ...CARE, strict: false, mostLeft: 50 },
  carcassonne: { ...CARE, mostLeft: 5 },
};
/** Every so many games of Carcassonne is played with modules, of which it has so many at most. */
const WITH_MODULES = 3;
const MOST_MODULES = 2;

interface Request {
  readonly count: number;
  readonly rules: 'castle' | 'carcassonne';
  readonly again: boolean;
  readonly seed: string;
  readonly margin: number;
  readonly easy: number;
  readonly theme: number;
  readonly out: string;
}

const parse = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const { rules, again, seed, out = `src/bots/data/puzzles/${rules}.json` } = values;
    const [count, margin, easy, theme] = [values.count, values.margin, values.easy, values.theme].map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const issue = countIssue({ count });
    if (issue) return issue;
    if (rules !== 'castle' && rules !== 'carcassonne') return refuse('bad-option', '--rules is castle or carcassonne.');
    if (!(margin > 0)) return refuse('bad-option', '--margin needs a number above 0.');
    if (!(easy >= 0 && easy <= 1)) return refuse('bad-option', '--easy needs a part from 0 to 1.');
    if (!(theme > 0 && theme <= 1)) return refuse('bad-option', '--theme needs a part up to 1.');
    return accept({ count, rules, again, margin, easy, theme, seed, out });
  });

/** The game with this number. `found`: puzzles that there are already. */
function gameOf({ rules, seed }: Request, number: number, found: number): Game {
  if (rules === 'castle')
    return {
      rules: RULE_SET_IDS[found % RULE_SET_IDS.length] ?? 'castle',
      modules: [],
      seed: `puzzle/${seed}/${number}`,
    };
  const own = `carcassonne/${seed}/${number}`;
  return { rules, modules: number % WITH_MODULES === 0 ? modulesFor(rules, own) : [], seed: own };
}

/** Some modules that go together. */
function modulesFor(rules: string, seed: string): readonly string[] {
  const { modules, parseOptions } = adapterOf(rules);
  const some = shuffled(modules, seededRandom(`${seed}/modules`)).slice(0, MOST_MODULES);
  return parseOptions({ modules: some }).ok ? some : some.slice(0, 1);
}

/** The puzzles in the file. Throws if it cannot be read. */
function puzzlesIn(file: string): readonly Puzzle[] {
  const read = existsSync(file) ? parsePuzzles(JSON.parse(readFileSync(file, 'utf8'))) : accept([]);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

function run(request: Request): void {
  const { count, margin, easy, theme, out } = request;
  const search = SEARCH[request.rules];
  const before = puzzlesIn(out);
  const puzzles = request.again
    ? before.flatMap((puzzle) => foundAgain(puzzle, { ...search, margin }) ?? [])
    : [...before];
  if (request.again) {
    writeFileSync(out, formatPuzzles(puzzles));
    process.stderr.write(`${puzzles.length} of ${before.length} stay\n`);
  }
  const last = before.at(-1)?.seed.split('/').at(-1);
  const shareOf = (is: (puzzle: Puzzle) => boolean): number => puzzles.filter(is).length / (puzzles.length + 3);
  const wants = (puzzle: Puzzle): boolean =>
    (levelOf(puzzle) > 1 || shareOf((known) => levelOf(known) === 1) < easy) &&
    shareOf((known) => known.theme === puzzle.theme) < theme;
  for (let number = last === undefined ? 0 : Number(last) + 1; puzzles.length < count; number++) {
    const found = puzzleIn(gameOf(request, number, puzzles.length), { ...search, margin }, wants);
    if (!found) continue;
    puzzles.push(found);
    writeFileSync(out, formatPuzzles(puzzles));
    const { modules, best, trap } = found;
    process.stderr.write(
      `${[puzzles.length, found.seed, modules.join('+'), best, `by ${found.margin}`, `trap ${trap}`, found.theme].join(', ')}\n`,
    );
  }
  const counts = THEMES.map((one) => `${one} ${puzzles.filter((puzzle) => puzzle.theme === one).length}`);
  process.stderr.write(`${counts.join(', ')}\n`);
}

process.exitCode = await exitCodeOf({ usage: USAGE, parse, run });
