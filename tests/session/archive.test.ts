import { beforeEach, describe, expect, test } from 'vitest';
import { almost, device, finish, over } from './device.ts';
import type { Device } from './device.ts';
import { resultOfRecord } from '../../src/session/archive/result.ts';
import { finishedAt } from '../../src/session/saving/roomResult.ts';
import { statisticsOf } from '../../src/session/archive/statistics.ts';
import type { FinishedGame } from '../../src/session/contracts/archive.ts';
import type { Save } from '../../src/persistence/save.ts';
import { createMatch } from '../../src/session/match/match.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { sampleSave } from '../persistence/samples.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { useDatabase } from '../support/database.ts';
import { waitFor } from '../support/waitFor.ts';

useDatabase();

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

let here: Device;
beforeEach(async () => {
  here = await device();
});

describe('a game that is finished here', () => {
  test('moves from the saves to the archive, with its result, and opens again as it ended', async () => {
    const app = await here.start();
    await app.importRecord(JSON.stringify(almost));
    finish(app);
    await waitFor(() => expect(app.archive.games).toHaveLength(1));
    const { scores } = app.match?.view.state ?? { scores: null };
    await waitFor(async () => expect(await here.saves.list()).toEqual({ ok: true, value: [] }));
    expect(app.archive.games).toMatchObject([
      { names: ['Ada', 'Jan'], scores, over: true, result: { ended: 'over', counted: true } },
    ]);
    expect(app.keptAs).toBe(app.archive.games[0]?.id);
    app.leaveMatch();
    await settle();
    const again = await here.start();
    const [game] = again.savedGames;
    expect(game).toMatchObject({ scores, over: true });
    expect(await again.continueSaved(game?.id ?? '')).toBeNull();
    expect(again.keptAs).toBeNull();
    expect(again.match?.view.state.scores).toEqual(scores);
    await settle();
    expect(again.archive.games).toHaveLength(1);
    expect(await again.deleteSave(game?.id ?? '')).toBeNull();
    expect(again.savedGames).toEqual([]);
  });

  test.each([
    ['The Castle', over],
    ['the countryside', finishedCarcassonne(3, { modules: ['abbot'], deck: 9 })],
    ['the countryside, alone', finishedCarcassonne(1, { deck: 5 })],
  ])('a finished record of %s that is opened is stored once and does not count', async (_, record) => {
    const app = await here.start();
    await app.importRecord(JSON.stringify(record));
    await waitFor(() => expect(app.archive.games).toHaveLength(1));
    await app.importRecord(JSON.stringify(record));
    await settle();
    expect(app.archive.games).toMatchObject([{ result: { counted: false } }]);
  });

  test('finished games of older versions move from the saves to the archive', async () => {
    const sample = sampleSave();
    await here.saves.put({ ...sample, match: { ...sample.match, record: over as never } });
    const app = await here.start();
    expect(app.archive.games).toMatchObject([{ id: 'one', savedAt: 1000, result: { counted: true } }]);
    expect(await here.saves.list()).toEqual({ ok: true, value: [] });
  });

  test('a result computed from the record adds up', () => {
    const result = resultOfRecord(over, true);
    if (!result.ok) throw new Error(result.error.message);
    const sums = Object.values(result.value.points).reduce<readonly number[]>(
      (sum, points) => sum.map((total, player) => total + (points[player] ?? 0)),
      [0, 0],
    );
    expect(sums).toEqual(result.value.scores);
    expect(resultOfRecord(almost, true)).toMatchObject({ ok: false, error: { code: 'not-over' } });
  });

  test('a match with a friend is stored however it ended, but not for spectators', () => {
    const game = {
      rules: 'castle',
      options: {},
      players: ['Ada', 'Jan'],
      seats: [{ kind: 'peer' }, { kind: 'human' }],
      colours: [0, 1],
      seed: '',
    } as const;
    const match = createMatch(game, { record: almost });
    if (!match.ok) throw new Error(match.error.message);
    const at = (ended: Parameters<typeof finishedAt>[0]['ended'], role: 'host' | 'watch' = 'host') =>
      finishedAt({ role, ended, keptAs: 'r-1' }, { place: 'room', game, live: match.value }, 7);
    expect(at(null)).toBeNull();
    expect(at({ type: 'over' })).toBeNull();
    expect(at({ type: 'drawn' }, 'watch')).toBeNull();
    expect(at({ type: 'drawn' })).toMatchObject({ id: 'r-1', savedAt: 7, result: { ended: 'drawn', winners: [0, 1] } });
    expect(at({ type: 'resigned', mine: true, by: 1, name: 'Jan' })).toMatchObject({
      result: { ended: 'resigned', winners: [0], by: 1 },
    });
    expect(at({ type: 'resigned', mine: false, by: 0, name: 'Ada' })).toMatchObject({
      result: { winners: [1], by: 0 },
    });
    match.value.close();
  });
});

test.each([
  ['a computer player was to lay the last tile that is known', 5],
  ['the next tile was not drawn yet', 4],
])('a game of Carcassonne that was aborted when %s can be replayed, but not continued', async (_, drawn) => {
  const { actions, deck, ...head } = finishedCarcassonne(3, { deck: 12 }) as {
    readonly actions: readonly unknown[];
    readonly deck: readonly string[];
  };
  // As devices store it: undrawn tiles are unknown.
  const record = { ...head, deck: deck.slice(0, drawn), actions: actions.slice(0, 8) };
  const names = ['Ada', 'Robot', 'Jan'] as const;
  const save: Save = {
    ...sampleSave({ id: 'cut' }),
    match: {
      record: record as never,
      newGame: {
        rules: 'carcassonne',
        options: {},
        players: names,
        seats: [{ kind: 'human' }, { kind: 'bot', level: 'page' }, { kind: 'peer' }],
        colours: [0, 1, 8],
        seed: '',
      },
    },
    result: { ended: 'resigned', by: 2, winners: [0], scores: [4, 3, 2], turns: 4, points: {}, counted: true },
  };
  await here.finished.put(save.id, save);
  const app = await here.start();
  expect(await app.continueSaved('cut')).toBeNull();
  const moments = app.review?.view.last;
  await settle();
  expect([app.review?.view.last, app.notices]).toEqual([moments, []]);
  app.closeReview();
  expect(app.screen).toBe('menu');
});

describe('statistics', () => {
  const game = (change: {
    id: string;
    seats: FinishedGame['seats'];
    scores: readonly [number, number];
    rules?: 'zamek';
    counted?: boolean;
    savedAt?: number;
  }): FinishedGame => {
    const { id, seats, scores, rules = 'castle', counted = true, savedAt = 1 } = change;
    const winners = scores[0] === scores[1] ? [0, 1] : scores[0] > scores[1] ? [0] : [1];
    return {
      id,
      rules,
      names: ['A', 'B'],
      colours: [0, 1],
      seats,
      scores,
      savedAt,
      over: true,
      result: {
        ended: 'over',
        winners,
        scores,
        turns: 60,
        points: { path: [scores[0], 0], house: [0, scores[1]] },
        counted,
      },
    };
  };
  const me = { kind: 'human' } as const;
  const bot = (level: string) => ({ kind: 'bot', level }) as const;
  const games = [
    game({ id: '1', seats: [me, bot('knight')], scores: [60, 50], savedAt: 3 }),
    game({ id: '2', seats: [bot('knight'), me], scores: [60, 40], savedAt: 2 }),
    game({ id: '3', seats: [bot('novice'), me], scores: [30, 30], rules: 'zamek', savedAt: 1 }),
    game({ id: '4', seats: [me, { kind: 'peer' }], scores: [80, 70] }),
    game({ id: '5', seats: [me, me], scores: [10, 20] }),
    game({ id: '6', seats: [me, bot('knight')], scores: [99, 0], counted: false }),
  ];

  const carcassonneGame = (
    id: string,
    seats: FinishedGame['seats'],
    scores: readonly number[],
    winners: readonly number[],
    end: Pick<FinishedGame['result'], 'ended' | 'by'> = { ended: 'over' },
  ): FinishedGame => ({
    id,
    rules: 'carcassonne',
    names: seats.map((_, player) => `P${player}`),
    colours: seats.map((_, player) => player),
    seats,
    scores,
    savedAt: 9,
    over: true,
    result: { ...end, winners, scores, turns: 72, points: { city: scores, field: scores.map(() => 3) }, counted: true },
  });

  test('count from the side of the person here, by rule set and by opponent', () => {
    const all = statisticsOf({ games, levels: BOT_LEVELS });
    expect(all.total).toEqual({
      games: 4,
      won: 2,
      shared: 1,
      lost: 1,
      mean: [52.5, 52.5],
      best: 80,
      place: 1.25,
      several: false,
    });
    expect(all.byOpponent.map(({ opponent, tally }) => [opponent, tally.games, tally.won])).toEqual([
      [{ kind: 'bot', level: 'novice' }, 1, 0],
      [{ kind: 'bot', level: 'knight' }, 2, 1],
      [{ kind: 'friend', name: 'B' }, 1, 1],
    ]);
    expect(all.byRules.map(({ rules, tally }) => [rules, tally.games]).toSorted()).toEqual([
      ['castle', 3],
      ['zamek', 1],
    ]);
    expect(all.atOneScreen).toBe(1);
    expect(all.played.map(({ game: { savedAt } }) => savedAt)).toEqual([1, 1, 2, 3]);
    const castle = all.categories.find(({ rules }) => rules === 'castle');
    expect(castle?.rows).toEqual([
      { category: 'path', points: [140 / 3, 20] },
      { category: 'house', points: [40 / 3, 40] },
    ]);
  });

  test('of Carcassonne with several players: places, the best of the others, and sources of points', () => {
    const novice = bot('novice');
    const of = [
      carcassonneGame('a', [novice, me, novice], [40, 60, 20], [1]),
      carcassonneGame('b', [me, novice, bot('knight'), { kind: 'peer' }], [30, 50, 40, 30], [1]),
      carcassonneGame('c', [novice, novice, me], [70, 10, 70], [0, 2]),
      carcassonneGame('d', [me, novice], [50, 60], [1]),
      carcassonneGame('e', [me, me, novice], [50, 60, 70], [2]),
    ];
    const all = statisticsOf({ games: [...games, ...of], levels: BOT_LEVELS, rules: 'carcassonne' });
    expect(all.total).toEqual({
      games: 4,
      won: 1,
      shared: 1,
      lost: 2,
      mean: [52.5, 55],
      best: 70,
      place: (1 + 3 + 1 + 2) / 4,
      several: true,
    });
    expect(all.byOpponent.map(({ opponent, tally }) => [opponent, tally.games, tally.place])).toEqual([
      [{ kind: 'bot', level: 'novice' }, 1, 2],
      [{ kind: 'several', players: 3 }, 2, 1],
      [{ kind: 'several', players: 4 }, 1, 3],
    ]);
    expect(all.categories).toEqual([
      {
        rules: 'carcassonne',
        rows: [
          { category: 'city', points: [52.5, (30 + 40 + 40 + 60) / 4] },
          { category: 'field', points: [3, 3] },
        ],
      },
    ]);
    expect(all.atOneScreen).toBe(1);
    expect(
      statisticsOf({ games: [...games, ...of], levels: BOT_LEVELS })
        .byRules.map(({ rules, tally }) => [rules, tally.games])
        .toSorted(),
    ).toEqual([
      ['carcassonne', 4],
      ['castle', 3],
      ['zamek', 1],
    ]);
  });

  test('rank a player who resigned last, and everybody equally in a draw', () => {
    const peer = { kind: 'peer' } as const;
    const played = (
      seats: FinishedGame['seats'],
      winners: readonly number[],
      end: Pick<FinishedGame['result'], 'ended' | 'by'>,
    ) => {
      const [one] = statisticsOf({
        games: [carcassonneGame('x', seats, [70, 60, 50], winners, end)],
        levels: BOT_LEVELS,
      }).played;
      return [one?.outcome, one?.place];
    };
    expect(played([me, peer, bot('page')], [1], { ended: 'resigned', by: 0 })).toEqual(['lost', 3]);
    expect(played([peer, me, bot('page')], [1], { ended: 'resigned', by: 0 })).toEqual(['won', 1]);
    expect(played([peer, bot('page'), me], [1], { ended: 'resigned', by: 0 })).toEqual(['lost', 2]);
    expect(played([peer, bot('page'), me], [0, 1, 2], { ended: 'drawn' })).toEqual(['shared', 1]);
    const castle = game({ id: 'r', seats: [me, peer], scores: [40, 20] });
    const [gaveUp] = statisticsOf({
      games: [{ ...castle, result: { ...castle.result, ended: 'resigned', winners: [1], by: 0 } }],
      levels: BOT_LEVELS,
    }).played;
    expect(gaveUp).toMatchObject({ outcome: 'lost', place: 2 });
  });

  test('cover one rule set by itself, and an empty archive', () => {
    expect(statisticsOf({ games, levels: BOT_LEVELS, rules: 'zamek' }).total).toMatchObject({ games: 1, shared: 1 });
    expect(statisticsOf({ games: [], levels: BOT_LEVELS })).toMatchObject({
      played: [],
      total: { games: 0, mean: [0, 0], best: 0 },
      categories: [],
    });
  });
});
