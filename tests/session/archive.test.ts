import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import type { KeyValueStore } from '../../src/persistence/keyValueStore.ts';
import { localBackupIn } from '../../src/persistence/localBackup.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import type { Saves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app.ts';
import type { Application } from '../../src/session/app.ts';
import { formatBackup, parseBackup } from '../../src/session/archive/backup.ts';
import { resultOfRecord } from '../../src/session/archive/result.ts';
import { finishedAt } from '../../src/session/archive/roomResult.ts';
import { statisticsOf } from '../../src/session/archive/statistics.ts';
import type { FinishedGame } from '../../src/session/archiveContract.ts';
import type { Save } from '../../src/persistence/save.ts';
import { createMatch } from '../../src/session/match.ts';
import { BOT_LEVELS } from '../../src/bots/levels.ts';
import { sampleSave } from '../persistence/samples.ts';
import { playEmpty } from '../support/playing.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { playedUntil, recordUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';
import { useDatabase } from '../support/database.ts';
import { noPainter, thinker } from '../support/appPorts.ts';

useDatabase();

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** A device: its storage outlasts the program. */
interface Device {
  readonly saves: Saves;
  readonly finished: KeyValueStore;
  readonly rooms: KeyValueStore;
  readonly texts: Storage;
  /** Entries in the painters' cache. */
  painted(): readonly string[];
  start(): Promise<Application>;
}

async function device(): Promise<Device> {
  const saves = await openSaves();
  await saves.clear();
  const [finished, rooms, texts] = [memoryStore(), memoryStore(), textStorage()];
  let painted = ['a relief'];
  let time = 1000;
  const start = (): Promise<Application> =>
    createApp({
      saves,
      finished,
      rooms,
      storage: texts,
      localBackup: localBackupIn(() => texts),
      forgetPainted: async () => void (painted = []),
      studio: noPainter,
      match: { thinker },
      now: () => ++time,
    });
  return { saves, finished, rooms, texts, painted: () => painted, start };
}

interface Whole {
  readonly actions: readonly unknown[];
}
const over = playedUntil('castle', 'over', 0) as Whole;
/** One action from its end. */
const almost: Whole = { ...over, actions: over.actions.slice(0, -1) };

/** Plays the last actions by the gestures of a person. */
function finish(app: Application): void {
  for (let n = 0; app.match && !app.match.view.over && n < 20; n++) playEmpty(app.match);
}

let here: Device;
beforeEach(async () => {
  here = await device();
});

describe('a game that is finished here', () => {
  test('moves from the saves to the archive, with its result, and opens again as it ended', async () => {
    const app = await here.start();
    await app.importRecord(JSON.stringify(almost));
    finish(app);
    await vi.waitFor(() => expect(app.archive.games).toHaveLength(1));
    const { scores } = app.match?.view.state ?? { scores: null };
    await vi.waitFor(async () => expect(await here.saves.list()).toEqual({ ok: true, value: [] }));
    expect(app.archive.games).toMatchObject([
      { names: ['Ada', 'Jan'], scores, over: true, result: { ended: 'over', counted: true } },
    ]);
    app.leaveMatch();
    await settle();
    const again = await here.start();
    const [game] = again.savedGames;
    expect(game).toMatchObject({ scores, over: true });
    expect(await again.continueSaved(game?.id ?? '')).toBeNull();
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
    await vi.waitFor(() => expect(app.archive.games).toHaveLength(1), 10_000);
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

describe('the backup file', () => {
  async function filled(): Promise<Application> {
    const app = await here.start();
    await app.importRecord(JSON.stringify(almost));
    finish(app);
    await settle();
    await app.importRecord(JSON.stringify(recordUntil('zamek', 'deploy', 'backup')));
    await settle();
    app.leaveMatch();
    app.changeSettings({ confirm: false });
    here.texts.setItem('ramparts-lessons', '["paths"]');
    here.texts.setItem('ramparts-room', 'abc');
    here.texts.setItem('somebody-else', 'x');
    await here.rooms.put('r', { game: null });
    await settle();
    return app;
  }

  test('is exported by one device and imported by another, with equal results', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const there = await device();
    const other = await there.start();
    expect(other.archive.readAll(file.value.text)).toMatchObject({ ok: true, value: { games: 2, broken: 0 } });
    expect(await other.archive.importAll(file.value.text, { settings: true })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: true },
    });
    expect(other.savedGames.map(({ id, scores, over: ended }) => [id, scores, ended])).toEqual(
      app.savedGames.map(({ id, scores, over: ended }) => [id, scores, ended]),
    );
    expect(other.archive.games).toEqual(app.archive.games);
    expect(other.settings).toEqual(app.settings);
    expect(there.texts.getItem('ramparts-lessons')).toBe('["paths"]');
    expect(there.texts.getItem('ramparts-room')).toBeNull();
    expect(await other.archive.importAll(file.value.text, { settings: false })).toEqual({
      ok: true,
      value: { added: 0, known: 2, differ: 0, textsKept: true },
    });
    expect(await other.continueSaved(other.savedGames.find((one) => !one.over)?.id ?? '')).toBeNull();
  });

  test('says which games have gone on differently here, and leaves them as they are', async () => {
    const app = await here.start();
    await app.importRecord(JSON.stringify(recordUntil('castle', 'place', 'backup')));
    await settle();
    const exported = async (of: Application): Promise<string> => {
      const file = await of.archive.exportAll();
      if (!file.ok) throw new Error(file.error.message);
      return file.value.text;
    };
    const before = await exported(app);
    const placeAt = async (of: Application, nth: number): Promise<void> => {
      const cell = of.match?.view.legalCells[nth];
      if (!of.match || !cell) throw new Error('There is no such cell');
      of.match.intents.tapCell(cell);
      of.match.intents.confirm();
      await settle();
      of.leaveMatch();
      await settle();
    };
    await placeAt(app, 0);
    const mine = JSON.stringify(app.savedGames);
    expect(await app.archive.importAll(before, { settings: false })).toMatchObject({ value: { known: 1, differ: 0 } });

    const file = await exported(app);
    await here.saves.clear();
    const other = await here.start();
    await other.archive.importAll(before, { settings: false });
    await other.continueSaved(other.savedGames[0]?.id ?? '');
    await placeAt(other, 1);
    const theirs = await exported(other);
    await here.saves.clear();
    const again = await here.start();
    await again.archive.importAll(file, { settings: false });
    expect(await again.archive.importAll(theirs, { settings: false })).toMatchObject({
      value: { added: 0, known: 0, differ: 1 },
    });
    expect(JSON.stringify(again.savedGames)).toBe(mine);
  });

  test('whose settings do not fit changes none of them, and says so', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const there = await device();
    there.texts.setItem('ramparts-lessons', '["roads"]');
    const all = (): Readonly<Record<string, string>> => localBackupIn(() => there.texts).all();
    const before = all();
    const put = there.texts.setItem.bind(there.texts);
    const room = JSON.stringify(before).length + 50;
    there.texts.setItem = (key, text) => {
      if (JSON.stringify({ ...all(), [key]: text }).length > room) throw new DOMException('full', 'QuotaExceededError');
      put(key, text);
    };
    const other = await there.start();
    expect(await other.archive.importAll(file.value.text, { settings: true })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: false },
    });
    expect(all()).toEqual(before);
    expect(other.settings.confirm).toBe(true);
  });

  test('deletion removes everything of ours, and nothing else', async () => {
    const app = await filled();
    expect(await app.archive.deleteAll()).toBeNull();
    expect(app.savedGames).toEqual([]);
    expect(app.settings.confirm).toBe(true);
    expect([await here.finished.list(), await here.rooms.list(), here.painted()]).toEqual([[], [], []]);
    expect(Array.from({ length: here.texts.length }, (_, n) => here.texts.key(n))).toEqual(['somebody-else']);
    const again = await here.start();
    expect(again.savedGames).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'backup-broken'],
    ['a record', JSON.stringify(over), 'backup-format'],
    ['another version', '{"format":"ramparts-backup","version":2}', 'backup-newer'],
    ['no games', '{"format":"ramparts-backup","version":1,"savedAt":1,"texts":{}}', 'backup-broken'],
    ['no date', '{"format":"ramparts-backup","version":1,"savedAt":"now","texts":{},"games":[]}', 'backup-broken'],
  ])('%s is refused and changes nothing', async (_, text, code) => {
    const app = await filled();
    const before = app.savedGames;
    expect(app.archive.readAll(text)).toMatchObject({ ok: false, error: { code } });
    expect(await app.archive.importAll(text, { settings: true })).toMatchObject({ ok: false, error: { code } });
    expect(app.savedGames).toEqual(before);
  });

  test('counts games that cannot be read, recomputes points, and leaves out foreign keys', () => {
    const save = sampleSave({ id: 'good' });
    const result = resultOfRecord(over, true);
    if (!result.ok) throw new Error(result.error.message);
    const whole = {
      ...save,
      match: { ...save.match, record: over as never },
      result: { ...result.value, scores: [999, 0] as const },
    };
    const file = formatBackup({
      savedAt: 5,
      games: [whole, { ...save, id: 'bad', match: { ...save.match, record: { actions: [] } } }],
      texts: { 'ramparts-a': 'b', 'ramparts-room': 'x', other: 'c', 'ramparts-<': 'd' },
      sets: [],
    });
    expect(parseBackup(file)).toMatchObject({
      ok: true,
      value: {
        savedAt: 5,
        broken: 1,
        games: [{ id: 'good', result: { scores: result.value.scores } }],
        texts: { 'ramparts-a': 'b' },
      },
    });
    const read = parseBackup(file);
    expect(read.ok && Object.keys(read.value.texts)).toEqual(['ramparts-a']);
  });

  test('contains games of Carcassonne, unfinished and finished', async () => {
    const app = await here.start();
    expect(
      await app.importRecord(JSON.stringify(finishedCarcassonne(3, { modules: ['river-1', 'abbot'], deck: 20 }))),
    ).toBeNull();
    await settle();
    const { actions, ...head } = finishedCarcassonne(6, { deck: 12 }) as { readonly actions: readonly unknown[] };
    expect(await app.importRecord(JSON.stringify({ ...head, actions: actions.slice(0, 9) }))).toBeNull();
    app.leaveMatch();
    await settle();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.message);
    const other = await (await device()).start();
    expect(await other.archive.importAll(file.value.text, { settings: false })).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: true },
    });
    expect(other.savedGames.map(({ names, scores, over: ended }) => [names.length, scores, ended])).toEqual(
      app.savedGames.map(({ names, scores, over: ended }) => [names.length, scores, ended]),
    );
    expect(other.archive.games).toEqual(app.archive.games);
    const finished = other.archive.games[0]?.id ?? '';
    expect(await other.continueSaved(finished)).toBeNull();
    other.openReview(4);
    expect(other.review?.view).toMatchObject({ at: 4, over: true });
    expect(await other.deleteSave(finished)).toBeNull();
    expect(other.savedGames.map(({ over: ended }) => ended)).toEqual([false]);
  });

  test('is recognized in the import of single games', async () => {
    const app = await filled();
    const file = await app.archive.exportAll();
    expect(file.ok && (await app.importRecord(file.value.text))).toBe('is-backup');
  });
});
