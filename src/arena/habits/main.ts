import { parseArgs } from 'node:util';
import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { countIssue, exitCodeOf, readOptions } from '../command.ts';
import { CARCASSONNE, CASTLE } from '../game.ts';
import type { ArenaGame } from '../game.ts';
import { GAMES } from '../match.ts';
import type { Carcassonne, Castle, GameTypes } from '../player.ts';
import { CARCASSONNE_ROSTER, CASTLE_ROSTER } from '../players.ts';
import type { Roster } from '../players.ts';
import type { Watched } from './habits.ts';
import { formatHabits } from './table.ts';
import type { Row } from './table.ts';
import { watch } from './watch.ts';

/** `npm run habits`: how computer players look to the person who plays them (docs/bots.md). */

const USAGE = `npm run habits -- PLAYER… [options]

  --against NAME  whom they all play (regent)
  --rules NAME    castle (The Castle and Zamek in turn) or carcassonne (castle)
  --pairs N       pairs of games for each player (20)`;

interface Request {
  readonly players: readonly string[];
  readonly against: string;
  readonly rules: string;
  readonly pairs: number;
}

const OPTIONS = {
  against: { type: 'string', default: 'regent' },
  rules: { type: 'string', default: 'castle' },
  pairs: { type: 'string', default: '20' },
} as const;

const parse = (words: readonly string[]): Result<Request> =>
  readOptions(() => {
    const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
    const { against, rules } = values;
    const pairs = Number(values.pairs);
    if (positionals.length === 0) return refuse('no-player', 'Name a player, such as: builder.');
    if (!GAMES.some((game) => game === rules)) return refuse('bad-option', `--rules is one of ${GAMES.join(', ')}.`);
    const roster = rules === 'castle' ? CASTLE_ROSTER : CARCASSONNE_ROSTER;
    for (const name of [against, ...positionals]) {
      const known = roster.named(name);
      if (!known.ok) return known;
    }
    return countIssue({ pairs }) ?? accept({ players: positionals, against, rules, pairs });
  });

async function run({ players, against, rules, pairs }: Request): Promise<void> {
  const rows: Row[] = [];
  for (const name of players) {
    const play =
      rules === 'castle'
        ? watchNamed<Castle>(CASTLE, CASTLE_ROSTER, name, against, pairs)
        : watchNamed<Carcassonne>(CARCASSONNE(2), CARCASSONNE_ROSTER, name, against, pairs);
    rows.push({ name, ...(await play) });
    process.stderr.write(`${name}\n`);
  }
  process.stdout.write(formatHabits(rows, rules === 'castle'));
}

function watchNamed<F extends GameTypes & { readonly position: Watched }>(
  game: ArenaGame<F>,
  roster: Roster<F>,
  name: string,
  against: string,
  pairs: number,
): ReturnType<typeof watch> {
  const [first, second] = [roster.named(name), roster.named(against)];
  if (!first.ok || !second.ok) throw new Error(`Expected known players, got ${name} and ${against}`);
  return watch(game, first.value, second.value, pairs);
}

process.exitCode = await exitCodeOf({ usage: USAGE, parse, run });
