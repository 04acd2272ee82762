import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOurKey } from '../../src/persistence/localBackup.ts';
import { unconfirmedIn } from '../../src/persistence/unconfirmed.ts';
import type { Save } from '../../src/persistence/save.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import type { Saves } from '../../src/persistence/saves.ts';
import { useDatabase } from '../support/database.ts';
import { textStorage } from '../support/textStorage.ts';
import { sampleSave } from './samples.ts';

/** A page is left before the database has a game. */

useDatabase();
let texts: Storage;
beforeEach(() => void (texts = textStorage()));
afterEach(() => vi.restoreAllMocks());

const open = (storage: () => Storage = () => texts): Promise<Saves> =>
  openSaves({ unconfirmed: unconfirmedIn(storage) });

/** The game after so many actions. */
const played = (actions: number): Save =>
  sampleSave({
    savedAt: actions,
    actions: Array.from({ length: actions }, (_, n) => ({ player: 0, do: `step ${n}` })),
  });
const gamesIn = async (saves: Saves): Promise<unknown> => {
  const list = await saves.list();
  return list.ok ? list.value : list.error.code;
};

/** The page puts a save and is left at once: nothing that it asks of the database is done. */
async function leaveWith(page: Saves, save: Save): Promise<void> {
  const lost = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('closing', 'AbortError');
  });
  const written = page.put(save);
  page.leave();
  await written;
  page.close();
  lost.mockRestore();
}

test('the next page has the game as it was left, and nothing waits any more', async () => {
  const page = await open();
  await page.put(played(1));
  await leaveWith(page, played(2));
  const next = await open();
  expect(await next.get('one')).toEqual({ ok: true, value: played(2) });
  expect(texts.length).toBe(0);
  const third = await open();
  expect(await gamesIn(third)).toEqual([played(2)]);
});

test('so it is for a game that was never saved before, and after an undo', async () => {
  const page = await open();
  await leaveWith(page, played(2));
  const next = await open();
  expect(await gamesIn(next)).toEqual([played(2)]);
  await next.get('one');
  await leaveWith(next, played(1));
  expect(await gamesIn(await open())).toEqual([played(1)]);
});

test('another tab that is already open has it, too', async () => {
  const [page, other] = [await open(), await open()];
  await page.put(played(1));
  expect(await gamesIn(other)).toEqual([played(1)]);
  await leaveWith(page, played(2));
  expect(await other.get('one')).toEqual({ ok: true, value: played(2) });
});

test('a page that is only hidden leaves nothing behind once the database has the game', async () => {
  const page = await open();
  const written = page.put(played(1));
  page.leave();
  expect(texts.length).toBe(1);
  expect(Array.from({ length: texts.length }, (_, n) => texts.key(n) ?? '').filter(isOurKey)).toEqual([]);
  await written;
  expect(texts.length).toBe(0);
  page.leave();
  expect(texts.length).toBe(0);
});

test('a page that was only hidden, without room for its game, goes on and may undo', async () => {
  const page = await open();
  await page.put(played(1));
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await page.put(played(3))).toMatchObject({ ok: false });
  page.leave();
  full.mockRestore();
  expect(await gamesIn(page)).toEqual([played(3)]);
  expect(await page.put(played(2))).toMatchObject({ ok: true });
  expect(await gamesIn(await open())).toEqual([played(2)]);
});

test('nothing that another tab has played since is overwritten: both games are kept', async () => {
  const page = await open();
  await page.put(played(1));
  const other = await openSaves();
  await other.get('one');
  await leaveWith(page, played(2));
  const elsewhere = sampleSave({
    savedAt: 3,
    actions: [
      { player: 0, do: 'step 0' },
      { player: 0, do: 'another' },
    ],
  });
  expect(await other.put(elsewhere)).toMatchObject({ ok: true });
  const games = (await gamesIn(await open())) as readonly Save[];
  expect(games).toEqual(expect.arrayContaining([elsewhere, { ...played(2), id: 'one-2' }]));
  expect(games).toHaveLength(2);
  expect(texts.length).toBe(0);
});

test('while the database still has no room, the game is opened from where it waits', async () => {
  const page = await open();
  await page.put(played(1));
  await leaveWith(page, played(2));
  const next = await open();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await gamesIn(next)).toEqual([played(2)]);
  expect(await next.get('one')).toEqual({ ok: true, value: played(2) });
  full.mockRestore();
  expect(await next.put(played(3))).toMatchObject({ ok: true });
  expect(await gamesIn(await open())).toEqual([played(3)]);
});

test('a game that is deleted does not come back', async () => {
  const [page, other] = [await open(), await open()];
  await page.put(played(1));
  await leaveWith(page, played(2));
  await other.remove('one');
  expect(await gamesIn(await open())).toEqual([]);
  await leaveWith(other, played(2));
  await (await open()).clear();
  expect(await gamesIn(await open())).toEqual([]);
});

test('a page without a database takes nothing over, since it would be lost with it', async () => {
  const page = await open();
  await leaveWith(page, played(2));
  const there = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  expect(await gamesIn(await open())).toEqual([]);
  vi.stubGlobal('indexedDB', there);
  expect(await gamesIn(await open())).toEqual([played(2)]);
});

test('where localStorage is forbidden, everything else works', async () => {
  const page = await open(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const written = page.put(played(1));
  page.leave();
  expect(await written).toMatchObject({ ok: true });
  expect(await gamesIn(page)).toEqual([played(1)]);
});

test('what cannot be read stays where it is', async () => {
  texts.setItem('ramparts/left/torn', '{"save":');
  expect(await gamesIn(await open())).toEqual([]);
  expect(texts.getItem('ramparts/left/torn')).toBe('{"save":');
});
