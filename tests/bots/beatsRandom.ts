import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import type { Bot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { expect } from 'vitest';
import { RampartsBot } from '../../src/bots/bot.ts';
import { chooseAction } from '../../src/bots/choose.ts';
import { adapterOf, makeGame } from '../../src/game/index.ts';
import type { MatchState, RuleSetId } from '../../src/game/index.ts';

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

/**
 * The bot that looks one turn ahead wins all of these games against boardgame.io's random bot, by 20 points or more on
 * average.
 */
export async function beatsRandom(id: RuleSetId, games: number): Promise<void> {
  let margin = 0;
  for (let n = 0; n < games; n++) {
    const game = gameOf(id, `bots/${n}`);
    const ours = new RampartsBot(chooseAction, 'castellan', `chance/${n}`);
    const random = new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed: `random/${n}` });
    const scores = await play(game, n % 2 === 0 ? [ours, random] : [random, ours]);
    const [us = 0, them = 0] = n % 2 === 0 ? scores : [scores[1], scores[0]];
    expect([n, us > them]).toEqual([n, true]);
    margin += us - them;
  }
  expect(margin / games).toBeGreaterThan(20);
}
