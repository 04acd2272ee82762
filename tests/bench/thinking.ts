import { LEVELS } from '../../src/bots/levels.ts';
import { CARCASSONNE_LEVELS } from '../../src/bots/carcassonne/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  adapterOf,
  carcassonne,
  deal,
  defaultOptions,
  hideSecrets,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction, RuleSetId } from '../../src/game/index.ts';
import { mixesOf } from '../support/mixes.ts';

/**
 * How long the strongest level thinks on a slower processor: `npm run bench:thinking`. Its clock runs faster by this
 * factor, and measures processor time, so other load on the machine matters little. `npm run bench:thinking -- 6` plays
 * Carcassonne with that many players and all modules that go together.
 */
const clockOf = (slower: number) => (): number => {
  const { user, system } = process.cpuUsage();
  return (slower * (user + system)) / 1000;
};

/** How much slower a phone is. */
const PHONE = 4;

function timesOf(id: RuleSetId, slower: number): readonly number[] {
  const clock = clockOf(slower);
  const rules = RULE_SETS[id];
  const game = startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom(`thinking/${id}`)) });
  const times: number[] = [];
  while (game.awaiting !== 'over') {
    const choices = game.legalMoves().length;
    const begin = clock();
    const { chosen, game: known } = think(hideSecrets(stateOf(game)), LEVELS.regent, 'thinking', clock);
    if (choices > 1) times.push(clock() - begin);
    const [move] = chosen.moves;
    const found = move === undefined ? undefined : game.moveOf(known.actionOf(move) as CastleAction);
    if (!found?.ok) throw new Error('There is no legal choice');
    game.play(found.value);
  }
  return times;
}

/** By what is awaited. */
function timesWith(modules: readonly string[], players: number, deal: number): ReadonlyMap<string, readonly number[]> {
  const clock = clockOf(PHONE);
  const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });
  const game = carcassonne.startGame({
    rules,
    players: Array.from({ length: players }, (_, n) => `${n}`),
    start: rules.start,
    ...carcassonne.deal(rules, seededRandom(`thinking/${deal}`)),
  });
  const times = new Map<string, readonly number[]>();
  while (game.awaiting !== 'over') {
    const { awaiting } = game;
    const state = carcassonne.hideSecrets(carcassonne.stateOf(game), rules);
    const begin = clock();
    const { chosen, candidates, game: known } = think(state, CARCASSONNE_LEVELS.regent, 'thinking', clock);
    if (candidates.length > 1) times.set(awaiting, [...(times.get(awaiting) ?? []), clock() - begin]);
    const [move] = chosen.moves;
    const found = move === undefined ? undefined : game.moveOf(known.actionOf(move) as carcassonne.Action);
    if (!found?.ok) throw new Error('There is no legal choice');
    game.play(found.value);
  }
  return times;
}

function summed(unsorted: readonly number[]) {
  const times = unsorted.toSorted((a, b) => a - b);
  const part = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return { choices: times.length, 'median ms': part(0.5), '95 % ms': part(0.95), 'longest ms': part(1) };
}

const players = Number(process.argv[2] ?? 0);
if (players === 0) {
  const slow = (slower: number) => ({
    'times slower': slower,
    ...summed((['castle', 'zamek'] as const).flatMap((id) => timesOf(id, slower))),
  });
  console.table([1, 6].map(slow));
} else {
  for (const [deal, modules] of mixesOf(adapterOf('carcassonne')).entries()) {
    console.log(`${modules.join(', ')}; ${players} players`);
    console.table(
      Object.fromEntries([...timesWith(modules, players, deal)].map(([awaited, times]) => [awaited, summed(times)])),
    );
  }
}
