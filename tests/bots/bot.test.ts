import { describe, expect, test } from 'vitest';
import { BOT_CHARACTERS, BOT_LEVELS, LEVELS } from '../../src/bots/levels.ts';
import type { Level } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  defaultOptions,
  hideSecrets,
  seededRandom,
  startGame,
  deal,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleState } from '../../src/game/index.ts';
import { beatsRandom } from './beatsRandom.ts';

describe.each(['castle', 'zamek'] as const)('%s: the bot that looks one turn ahead', (id) => {
  test('beats boardgame.io’s random bot in all of a dozen games, whoever begins', { timeout: 120_000 }, () =>
    beatsRandom(id, 12),
  );
});

/** The same moment of another game: other tiles to come, other tokens face down. */
function otherSecrets(state: CastleState): CastleState {
  const hidden = state.wall.map((field) => state.wallTokens[field] ?? null);
  const tokens = Object.fromEntries(state.wall.map((field, n) => [field, hidden[(n + 1) % hidden.length] ?? null]));
  return { ...state, stack: [...(state.stack ?? [])].reverse(), wallTokens: { ...state.wallTokens, ...tokens } };
}

/** Personalities search as the regent does. */
const SEARCHES = BOT_LEVELS.filter((level) => !BOT_CHARACTERS.includes(level));

describe.each(SEARCHES)('product 9: a choice of the %s', (id) => {
  // A few positions are enough to see what a search reads.
  const level: Level = { ...LEVELS[id], work: Math.min(LEVELS[id].work, 500) };
  const choice = (state: CastleState, seed: string): unknown => {
    const { candidates, chosen, game } = think(state, level, seed);
    return { action: game.actionOf(chosen.moves[0] ?? -1), candidates };
  };

  test.each(['castle', 'zamek'] as const)(
    'is the same for the same view and seed, whatever is hidden (%s)',
    (rulesId) => {
      const rules = RULE_SETS[rulesId];
      const position = startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom('choice')) });
      for (const moves of [0, 30, 50, 16]) {
        for (let n = 0; n < moves; n++) position.play(position.legalMoves()[0] ?? 0);
        const state = stateOf(position);
        const other = otherSecrets(state);
        expect(other).not.toEqual(state);
        const expected = choice(hideSecrets(state), 'x');
        expect(choice(hideSecrets(other), 'x')).toEqual(expected);
        // Not even when it gets the secrets.
        expect(choice(state, 'x')).toEqual(expected);
        expect(choice(other, 'x')).toEqual(expected);
      }
    },
  );
});
