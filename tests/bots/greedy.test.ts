import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import type { Bot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { RampartsBot } from '../../src/bots/bot.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { RULE_SETS, defaultOptions, hideSecrets, makeGame, seededRandom, startGame, deal, stateOf } from '../../src/game/index.ts';
import type { MatchState, RuleSetId } from '../../src/game/index.ts';

const gameOf = (id: RuleSetId, seed: string): Game<MatchState> => ({
  ...makeGame({ rules: RULE_SETS[id], options: defaultOptions(RULE_SETS[id]), players: ['Bot', 'Random'] }),
  seed,
});

/** A whole match of two boardgame.io bots; the scores. */
async function play(game: Game<MatchState>, bots: readonly [Bot, Bot]): Promise<readonly [number, number]> {
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
      const ours = new RampartsBot(chooseAction, 'steward', `chance/${n}`);
      const random = new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed: `random/${n}` });
      const scores = await play(game, n % 2 === 0 ? [ours, random] : [random, ours]);
      const [us = 0, them = 0] = n % 2 === 0 ? scores : [scores[1], scores[0]];
      expect([n, us > them]).toEqual([n, true]);
      margin += us - them;
    }
    expect(margin / 25).toBeGreaterThan(20);
  });
});

describe('a choice', () => {
  const rules = RULE_SETS.castle;
  const random = seededRandom('choice');
  const position = startGame({ rules, options: defaultOptions(rules), ...deal(rules, random) });
  for (let n = 0; n < 20; n++) position.play(position.legalMoves()[0] ?? 0);

  test('is the same for the same view and seed, whatever is hidden', () => {
    const state = stateOf(position);
    const shuffled = { ...state, stack: [...(state.stack ?? [])].reverse() };
    const choice = chooseAction(hideSecrets(state), 'steward', 'x');
    expect(chooseAction(hideSecrets(shuffled), 'steward', 'x')).toEqual(choice);
    expect(chooseAction(hideSecrets(state), 'steward', 'x')).toEqual(choice);
  });
});
