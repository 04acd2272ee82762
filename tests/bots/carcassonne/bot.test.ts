import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import type { Bot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { RampartsBot } from '../../../src/bots/bot.ts';
import { chooseAction } from '../../../src/bots/choose.ts';
import { CARCASSONNE_LEVELS } from '../../../src/bots/carcassonne/levels.ts';
import { think } from '../../../src/bots/think.ts';
import { BOT_CHARACTERS, BOT_LEVELS } from '../../../src/bots/levels.ts';
import type { Level } from '../../../src/bots/levels.ts';
import { adapterOf, carcassonne, makeGame, seededRandom } from '../../../src/game/index.ts';
import type { MatchState } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';
import { playOnAnywhere } from './anywhere.ts';

const CARCASSONNE = adapterOf('carcassonne');
const MIXES: readonly (readonly string[])[] = [[], ['river-1'], ['abbot'], ['river-1', 'abbot']];
const rulesWith = (modules: readonly string[]): carcassonne.CarcassonneRules =>
  carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });

/** A whole match of boardgame.io bots; the scores. */
async function play(game: Game<MatchState>, bots: readonly Bot[]): Promise<readonly number[]> {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: bots.length }) as State<MatchState>;
  while (!state.ctx.gameover) {
    const player = String(adapterOf(state.G.state.rules).actor(state.G.state));
    const played = await bots[Number(player)]?.play(state, player);
    if (!played) throw new Error(`There is no bot for player ${player}`);
    const next = reducer(state, played.action) as State<MatchState>;
    if (next._stateID === state._stateID) throw new Error(`illegal: ${JSON.stringify(played.action)}`);
    state = next;
  }
  return state.G.state.scores;
}

describe('Carcassonne: the bot that looks one turn ahead', () => {
  test.each([2, 3, 4, 5, 6])('beats boardgame.io’s random bot, %i players', { timeout: 120_000 }, async (count) => {
    for (const [n, modules] of MIXES.entries()) {
      const players = Array.from({ length: count }, (_, seat) => `Player ${seat}`);
      const game = {
        ...makeGame(CARCASSONNE, {
          players,
          start: (random) => CARCASSONNE.deal({ options: { modules }, players: count }, random),
        }),
        seed: `bots/${n}`,
      };
      const ours = n % count;
      const bots = players.map((_, seat) =>
        seat === ours
          ? new RampartsBot(chooseAction, 'castellan', 'chance')
          : new RandomBot({ enumerate: game.ai?.enumerate ?? (() => []), seed: `random/${seat}` }),
      );
      const scores = await play(game, bots);
      expect(scores.filter((points) => points >= (scores[ours] ?? 0))).toEqual([scores[ours]]);
    }
  });
});

/** The same moment of another game: other tiles to come. A river comes first in both. */
function otherSecrets(state: carcassonne.CarcassonneState): carcassonne.CarcassonneState {
  const stack = [...(state.stack ?? [])];
  const rest = stack.filter((id) => !id?.startsWith('R'));
  return { ...state, stack: [...stack.slice(0, stack.length - rest.length), ...rest.reverse()] };
}

/** Personalities search as the regent does. */
const SEARCHES = BOT_LEVELS.filter((level) => !BOT_CHARACTERS.includes(level));

describe.each(SEARCHES)('Carcassonne: a choice of the %s', (id) => {
  // A few positions are enough to see what a search reads.
  const level: Level = { ...CARCASSONNE_LEVELS[id], work: Math.min(CARCASSONNE_LEVELS[id].work, 500) };
  const choice = (state: carcassonne.CarcassonneState): unknown => {
    const { candidates, chosen, game } = think(state, level, 'x');
    return { action: game.actionOf(chosen.moves[0] ?? -1), candidates };
  };

  test.each(MIXES.map((modules) => [modules]))(
    'is the same for the same view and seed, whatever is hidden (%j)',
    (modules) => {
      const rules = rulesWith(modules);
      const random = seededRandom('choice');
      const game = carcassonne.startGame({
        rules,
        players: ['Ada', 'Jan', 'Mia'],
        start: rules.start,
        ...carcassonne.deal(rules, random),
      });
      for (const moves of [0, 30, 40]) {
        for (let n = 0; n < moves; n++) game.play(pick(game.legalMoves(), random));
        const state = carcassonne.stateOf(game);
        const other = otherSecrets(state);
        expect(other).not.toEqual(state);
        const expected = choice(carcassonne.hideSecrets(state, rules));
        // Not even when it gets the secrets.
        expect(choice(state)).toEqual(expected);
        expect(choice(other)).toEqual(expected);
      }
    },
  );
});

test('Carcassonne: every level plays in any possible game', () => playOnAnywhere({ games: 24, asked: 100 }));
