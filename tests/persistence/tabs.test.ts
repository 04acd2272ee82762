import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openKeyValueStore } from '../../src/persistence/keyValueStore.ts';
import { openSaves, type Saves } from '../../src/persistence/saves.ts';
import { sampleSave } from './samples.ts';
import { useDatabase } from '../support/database.ts';

/** Two tabs with the same database. */

const DONE = { ok: true, value: undefined };
const refused = (code: string): object => ({ ok: false, error: { code } });
const pass = { player: 0, do: 'pass' };
const place = { player: 0, do: 'place', x: 1, y: 2, rotation: 0 };
const after = (...actions: readonly unknown[]) => sampleSave({ actions, savedAt: 1000 + actions.length });

const open: Saves[] = [];
async function tab(): Promise<Saves> {
  const saves = await openSaves();
  open.push(saves);
  return saves;
}

useDatabase();
afterEach(() => {
  for (const saves of open.splice(0)) saves.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('two tabs with one game', () => {
  test('a tab that is behind overwrites nothing that the other has saved', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass));
    await two.get('one');
    await one.put(after(pass, place, pass));
    expect(await two.put(after(pass, pass))).toMatchObject(refused('save-elsewhere'));
    expect(await two.get('one')).toEqual({ ok: true, value: after(pass, place, pass) });
  });

  test('nor does one that has continued differently for as long', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass));
    await two.get('one');
    await one.put(after(pass, place));
    expect(await two.put(after(pass, pass))).toMatchObject(refused('save-elsewhere'));
    expect(await one.put(after(pass, place, pass))).toEqual(DONE);
  });

  test('one that has all of it continues', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass));
    expect(await two.put({ ...after(pass), savedAt: 5 })).toEqual(DONE);
    expect(await one.put(after(pass, place))).toEqual(DONE);
  });

  test('an action may be undone by the tab that wrote it, and by no other', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass, place));
    expect(await one.put(after(pass))).toEqual(DONE);
    await one.put(after(pass, pass));
    expect(await two.put(after(pass))).toMatchObject(refused('save-elsewhere'));
    await two.get('one');
    expect(await two.put(after(pass))).toEqual(DONE);
  });

  test('the same game written by another version in another format is recognized', async () => {
    const [one, two] = [await tab(), await tab()];
    const { match, ...rest } = after(pass);
    await one.put({
      ...rest,
      match: { ...match, record: { ...match.record, options: { tokens: true }, wallTokens: {} } },
    });
    expect(await two.put(after(pass))).toEqual(DONE);
    expect(
      await one.put({
        ...rest,
        match: { ...match, record: { ...match.record, deck: ['C02'], actions: [pass, place] } },
      }),
    ).toMatchObject(refused('save-elsewhere'));
  });

  test('a game that another tab has removed is not restored without asking', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass));
    await two.remove('one');
    expect(await one.put(after(pass, place))).toMatchObject(refused('save-gone'));
    expect(await two.list()).toEqual({ ok: true, value: [] });
    expect(await one.putAgain(after(pass, place))).toEqual(DONE);
    expect(await two.get('one')).toEqual({ ok: true, value: after(pass, place) });
  });

  test('removing what is stored elsewhere removes nothing that has continued', async () => {
    const [one, two] = [await tab(), await tab()];
    await one.put(after(pass));
    await two.put(after(pass, place));
    expect(await one.remove('one', after(pass))).toEqual(DONE);
    expect(await two.get('one')).toMatchObject({ ok: true, value: { savedAt: 1002 } });
    expect(await one.remove('one', after(pass, place))).toEqual(DONE);
    expect(await two.get('one')).toEqual({ ok: true, value: null });
  });

  test('a lack of space undoes all of it, and is reported', async () => {
    const saves = await tab();
    await saves.put(after(pass));
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(this: IDBObjectStore) {
      const { transaction } = this;
      const request = this.get('one');
      queueMicrotask(() => transaction.abort());
      return request;
    });
    expect(await saves.put(after(pass, place))).toMatchObject({ ok: false });
    vi.restoreAllMocks();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(await saves.get('one')).toEqual({ ok: true, value: after(pass) });
  });
});

describe('a key-value store', () => {
  test('reads and writes in one transaction', async () => {
    const box = await openKeyValueStore('ramparts-box', 'things', 'strict');
    expect(await box.change('a', () => ({ put: 1 }))).toEqual({ put: 1 });
    expect(await box.change('a', (there) => (there === 1 ? 'stay' : 'go'))).toBe('stay');
    expect(await box.get('a')).toBe(1);
    expect(await box.change('a', () => 'go')).toBe('go');
    expect(await box.list()).toEqual([]);
  });

  test('whose database is of a newer version lasts as long as the page, and says why', async () => {
    const newer = await openDB('ramparts-box', 7, { upgrade: (fresh) => void fresh.createObjectStore('things') });
    newer.close();
    const box = await openKeyValueStore('ramparts-box', 'things', 'strict');
    expect(box.problem).toMatchObject({ code: 'save-blocked' });
    await box.put('a', 1);
    expect(await box.list()).toEqual([1]);
  });

  test('whose database never answers does not block the page forever', async () => {
    vi.useFakeTimers();
    vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    const waiting = openKeyValueStore('ramparts-box', 'things', 'strict');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect((await waiting).problem).toMatchObject({ code: 'save-unavailable' });
  });

  test('gives way to a newer program in another tab', async () => {
    const box = await openKeyValueStore('ramparts-box', 'things', 'strict');
    await box.put('a', 1);
    const newer = await openDB('ramparts-box', 2);
    await expect(box.put('a', 2)).rejects.toMatchObject({ refusal: { code: 'save-blocked' } });
    newer.close();
  });

  test('reopens a connection that was cut', async () => {
    const box = await openKeyValueStore('ramparts-box', 'things', 'strict');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('lost', 'InvalidStateError');
    });
    await box.put('a', 1);
    expect(await box.get('a')).toBe(1);
  });
});
