import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openFinished } from '../../src/persistence/finished.ts';
import { localBackupIn } from '../../src/persistence/localBackup.ts';
import { openRooms } from '../../src/persistence/rooms.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { openSets } from '../../src/persistence/sets.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { aloneTabs, openTabs, roomLock } from '../../src/session/platform/tabs.ts';
import type { Tabs } from '../../src/session/platform/tabs.ts';
import { sampleSave } from '../persistence/samples.ts';
import { playEmpty } from '../support/playing.ts';
import { fakeBrowser } from '../support/fakeTabs.ts';
import { finishedCarcassonne } from '../support/growCarcassonne.ts';
import { playedUntil, recordUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';
import { useDatabase } from '../support/database.ts';
import { noPainter } from '../support/appPorts.ts';
import { gameOfTwo } from './gameOfTwo.ts';

/** Several tabs of one device: the same databases and local storage. */

let texts: Storage;
let time: number;
useDatabase();
beforeEach(() => {
  texts = textStorage();
  time = 1000;
});

async function openTab(tabs: Tabs = aloneTabs): Promise<Application> {
  const [saves, finished, rooms, sets] = await Promise.all([openSaves(), openFinished(), openRooms(), openSets()]);
  return createApp({
    saves: counted(saves),
    finished: counted(finished),
    rooms,
    sets,
    storage: texts,
    localBackup: localBackupIn(() => texts),
    tablePainter: noPainter,
    tabs,
    now: () => ++time,
  });
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Number of storage requests without an answer. */
let asked = 0;
const counted = <T extends object>(inner: T): T =>
  new Proxy(inner, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]) => {
        const answer: unknown = Reflect.apply(value, target, words);
        if (!(answer instanceof Promise)) return answer;
        asked += 1;
        return answer.finally(() => (asked -= 1));
      };
    },
  });

/** Resolves when all requests are answered and at least this many milliseconds have passed. */
async function settle(milliseconds = 0): Promise<void> {
  await wait(milliseconds);
  for (let calm = 0; calm < 4; calm = asked === 0 ? calm + 1 : 0) await wait(4);
}
const game = gameOfTwo({ options: { tokens: false }, colours: [1, 0], seed: 'tabs' });

/** One choice in the match at the table. */
async function act(app: Application, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    const { match } = app;
    if (!match || match.view.over) return;
    playEmpty(match);
    await settle();
  }
}

const laid = (app: Application): number | undefined => app.match?.view.state.laid.length;
const codes = (app: Application): readonly string[] => app.notices.map(({ code }) => code);
const press = (app: Application, code: string, action: 'newer' | 'copy'): Promise<void> => {
  app.actOnNotice(app.notices.find((notice) => notice.code === code)?.id ?? -1, action);
  return settle();
};
const idOf = (app: Application): string => app.savedGames[0]?.id ?? '';

/** A game in progress that two tabs have open, the second of which is behind. */
async function twoTabs(): Promise<{ readonly ahead: Application; readonly behind: Application; readonly id: string }> {
  const ahead = await openTab();
  await ahead.newGame(game);
  await act(ahead);
  const behind = await openTab();
  const id = idOf(behind);
  expect(await behind.continueSaved(id)).toBeNull();
  await settle();
  await act(ahead, 8);
  return { ahead, behind, id };
}

const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly unknown[] };
/** One action from its end. */
const almost = { ...over, actions: over.actions.slice(0, -1) };

describe('a tab that is behind', () => {
  test('overwrites nothing, says so, and loads the newer game', async () => {
    const { ahead, behind, id } = await twoTabs();
    const newest = laid(ahead);
    await act(behind);
    expect(codes(behind)).toEqual(['save-elsewhere']);
    expect(behind.notices[0]?.actions).toEqual(['newer', 'copy']);
    await press(behind, 'save-elsewhere', 'newer');
    expect(laid(behind)).toBe(newest);
    expect(codes(behind)).toEqual([]);
    await act(behind);
    expect(codes(behind)).toEqual([]);
    behind.leaveMatch();
    await settle();
    expect(behind.savedGames.map((one) => one.id)).toEqual([id]);
  });

  test('on request keeps its game as a separate one, and continues it', async () => {
    const { ahead, behind, id } = await twoTabs();
    const newest = laid(ahead);
    await act(behind);
    const mine = laid(behind);
    await press(behind, 'save-elsewhere', 'copy');
    expect(laid(behind)).toBe(mine);
    await act(behind, 2);
    expect(codes(behind)).toEqual([]);
    behind.leaveMatch();
    ahead.leaveMatch();
    await settle();
    const after = await openTab();
    expect(after.savedGames).toHaveLength(2);
    expect(await after.continueSaved(id)).toBeNull();
    expect(laid(after)).toBe(newest);
  });

  test('keeps a copy when the match is left without a choice: nothing is lost', async () => {
    const { ahead, behind } = await twoTabs();
    await act(behind);
    behind.leaveMatch();
    ahead.leaveMatch();
    await settle();
    expect(behind.savedGames).toHaveLength(2);
    expect((await openTab()).savedGames).toHaveLength(2);
    expect(codes(behind)).toEqual([]);
  });

  test('keeps one copy when the match is left before the message', async () => {
    const { behind } = await twoTabs();
    void act(behind, 1);
    behind.leaveMatch();
    await settle();
    expect((await openTab()).savedGames).toHaveLength(2);
    expect(codes(behind)).toEqual([]);
  });

  test('is notified again while it continues', async () => {
    const { behind } = await twoTabs();
    await act(behind);
    behind.dismissNotice(behind.notices[0]?.id ?? 0);
    expect(codes(behind)).toEqual([]);
    await act(behind);
    expect(codes(behind)).toEqual(['save-elsewhere']);
  });

  test('does not bring back a game that the other one has finished', async () => {
    const one = await openTab();
    await one.importRecord(JSON.stringify(almost));
    await settle();
    const stale = await openTab();
    const id = idOf(stale);
    await stale.continueSaved(id);
    await settle();
    await act(one, 6);
    expect(one.match?.view.over).toBe(true);
    await settle();
    stale.match?.intents.undo();
    await act(stale, 6);
    expect(stale.match?.view.over).toBe(true);
    const fresh = await openTab();
    expect(fresh.savedGames.filter((entry) => entry.id === id)).toHaveLength(1);
    expect(fresh.archive.games.filter((entry) => entry.id === id).map(({ scores }) => scores)).toEqual([
      one.match?.view.state.scores,
    ]);
  });

  test('gets the same message in Carcassonne', async () => {
    const record = finishedCarcassonne(3, { deck: 12 }) as { readonly actions: readonly unknown[] };
    const one = await openTab();
    await one.importRecord(JSON.stringify({ ...record, actions: record.actions.slice(0, 6) }));
    await settle();
    const two = await openTab();
    await two.continueSaved(idOf(two));
    await settle();
    const choose = async (app: Application, n: number): Promise<void> => {
      for (let i = 0; i < n; i++) {
        if (app.match) playEmpty(app.match);
        await settle();
      }
    };
    await choose(one, 4);
    expect(codes(one)).toEqual([]);
    await choose(two, 1);
    expect(codes(two)).toEqual(['save-elsewhere']);
    await press(two, 'save-elsewhere', 'copy');
    await choose(two, 1);
    expect(codes(two)).toEqual([]);
  });
});

describe('a game that both stores contain', () => {
  const result = { ended: 'over', winner: 0, scores: [1, 0], turns: 60, points: {}, counted: true } as const;
  const withRecord = (record: unknown, id = 'both') => ({
    ...sampleSave({ id }),
    match: { ...sampleSave().match, record: record as never },
  });

  async function plant(running: unknown): Promise<void> {
    const [saves, finished] = [await openSaves(), await openFinished()];
    await saves.put(withRecord(running));
    await finished.put('both', { ...withRecord(over), result });
    saves.close();
  }

  test('is listed once if the finished one contains all of it', async () => {
    await plant(almost);
    const app = await openTab();
    expect(app.savedGames).toMatchObject([{ id: 'both', over: true }]);
    expect(await app.deleteSave('both')).toBeNull();
    expect((await openTab()).savedGames).toEqual([]);
  });

  test('is two games if they continued differently, and deleting one leaves the other', async () => {
    await plant(recordUntil('castle', 'place', 'other'));
    const app = await openTab();
    expect(app.savedGames).toHaveLength(2);
    const running = app.savedGames.find((one) => !one.over);
    expect(await app.deleteSave(running?.id ?? '')).toBeNull();
    expect((await openTab()).savedGames).toMatchObject([{ id: 'both', over: true }]);
  });
});

describe('the lock of a game', () => {
  test('is held by one tab; another says so, and takes over the complete game', async () => {
    const browser = fakeBrowser();
    const one = await openTab(browser.tab());
    await one.newGame(game);
    await act(one, 3);
    const two = await openTab(browser.tab());
    const id = idOf(two);
    expect(await two.continueSaved(id)).toBe('game-elsewhere');
    expect(two.screen).toBe('menu');
    expect(await two.deleteSave(id)).toBe('game-elsewhere');
    const before = laid(one);
    expect(await two.continueSaved(id, { takeOver: true })).toBeNull();
    expect(laid(two)).toBe(before);
    expect([one.screen, codes(one)]).toEqual(['menu', ['game-taken']]);
    await act(two);
    expect(codes(two)).toEqual([]);
    two.leaveMatch();
    await settle();
    expect(browser.held()).toEqual([]);
    expect(await one.continueSaved(id)).toBeNull();
  });

  test('is lost by a tab that does not answer, and that tab overwrites nothing', async () => {
    const browser = fakeBrowser();
    const deaf = { ...browser.tab() };
    const one = await openTab({
      ...deaf,
      hold: (name, request) => deaf.hold(name, { ...request, onAsked: () => undefined }),
    });
    await one.newGame(game);
    await act(one, 2);
    const two = await openTab(browser.tab());
    expect(await two.continueSaved(idOf(two), { takeOver: true })).toBeNull();
    await act(two, 6);
    await act(one);
    expect(codes(one)).toEqual(['save-elsewhere']);
  });

  test('is released when the game is left, and when another comes to the table', async () => {
    const browser = fakeBrowser();
    const app = await openTab(browser.tab());
    await app.newGame(game);
    await settle();
    const [first] = browser.held();
    await app.newGame({ ...game, seed: 'other' });
    await settle();
    expect(browser.held()).toHaveLength(1);
    expect(browser.held()).not.toContain(first);
    app.leaveMatch();
    await settle();
    expect(browser.held()).toEqual([]);
  });
});

test('the menu shows changes by other tabs', async () => {
  const browser = fakeBrowser();
  const [playing, waiting] = [await openTab(browser.tab()), await openTab(browser.tab())];
  await playing.importRecord(JSON.stringify(almost));
  await settle(500);
  expect(waiting.savedGames).toMatchObject([{ over: false }]);
  await act(playing, 6);
  await settle(500);
  expect(waiting.savedGames).toMatchObject([{ over: true, result: { counted: true } }]);
  expect(waiting.archive.games).toHaveLength(1);
});

test('a page that is too busy to hear of it in time gets a lock that nobody holds', async () => {
  const request = (name: string, { signal }: LockOptions, granted: LockGrantedCallback<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve(granted({ name, mode: 'exclusive' })), 1700);
    });
  const tabs = openTabs({ locks: { request: request as LockManager['request'] }, channel: null });
  expect(await tabs.hold(roomLock('one'), { takeOver: false, onAsked: () => undefined })).not.toBeNull();
});

describe('a database that cannot be opened', () => {
  async function newer(name: string, store: string): Promise<void> {
    const database = await openDB(name, 9, { upgrade: (fresh) => void fresh.createObjectStore(store) });
    database.close();
  }

  test('of finished games is reported, and a game that ends stays among the saves until it can be opened', async () => {
    await newer('ramparts-finished', 'games');
    const app = await openTab();
    expect(codes(app)).toEqual(['finished-closed']);
    await app.importRecord(JSON.stringify(almost));
    await act(app, 6);
    expect(app.match?.view.over).toBe(true);
    expect(app.archive.games).toHaveLength(1);
    app.leaveMatch();
    await settle();
    expect(app.savedGames).toMatchObject([{ over: true }]);
    const again = await openTab();
    expect(again.savedGames).toMatchObject([{ over: true }]);
    indexedDB.deleteDatabase('ramparts-finished');
    await settle();
    const mended = await openTab();
    expect(mended.archive.games).toMatchObject([{ result: { counted: true } }]);
    expect(codes(mended)).toEqual([]);
    const saves = await openSaves();
    expect(await saves.list()).toEqual({ ok: true, value: [] });
  });

  test('of rooms or sets is reported', async () => {
    await newer('ramparts-rooms', 'rooms');
    await newer('ramparts-sets', 'sets');
    expect(codes(await openTab())).toEqual(['rooms-closed', 'sets-closed']);
  });
});

describe('the backup file', () => {
  test('contains what another tab finished, and counts what cannot be read', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await one.importRecord(JSON.stringify(almost));
    await act(one, 6);
    await settle();
    const finished = await openFinished();
    await finished.put('torn', { format: 'ramparts-save', version: 1 });
    const file = await two.archive.exportAll();
    expect(file).toMatchObject({ ok: true, value: { unreadable: 1 } });
    if (!file.ok) return;
    expect((JSON.parse(file.value.text) as { games: readonly unknown[] }).games).toHaveLength(1);
  });

  test('reports its progress during import', async () => {
    const one = await openTab();
    await one.importRecord(JSON.stringify(almost));
    await settle();
    await one.importRecord(JSON.stringify(over));
    await settle();
    const file = await one.archive.exportAll();
    if (!file.ok) throw new Error(file.error.code);
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = await openTab();
    const parts: number[] = [];
    expect(await other.archive.importAll(file.value.text, { settings: false }, (part) => parts.push(part))).toEqual({
      ok: true,
      value: { added: 2, known: 0, differ: 0, textsKept: true },
    });
    expect(parts).toEqual([0, 0.5]);
    expect(other.archive.games).toHaveLength(1);
  });

  test('unreadable data is reported when the page opens, and stays', async () => {
    const [finished, sets, rooms] = [await openFinished(), await openSets(), await openRooms()];
    await finished.put('torn', 'x');
    await sets.put('torn', 7);
    await rooms.put('torn', { room: 'torn' });
    const app = await openTab();
    expect(codes(app)).toEqual(['finished-broken', 'sets-broken', 'rooms-broken']);
    expect([await finished.list(), await sets.list(), await rooms.list()]).toEqual([['x'], [7], [{ room: 'torn' }]]);
  });
});

describe('settings and progress', () => {
  test('merge between two tabs: neither undoes what the other has set or learnt', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.changeSettings({ confirm: false });
    two.changeSettings({ speed: 2 });
    expect(two.settings).toMatchObject({ confirm: false, speed: 2 });
    expect(await openTab()).toMatchObject({ settings: { confirm: false, speed: 2 } });
  });

  test('are updated when the browser reports another tab’s change', async () => {
    let hear = (): void => undefined;
    const [saves, finished] = [await openSaves(), await openFinished()];
    const one = await createApp({
      saves,
      finished,
      storage: texts,
      localBackup: localBackupIn(() => texts),
      tablePainter: noPainter,
      onTexts: (listener) => (hear = listener),
    });
    const two = await openTab();
    two.changeSettings({ confirm: false });
    texts.setItem('ramparts-learning', '{"lessons":[],"puzzles":{"abc":0},"streak":3,"lastDay":19000}');
    expect(one.settings.confirm).toBe(true);
    hear();
    expect([one.settings.confirm, one.learning.progress.puzzles]).toEqual([false, { abc: 0 }]);
  });

  test('that cannot be written last as long as the page, and this is reported', async () => {
    const full = {
      ...texts,
      getItem: (key: string) => texts.getItem(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const app = await createApp({ saves: await openSaves(), storage: full, tablePainter: noPainter });
    app.changeSettings({ confirm: false });
    app.changeSettings({ speed: 2 });
    expect(app.settings).toMatchObject({ confirm: false, speed: 2 });
    // The games are kept.
    expect(codes(app)).toEqual(['texts-unkept']);
  });
});

describe('a clock that is set back', () => {
  test.each([
    ['a little', 500],
    ['by two years', 2 * 365 * 24 * 3600 * 1000],
  ])('%s does not change which game was played last', async (_, milliseconds) => {
    time = 3e12;
    const app = await openTab();
    await app.newGame(game);
    await act(app);
    app.leaveMatch();
    await settle();
    time -= milliseconds;
    await app.newGame({ ...game, players: ['Eva', 'Ola'] });
    await act(app);
    app.leaveMatch();
    await settle();
    expect(app.savedGames[0]?.names).toEqual(['Eva', 'Ola']);
    time -= 500;
    await app.newGame({ ...game, players: ['Jan', 'Ada'] });
    app.leaveMatch();
    await settle();
    expect(app.savedGames[0]?.names).toEqual(['Jan', 'Ada']);
    await app.continueSaved(app.savedGames.find(({ names }) => names[0] === 'Eva')?.id ?? '');
    app.leaveMatch();
    await settle();
    expect(app.savedGames[0]?.names).toEqual(['Eva', 'Ola']);
    expect((await openTab()).savedGames[0]?.names).toEqual(['Eva', 'Ola']);
  });
});

describe('a time outside the calendar', () => {
  test('in a save, a room or a file breaks nothing', async () => {
    const [saves, rooms] = [await openSaves(), await openRooms()];
    const odd = {
      ...sampleSave({ id: 'odd', savedAt: 9e99 }),
      match: { ...sampleSave().match, record: recordUntil('castle', 'place', 'odd') as never },
    };
    await saves.put(odd);
    await rooms.put('r', {
      game: {
        id: 'r',
        rules: 'castle',
        names: ['A', 'B'],
        colours: [0, 1],
        seats: [{ kind: 'human' }, { kind: 'peer' }],
        scores: [0, 0],
        savedAt: 1e300,
        over: false,
        online: true,
      },
    });
    const app = await openTab();
    expect(app.savedGames.map(({ savedAt }) => savedAt)).toEqual([0, 0]);
    const file = await app.archive.exportAll();
    expect(file.ok).toBe(true);
    expect(
      app.archive.readAll('{"format":"ramparts-backup","version":1,"savedAt":9e99,"texts":{},"games":[]}'),
    ).toMatchObject({ ok: false, error: { code: 'backup-broken' } });
  });
});
