import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../src/arena/arguments.ts';
import { playJob } from '../../src/arena/workers.ts';
import { CARCASSONNE } from '../../src/arena/game.ts';
import { CARCASSONNE_ROSTER } from '../../src/arena/players.ts';
import { marginOf, shareOf } from '../../src/arena/resultTable.ts';
import { carcassonne } from '../../src/game/index.ts';

const asked = (words: string): ReturnType<typeof parseRequest> => parseRequest(words.split(' '));

describe('players of Carcassonne', () => {
  const whole = CARCASSONNE(3).setupOf(1);
  // Every player thinks quickly about the last tiles of a game.
  const short = { ...whole, deck: whole.deck.slice(0, 2) };

  test.each(CARCASSONNE_ROSTER.names)('%s makes legal choices', async (name) => {
    const player = CARCASSONNE_ROSTER.named(name);
    const position = carcassonne.startGame(short);
    const action = player.ok
      ? await player.value('seed')({ setup: short, actions: [], position, opponentMs: 1 })
      : undefined;
    expect(position.legalActions()).toContainEqual(action);
  });

  test.each(['novice', 'castellan', 'greedy'])('%s makes the same choices whatever is hidden', async (name) => {
    const player = CARCASSONNE_ROSTER.named(name);
    const [first = '', ...rest] = whole.deck;
    const other = { ...whole, deck: [first, ...rest.reverse()] };
    const choose = async (setup: typeof whole): Promise<unknown> =>
      player.ok &&
      (await player.value('seed')({
        setup,
        actions: [],
        position: carcassonne.startGame(setup),
        opponentMs: undefined,
      }));
    expect(await choose(other)).toEqual(await choose(whole));
  });

  test('searching players take a budget factor, and boardgame.io has no bot here', () => {
    for (const name of ['regent*4', 'spoiler*0.25'])
      expect([name, CARCASSONNE_ROSTER.named(name).ok]).toEqual([name, true]);
    for (const name of ['castellan*2', 'mcts', 'king'])
      expect([name, CARCASSONNE_ROSTER.named(name).ok]).toEqual([name, false]);
  });
});

describe('a round of games of Carcassonne', () => {
  test('has the same deck in every match, and modules in every other one', () => {
    const [plain, modules, third] = [0, 1, 2].map((pair) => CARCASSONNE(4).setupOf(pair));
    expect(CARCASSONNE(4).setupOf(1)).toEqual(modules);
    expect(third?.deck).not.toEqual(plain?.deck);
    expect([plain, modules, third].map((setup) => setup?.rules.options.modules)).toEqual([
      [],
      ['river-1', 'abbot'],
      [],
    ]);
  });

  test.each([2, 3, 4])(
    '%i players: as many games, the first player in every seat; the same points every time',
    { timeout: 60_000 },
    async (players) => {
      const match = `carcassonne/${players} castellan:random`;
      const result = await playJob({ match, pair: 1 });
      expect(result.rules).toBe('carcassonne');
      expect(result.games.length).toBe(players);
      for (const [ours = 0, ...others] of result.games) {
        expect(others.length).toBe(players - 1);
        expect(ours).toBeGreaterThan(Math.max(...others));
      }
      expect((await playJob({ match, pair: 1 })).games).toEqual(result.games);
    },
  );

  test('has a result in which a victory is shared and the margin is over the mean of the others', () => {
    const result = {
      match: 'a:b',
      pair: 0,
      rules: 'carcassonne',
      ms: [[], []] as const,
      games: [
        [50, 40, 30],
        [40, 40, 10],
        [20, 30, 30],
      ],
    };
    expect(shareOf(result)).toBe((1 + 0.5 + 0) / 3);
    expect(marginOf(result)).toBe((15 + 15 - 10) / 3);
  });
});

describe('the command line', () => {
  test('asks for a game and a number of players', () => {
    const two = asked('regent greedy --rules carcassonne');
    expect(two.ok && two.value).toMatchObject({
      matches: ['carcassonne/2 regent:greedy'],
      hypotheses: { h0: 0.5, h1: 0.6 },
    });
    const four = asked('regent:greedy castellan:greedy --rules carcassonne --players 4');
    expect(four.ok && four.value).toMatchObject({
      matches: ['carcassonne/4 regent:greedy', 'carcassonne/4 castellan:greedy'],
      hypotheses: { h0: 0.25, h1: 0.35 },
    });
  });

  test.each([
    ['regent novice --rules chess', '--rules is one of castle, carcassonne.'],
    ['regent novice --players 3', 'The Castle is for 2 players.'],
    ['regent novice --rules carcassonne --players 7', '--players is a number from 2 to 6.'],
    ['regent mcts --rules carcassonne', 'There is no player mcts'],
  ])('%s: a sentence says what is wrong', (words, sentence) => {
    const request = asked(words);
    expect(request.ok ? '' : request.error.message).toContain(sentence);
  });
});
