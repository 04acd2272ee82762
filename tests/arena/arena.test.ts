import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../src/arena/arguments.ts';
import { playJob } from '../../src/arena/workers.ts';
import { setupOf } from '../../src/arena/game.ts';
import { CASTLE_ROSTER } from '../../src/arena/players.ts';
import { readResults } from '../../src/arena/results.ts';
import { RULE_SETS, startGame } from '../../src/game/index.ts';
import type { CastleSetup } from '../../src/game/index.ts';

const { names: PLAYER_NAMES, named: playerNamed } = CASTLE_ROSTER;

const complaint = (words: string): string => {
  const request = parseRequest(words.split(' '));
  return request.ok ? '' : request.error.message;
};

describe('players', () => {
  test("include every level, the opponent of the first measurement, a random player, and boardgame.io's bot", () => {
    for (const name of ['novice', 'regent', 'builder', 'spoiler', 'landlord', 'miser', 'greedy', 'random', 'mcts'])
      expect(PLAYER_NAMES).toContain(name);
    for (const name of [...PLAYER_NAMES, 'regent*4', 'spoiler*0.25'])
      expect([name, playerNamed(name).ok]).toEqual([name, true]);
    for (const name of [
      '',
      'regents',
      'regent*',
      'regent*0',
      'regent*-1',
      'regent*x',
      'regent*2*2',
      'castellan*2',
      'greedy*2',
      'toString',
    ])
      expect([name, playerNamed(name).ok]).toEqual([name, false]);
  });

  // Every player thinks quickly about the last tiles of a game.
  const whole = setupOf(0);
  const setup: CastleSetup = { ...whole, deck: whole.deck.slice(0, 2) };

  test.each(PLAYER_NAMES)('%s makes legal choices', { timeout: 120_000 }, async (name) => {
    const player = playerNamed(name);
    const position = startGame(setup);
    const action = player.ok ? await player.value('seed')({ setup, actions: [], position, opponentMs: 1 }) : undefined;
    expect(position.legalActions()).toContainEqual(action);
  });

  test.each(['novice', 'castellan', 'greedy'])('%s makes the same choices whatever is hidden', async (name) => {
    const player = playerNamed(name);
    const [first = '', ...rest] = whole.deck;
    const kinds = Object.values(whole.wallTokens).reverse();
    const wallTokens = Object.fromEntries(Object.keys(whole.wallTokens).map((field, n) => [field, kinds[n] ?? 0]));
    const other: CastleSetup = { ...whole, deck: [first, ...rest.reverse()], wallTokens };
    const choose = async (game: CastleSetup): Promise<unknown> =>
      player.ok &&
      (await player.value('seed')({ setup: game, actions: [], position: startGame(game), opponentMs: undefined }));
    expect(await choose(other)).toEqual(await choose(whole));
  });
});

describe('a pair of games', () => {
  test('is played on the same deck with sides changed, by both rule sets in turn', () => {
    expect(setupOf(4)).toEqual(setupOf(4));
    expect(setupOf(4).deck).not.toEqual(setupOf(6).deck);
    expect([0, 1, 2, 3].map((pair) => setupOf(pair).rules)).toEqual([
      RULE_SETS.castle,
      RULE_SETS.zamek,
      RULE_SETS.castle,
      RULE_SETS.zamek,
    ]);
  });

  test('gives the same points every time', async () => {
    const result = await playJob({ match: 'castellan:random', pair: 1 });
    const again = await playJob({ match: 'castellan:random', pair: 1 });
    expect(again.games).toEqual(result.games);
    expect(result.rules).toBe('zamek');
    for (const [ours = 0, chance = 0] of result.games) expect(ours).toBeGreaterThan(chance);
    for (const list of result.ms) expect(list.length).toBeGreaterThan(60);
  });
});

describe('the command line', () => {
  test('takes two names as a match, and several with colons', () => {
    const one = parseRequest(['regent', 'castellan', '--pairs', '200', '--stop']);
    expect(one.ok && one.value).toMatchObject({
      matches: ['regent:castellan'],
      pairs: 200,
      threads: 1,
      stop: true,
      table: false,
      hypotheses: { h0: 0.5, h1: 0.6 },
    });
    const more = parseRequest(['castellan:steward', 'regent*4:regent', '--threads', '2', '--h1', '0.55']);
    expect(more.ok && more.value).toMatchObject({
      matches: ['castellan:steward', 'regent*4:regent'],
      threads: 2,
      hypotheses: { h0: 0.5, h1: 0.55 },
    });
    expect(parseRequest(['--table']).ok).toBe(true);
  });

  test.each([
    ['--pairs 3', 'Name two players'],
    ['regent', 'A match is FIRST:SECOND, not regent.'],
    ['regent castellan novice', 'A match is FIRST:SECOND, not regent.'],
    ['regent king', 'There is no player king'],
    ['regent novice --pairs many', '--pairs needs a whole number'],
    ['regent novice --threads 0', '--threads needs a whole number'],
    ['regent novice --h0 0.7', '--h0 and --h1 need shares'],
    ['regent novice --turbo', "Unknown option '--turbo'"],
    ['castellan*2 novice', 'castellan does not search'],
  ])('%s: a sentence says what is wrong', (words, sentence) => expect(complaint(words)).toContain(sentence));

  const run = promisify(execFile);
  const arena = (...words: string[]): Promise<{ stdout: string }> =>
    run(process.execPath, ['src/game/cli/run.mjs', 'src/arena/main.ts', ...words]);

  test('plays a match of two pairs in two threads', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arena-'));
    const results = join(folder, 'results.jsonl');
    const { stdout } = await arena('novice', 'random', '--pairs', '2', '--threads', '2', '--results', results);
    expect(stdout).toContain('| novice | random | 4 |');
    const { pairs } = readResults(results);
    expect(pairs.map(({ pair }) => pair).sort()).toEqual([0, 1]);
    const here = await playJob({ match: 'novice:random', pair: 1 });
    expect(pairs.find(({ pair }) => pair === 1)?.games).toEqual(here.games);
    rmSync(folder, { recursive: true });
  });

  test('exits with 2 for bad arguments', { timeout: 60_000 }, async () => {
    await expect(arena('regent')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('A match is FIRST:SECOND') as string,
    });
  });
});
