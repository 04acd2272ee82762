import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSaves, type Saves } from '../../src/persistence/saves.ts';
import type { Aside } from '../../src/persistence/saveStore.ts';
import { sampleSave } from './samples.ts';
import { useDatabase } from '../support/database.ts';

const open: Saves[] = [];
let reported: Aside[] = [];

async function opened(): Promise<Saves> {
  const saves = await openSaves({ onUnreadable: (found) => reported.push(found) });
  open.push(saves);
  return saves;
}

/** Writes something under a key, bypassing the program. */
async function plant(key: string, raw: unknown): Promise<void> {
  const database = await openDB('ramparts');
  await database.put('saves', raw, key);
  database.close();
}

/** A request that is never answered. */
const silent = <T>(): IDBRequest<T> => Reflect.construct(IDBRequest, []) as IDBRequest<T>;

/** Aborts the next transactions while their requests wait; returns how many have been aborted. */
function abortTransactions(most = Infinity): () => number {
  let count = 0;
  const begin = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    stores,
    mode,
    options,
  ) {
    const transaction = begin.call(this, stores, mode, options);
    if (String(mode) !== 'versionchange' && count < most) {
      count += 1;
      queueMicrotask(() => transaction.abort());
    }
    return transaction;
  });
  return () => count;
}

/** Collects rejections that nobody handles. */
function unhandled(): () => Promise<readonly unknown[]> {
  const reasons: unknown[] = [];
  const note = (reason: unknown): void => void reasons.push(reason);
  process.on('unhandledRejection', note);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', note);
    return reasons;
  };
}

const DONE = { ok: true, value: undefined };
const idsOf = async (saves: Saves): Promise<readonly string[]> => {
  const list = await saves.list();
  return list.ok ? list.value.map((save) => save.id) : [list.error.code];
};
const rawsOf = async (saves: Saves): Promise<readonly unknown[]> => {
  const aside = await saves.aside();
  return aside.ok ? aside.value.map(({ raw }) => raw) : [aside.error.code];
};

useDatabase();
beforeEach(() => void (reported = []));

afterEach(() => {
  for (const saves of open.splice(0)) saves.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The same guarantees hold with and without the browser's storage. */
describe.each(['IndexedDB', 'memory'])('saves in %s', (place) => {
  beforeEach(() => {
    if (place === 'memory') vi.stubGlobal('indexedDB', undefined);
  });

  test('say whether they last', async () => {
    expect((await opened()).problem?.code).toBe(place === 'memory' ? 'save-unavailable' : undefined);
  });

  test('are empty at first', async () => {
    const saves = await opened();
    expect(await saves.latest()).toEqual({ ok: true, value: null });
    expect(await saves.get('one')).toEqual({ ok: true, value: null });
    expect(await saves.list()).toEqual({ ok: true, value: [] });
    expect(await saves.aside()).toEqual({ ok: true, value: [] });
  });

  test('are returned, listed latest first, and removed', async () => {
    const saves = await opened();
    for (const [id, savedAt] of [
      ['b', 20],
      ['c', 30],
      ['a', 10],
    ] as const)
      expect(await saves.put(sampleSave({ id, savedAt }))).toEqual(DONE);
    expect(await idsOf(saves)).toEqual(['c', 'b', 'a']);
    expect(await saves.latest()).toEqual({ ok: true, value: sampleSave({ id: 'c', savedAt: 30 }) });
    expect(await saves.remove('c')).toEqual(DONE);
    expect(await saves.get('c')).toEqual({ ok: true, value: null });
    expect(await idsOf(saves)).toEqual(['b', 'a']);
  });

  test('keep the last of many puts in a row', async () => {
    const saves = await opened();
    const puts = Array.from({ length: 50 }, (_, savedAt) => saves.put(sampleSave({ savedAt })));
    expect(await saves.latest()).toEqual({ ok: true, value: sampleSave({ savedAt: 49 }) });
    expect(await Promise.all(puts)).toEqual(puts.map(() => DONE));
  });

  test('keep the order of put and remove', async () => {
    const saves = await opened();
    void saves.put(sampleSave());
    void saves.remove('one');
    expect(await idsOf(saves)).toEqual([]);
    void saves.put(sampleSave({ savedAt: 1 }));
    void saves.remove('one');
    void saves.put(sampleSave({ savedAt: 2 }));
    expect(await saves.get('one')).toEqual({ ok: true, value: sampleSave({ savedAt: 2 }) });
  });

  test('set aside a game that the rules refuse', async () => {
    const saves = await opened();
    const reason = { code: 'bad-deck', message: 'No such tile.' };
    expect(await saves.setAside(sampleSave(), reason)).toEqual(DONE);
    expect(await saves.aside()).toEqual({ ok: true, value: [{ raw: sampleSave(), reason }] });
  });
});

describe('saves in IndexedDB', () => {
  test('are there after the page was closed', async () => {
    const first = await opened();
    await first.put(sampleSave());
    first.close();
    expect(await idsOf(await opened())).toEqual(['one']);
  });

  test('move an unreadable one aside, report it and never lose it', async () => {
    const saves = await opened();
    await saves.put(sampleSave({ id: 'good' }));
    const broken = { ...sampleSave({ id: 'bad' }), match: 'gone' };
    await plant('bad', broken);
    await plant('worse', 'no object at all');
    expect(await idsOf(saves)).toEqual(['good']);
    expect(await rawsOf(saves)).toEqual([broken, 'no object at all']);
    expect(reported.map(({ reason }) => reason.code)).toEqual(['save-malformed', 'save-format']);
    expect(await idsOf(saves)).toEqual(['good']);
    expect(reported).toHaveLength(2);
  });

  test('do not overwrite an unreadable one', async () => {
    const saves = await opened();
    await plant('one', 'broken');
    expect(await saves.put(sampleSave())).toEqual(DONE);
    expect(await rawsOf(saves)).toEqual(['broken']);
    expect(await idsOf(saves)).toEqual(['one']);
  });

  test('leave one of a newer program where it is', async () => {
    const saves = await opened();
    await plant('new', { ...sampleSave({ id: 'new' }), version: 99 });
    expect(await saves.latest()).toEqual({ ok: true, value: null });
    expect(await saves.get('new')).toEqual({ ok: true, value: null });
    expect(reported.map(({ reason }) => reason.code)).toEqual(['save-newer', 'save-newer']);
    expect(await rawsOf(saves)).toEqual([]);
  });

  test('combine many puts in a row into few writes', async () => {
    const saves = await opened();
    await saves.put(sampleSave());
    const write = vi.spyOn(IDBObjectStore.prototype, 'put');
    await Promise.all(Array.from({ length: 50 }, (_, savedAt) => saves.put(sampleSave({ savedAt }))));
    expect(write).toHaveBeenCalledTimes(1);
  });

  test('refuse when there is no space left', async () => {
    const saves = await opened();
    await saves.put(sampleSave({ savedAt: 1 }));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await saves.put(sampleSave({ savedAt: 2 }))).toMatchObject({ ok: false, error: { code: 'save-quota' } });
    vi.restoreAllMocks();
    expect(await saves.latest()).toEqual({ ok: true, value: sampleSave({ savedAt: 1 }) });
    expect(await saves.put(sampleSave({ savedAt: 3 }))).toEqual(DONE);
  });

  test('reopen a connection that was cut', async () => {
    const saves = await opened();
    const cut = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('lost', 'UnknownError');
    });
    expect(await saves.put(sampleSave())).toEqual(DONE);
    expect(cut).toHaveBeenCalled();
  });

  test('give way to a newer program in another tab and say so', async () => {
    const saves = await opened();
    const newer = await openDB('ramparts', 2);
    expect(await saves.put(sampleSave())).toMatchObject({ ok: false, error: { code: 'save-blocked' } });
    expect((await opened()).problem?.code).toBe('save-blocked');
    newer.close();
  });

  test('fall back when opening is refused', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    const saves = await opened();
    expect(saves.problem?.code).toBe('save-unavailable');
    expect(await saves.put(sampleSave())).toEqual(DONE);
    expect(await idsOf(saves)).toEqual(['one']);
  });

  test('are opened at the second try if the first transaction is aborted', async () => {
    const rejected = unhandled();
    const aborted = abortTransactions(1);
    const saves = await opened();
    expect(aborted()).toBe(1);
    expect([saves.problem, await saves.put(sampleSave())]).toEqual([null, DONE]);
    expect(await rejected()).toEqual([]);
  });

  test('leave no rejection unhandled when their transactions are aborted', async () => {
    const saves = await opened();
    await saves.put(sampleSave());
    const rejected = unhandled();
    const aborted = abortTransactions();
    await Promise.all([saves.put(sampleSave({ savedAt: 5 })), saves.list(), saves.get('one'), saves.aside()]);
    await Promise.all([saves.remove('one'), saves.setAside({}, { code: 'x', message: '' }), saves.clear()]);
    expect((await opened()).problem?.code).toBe('save-unavailable');
    expect(aborted()).toBeGreaterThan(8);
    vi.restoreAllMocks();
    expect(await rejected()).toEqual([]);
    expect(await saves.get('one')).toEqual({ ok: true, value: sampleSave() });
  });

  test('fall back when the storage never answers', async () => {
    vi.useFakeTimers();
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const waiting = opened();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await waiting).problem?.code).toBe('save-unavailable');
  });

  test('fall back when the storage opens but never answers', async () => {
    vi.useFakeTimers();
    vi.spyOn(IDBObjectStore.prototype, 'count').mockImplementation(silent);
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(silent);
    const waiting = opened();
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    const saves = await waiting;
    expect(saves.problem?.code).toBe('save-unavailable');
    expect(await idsOf(saves)).toEqual([]);
  });

  test('say so when the storage no longer answers; what was written too late is not kept', async () => {
    const saves = await opened();
    await saves.put(sampleSave({ savedAt: 1 }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reads = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(silent);
    const asked = Promise.all([saves.put(sampleSave({ savedAt: 2 })), saves.get('one')]);
    for (let n = 0; n < 20; n++) await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await asked).toMatchObject([
      { error: { code: 'save-unavailable' } },
      { error: { code: 'save-unavailable' } },
    ]);
    reads.mockRestore();
    expect(await saves.get('one')).toMatchObject({ ok: true, value: { savedAt: 1 } });
  });
});
