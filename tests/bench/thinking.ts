import { LEVELS } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  deal,
  defaultOptions,
  hideSecrets,
  seededRandom,
  startGame,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleAction, RuleSetId } from '../../src/game/index.ts';

/** How long the strongest level thinks where the processor is so many times slower: `npm run bench:thinking`. Its clock runs that much faster. */

function timesOf(id: RuleSetId, slower: number): readonly number[] {
  const clock = (): number => slower * performance.now();
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
    if (!found?.ok) throw new Error('no legal choice');
    game.play(found.value);
  }
  return times;
}

const slow = (slower: number) => {
  const times = (['castle', 'zamek'] as const).flatMap((id) => timesOf(id, slower)).sort((a, b) => a - b);
  const part = (share: number): number => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    'times slower': slower,
    choices: times.length,
    'median ms': part(0.5),
    '95 % ms': part(0.95),
    'longest ms': part(1),
  };
};

console.table([1, 6].map(slow));
