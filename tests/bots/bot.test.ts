import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import type { Bot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { RampartsBot } from '../../src/bots/bot.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { BOT_LEVELS, LEVELS } from '../../src/bots/levels.ts';
import type { Level } from '../../src/bots/levels.ts';
import { think } from '../../src/bots/think.ts';
import {
  RULE_SETS,
  adapterOf,
  defaultOptions,
  hideSecrets,
  makeGame,
  seededRandom,
  startGame,
  deal,
  stateOf,
} from '../../src/game/index.ts';
import type { CastleState, MatchState, RuleSetId } from '../../src/game/index.ts';

const gameOf = (id: RuleSetId, seed: string): Game<MatchState> => ({
  ...makeGame(adapterOf(id), {
    players: ['Bot', 'Random'],
    start: (random) => adapterOf(id).deal({ options: {}, players: 2 }, random),
  }),
  seed,
});

/** A whole match of two boardgame.io bots; the scores. */
async function play(game: Game<MatchState>, bots: readonly [Bot, Bot]): Promise<readonly number[]> {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game }) as State<MatchState>;
  while (!state.ctx.gameover) {
    const player = state.ctx.currentPlayer;
    const { action } = await (player === '0' ? bots[0] : bots[1]).play(state, player);
    const next = reducer(state, action) as State<MatchState>;
    if (next._stateID === state._stateID) throw new Error(`illegal: ${JSON.stringify(action)}`);
    state = next;
  }
  return state.G.state.scores;
}

describe.each(['castle', 'zamek'] as const)('%s: the bot that looks one turn ahead', (id) => {
  test('beats the stock random bot in all of 25 games, beginning and not', { timeout: 120_000 }, async () => {
    let margin = 0;
    for (let n = 0; n < 25; n++) {
      const game = gameOf(id, `bots/${n}`);
      const ours = new RampartsBot(chooseAction, 'castellan', `chance/${n}`);
      const random = new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed: `random/${n}` });
      const scores = await play(game, n % 2 === 0 ? [ours, random] : [random, ours]);
      const [us = 0, them = 0] = n % 2 === 0 ? scores : [scores[1], scores[0]];
      expect([n, us > them]).toEqual([n, true]);
      margin += us - them;
    }
    expect(margin / 25).toBeGreaterThan(20);
  });
});

/** The same moment of another game: other tiles to come, other tokens face down. */
function otherSecrets(state: CastleState): CastleState {
  const hidden = state.wall.map((field) => state.wallTokens[field] ?? null);
  const tokens = Object.fromEntries(state.wall.map((field, n) => [field, hidden[(n + 1) % hidden.length] ?? null]));
  return { ...state, stack: [...(state.stack ?? [])].reverse(), wallTokens: { ...state.wallTokens, ...tokens } };
}

describe.each(BOT_LEVELS)('product 9: a choice of the %s', (id) => {
  // Few positions are enough to see what a search reads.
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
        // Not even when the secrets are handed over.
        expect(choice(state, 'x')).toEqual(expected);
        expect(choice(other, 'x')).toEqual(expected);
      }
    },
  );
});
