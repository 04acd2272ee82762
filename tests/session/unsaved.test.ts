import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openFinished } from '../../src/persistence/finished.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { resultOfRecord } from '../../src/session/archive/result.ts';
import { freshId } from '../../src/session/app/freshId.ts';
import { createLibrary } from '../../src/session/saving/library.ts';
import { createNotices } from '../../src/session/app/notices.ts';
import { aloneTabs } from '../../src/session/platform/tabs.ts';
import { memoryRooms } from '../../src/persistence/rooms.ts';
import { sampleSave } from '../persistence/samples.ts';
import { noPainter } from '../support/appPorts.ts';
import { useDatabase } from '../support/database.ts';
import { playEmpty } from '../support/playing.ts';
import { playedUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';
import { gameOfTwo } from './gameOfTwo.ts';
import { waitFor } from '../support/waitFor.ts';

/** The browser refuses to save for a while. */

useDatabase();

/** Names of the stores into which nothing can be written now. */
let full: readonly string[] = [];
let time = 1000;
beforeEach(() => {
  full = [];
  time = 1000;
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...asked) {
    if (full.includes(this.name)) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, asked);
  });
});
afterEach(() => vi.restoreAllMocks());

const NEVER = 1e8;
const SOON = 40;

async function open(retryEvery: number): Promise<Application> {
  const [saves, finished] = [await openSaves(), await openFinished()];
  return createApp({ saves, finished, storage: textStorage(), tablePainter: noPainter, now: () => ++time, retryEvery });
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
const codes = (app: Application): readonly string[] => app.notices.map(({ code }) => code);
const told = (app: Application, expected: readonly string[]): Promise<void> =>
  waitFor(() => expect(codes(app)).toEqual(expected));
const dismissAll = (app: Application): void => app.notices.forEach(({ id }) => app.dismissNotice(id));

const game = gameOfTwo({ options: { tokens: false }, colours: [1, 0], seed: 'unsaved' });

async function act(app: Application, times: number): Promise<void> {
  for (let n = 0; n < times && app.match && !app.match.view.over; n++) playEmpty(app.match);
  await wait();
}

const idOf = (app: Application, name: string): string =>
  app.savedGames.find(({ names }) => names[0] === name)?.id ?? 'none';
const stateOf = (app: Application): unknown => structuredClone(app.match?.view.state);

/** A game whose first actions are saved, and whose later ones are not. */
async function halfSaved(app: Application): Promise<unknown> {
  await app.newGame({ ...game, players: ['Old', 'Jan'] });
  await act(app, 2);
  await app.newGame(game);
  await act(app, 4);
  full = ['saves', 'games'];
  await act(app, 6);
  await told(app, ['save-quota']);
  return stateOf(app);
}

describe('a game that could not be saved', () => {
  test('is saved as soon as there is room, and the notice goes', async () => {
    const app = await open(SOON);
    const state = await halfSaved(app);
    full = [];
    await told(app, []);
    const next = await open(NEVER);
    await next.continueSaved(idOf(next, 'Ada'));
    expect(stateOf(next)).toEqual(state);
  });

  test('is saved when another game is deleted', async () => {
    const app = await open(NEVER);
    const state = await halfSaved(app);
    app.leaveMatch();
    await wait();
    full = [];
    await app.deleteSave(idOf(app, 'Old'));
    await told(app, []);
    const next = await open(NEVER);
    expect(next.savedGames).toHaveLength(1);
    await next.continueSaved(idOf(next, 'Ada'));
    expect(stateOf(next)).toEqual(state);
  });

  test('is saved when the table is left', async () => {
    const app = await open(NEVER);
    await halfSaved(app);
    full = [];
    app.leaveMatch();
    await told(app, []);
  });

  test('continues as it was left, even while it is not saved', async () => {
    const app = await open(NEVER);
    const state = await halfSaved(app);
    app.leaveMatch();
    await wait();
    expect(app.savedGames.map(({ names }) => names[0])).toEqual(['Ada', 'Old']);
    await app.continueSaved(idOf(app, 'Ada'));
    expect(stateOf(app)).toEqual(state);
    await act(app, 2);
    full = [];
    await act(app, 2);
    expect(codes(app)).toEqual([]);
    const next = await open(NEVER);
    await next.continueSaved(idOf(next, 'Ada'));
    expect(stateOf(next)).toEqual(stateOf(app));
  });

  test('is in the menu though nothing of it has ever been saved', async () => {
    full = ['saves'];
    const app = await open(NEVER);
    await app.newGame(game);
    await act(app, 3);
    const state = stateOf(app);
    app.leaveMatch();
    await wait();
    expect(app.savedGames).toHaveLength(1);
    await app.continueSaved(idOf(app, 'Ada'));
    expect(stateOf(app)).toEqual(state);
  });

  test('is in the backup file as it was left', async () => {
    const app = await open(NEVER);
    const state = await halfSaved(app);
    app.leaveMatch();
    await wait();
    const file = await app.archive.exportAll();
    if (!file.ok) throw new Error(file.error.code);
    full = [];
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = await open(NEVER);
    expect(await other.archive.importAll(file.value.text, { settings: false })).toMatchObject({ value: { added: 2 } });
    await other.continueSaved(idOf(other, 'Ada'));
    expect(stateOf(other)).toEqual(state);
  });

  test('is not reported again at every attempt, once the player has dismissed the notice', async () => {
    const app = await open(SOON);
    await halfSaved(app);
    dismissAll(app);
    await wait();
    await wait();
    expect(codes(app)).toEqual([]);
    await act(app, 1);
    await told(app, ['save-quota']);
  });

  test('is reported again when it becomes a separate game, which cannot be saved either', async () => {
    const app = await open(NEVER);
    await app.newGame(game);
    await act(app, 4);
    const other = await open(NEVER);
    await other.continueSaved(idOf(other, 'Ada'));
    full = ['saves'];
    await act(app, 2);
    await told(app, ['save-quota']);
    dismissAll(app);
    full = [];
    await act(other, 8);
    full = ['saves'];
    app.leaveMatch();
    await told(app, ['save-quota']);
    full = [];
    await app.newGame(game);
    app.leaveMatch();
    await told(app, []);
    expect((await open(NEVER)).savedGames).toHaveLength(3);
  });

  test('does not come back when it was deleted', async () => {
    const app = await open(SOON);
    await halfSaved(app);
    app.leaveMatch();
    await wait();
    await app.deleteSave(idOf(app, 'Ada'));
    full = [];
    await wait();
    await wait();
    expect(app.savedGames.map(({ names }) => names[0])).toEqual(['Old']);
    expect((await open(NEVER)).savedGames.map(({ names }) => names[0])).toEqual(['Old']);
  });

  test('does not come back when everything was deleted', async () => {
    const app = await open(SOON);
    await halfSaved(app);
    app.leaveMatch();
    await wait();
    expect(await app.archive.deleteAll()).toBeNull();
    full = [];
    await wait();
    await wait();
    expect([codes(app), app.savedGames]).toEqual([[], []]);
  });
});

describe('a game whose end could not be saved', () => {
  const over = playedUntil('castle', 'over', 0) as { readonly actions: readonly unknown[] };
  const almost = { ...over, actions: over.actions.slice(0, -1) };

  test.each([
    ['the saves', ['saves']],
    ['the archive', ['games']],
    ['both', ['saves', 'games']],
  ])('because %s had no room, is archived with its result when there is room again', async (_, places) => {
    const app = await open(SOON);
    await app.importRecord(JSON.stringify(almost));
    await wait();
    full = places;
    await act(app, 9);
    expect(app.match?.view.over).toBe(true);
    await told(app, ['save-quota']);
    app.leaveMatch();
    await wait();
    full = [];
    await waitFor(() => expect(app.archive.games).toMatchObject([{ result: { counted: true } }]));
    await told(app, []);
    expect((await open(NEVER)).archive.games).toMatchObject([{ result: { ended: 'over', counted: true } }]);
    expect(await (await openSaves()).list()).toEqual({ ok: true, value: [] });
  });

  test('counts as played here when it was opened again before there was room', async () => {
    const app = await open(NEVER);
    await app.importRecord(JSON.stringify(almost));
    await wait();
    full = ['saves', 'games'];
    await act(app, 9);
    app.leaveMatch();
    await wait();
    await app.continueSaved(app.savedGames[0]?.id ?? '');
    await wait();
    full = [];
    app.leaveMatch();
    await waitFor(() => expect(app.archive.games).toMatchObject([{ result: { counted: true } }]));
  });
});

test('a finished match with friends is tried again until it is in the archive', async () => {
  const notices = createNotices(() => undefined);
  const library = createLibrary({
    workshop: {
      load: async () => null,
      unreadable: 0,
      texts: () => [],
      takeAll: () => 0,
      clear: async () => undefined,
    },
    saves: await openSaves(),
    finished: await openFinished(),
    rooms: memoryRooms(),
    tabs: aloneTabs,
    notices,
    freshId,
    now: () => ++time,
    onChange: () => undefined,
    onTexts: () => undefined,
    onExport: () => undefined,
    keepAgain: async () => undefined,
    retryEvery: SOON,
  });
  const record = playedUntil('castle', 'over', 0) as Record<string, unknown>;
  const result = resultOfRecord(record, true);
  if (!result.ok) throw new Error(result.error.code);
  const save = sampleSave();
  full = ['games'];
  await library.keepFinished({ ...save, match: { ...save.match, record }, result: result.value });
  expect([notices.list.map(({ code }) => code), library.archive.games]).toEqual([['save-quota'], []]);
  full = [];
  await waitFor(() => expect(library.archive.games).toHaveLength(1));
  await waitFor(() => expect(notices.list).toEqual([]));
});
