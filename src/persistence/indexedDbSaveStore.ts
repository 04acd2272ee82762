import { accept, type Result } from '../game/index.ts';
import { openDatabase, type Database } from './database.ts';
import type { Aside, SaveStore } from './saveStore.ts';

/** Saves by id. Unreadable saves are set aside under generated keys and never overwritten. */
const PLAN = { name: 'ramparts', stores: { saves: 'named', aside: 'numbered' } } as const;

/** `save-unavailable`: there is no storage; `save-blocked`: another tab prevents it. */
export async function openIndexedDbSaveStore(): Promise<Result<SaveStore>> {
  const opened = await openDatabase(PLAN);
  return opened.ok ? accept(storeOn(opened.value)) : opened;
}

const storeOn = (database: Database): SaveStore => ({
  read: (key) => database.read(['saves'], (transaction) => transaction.objectStore('saves').get(key)),
  readAll: () =>
    database.read(['saves'], async (transaction) => {
      const saves = transaction.objectStore('saves');
      const [keys, values] = await Promise.all([saves.getAllKeys(), saves.getAll()]);
      return keys.map((key, index) => [String(key), values[index]] as const);
    }),
  // Relaxed: survives closing the tab, and does not wait for the disk after every action.
  change: (key, decide) =>
    database.write(['saves'], async (transaction) => {
      const saves = transaction.objectStore('saves');
      const verdict = decide(await saves.get(key));
      if (verdict === 'go') await saves.delete(key);
      else if (verdict !== 'stay') await saves.put(verdict.put, key);
      return verdict;
    }),
  sift: (key, judge) =>
    database.write(['saves', 'aside'], async (transaction) => {
      const saves = transaction.objectStore('saves');
      const found = (await saves.getKey(key)) !== undefined;
      const raw: unknown = await saves.get(key);
      const reason = found ? judge(raw) : null;
      const aside = reason && { raw, reason };
      if (aside) await Promise.all([transaction.objectStore('aside').add(aside), saves.delete(key)]);
      return aside;
    }),
  addAside: (aside) =>
    database.write(['aside'], async (transaction) => void (await transaction.objectStore('aside').add(aside))),
  readAside: () =>
    database.read(['aside'], (transaction): Promise<Aside[]> => transaction.objectStore('aside').getAll()),
  clear: () =>
    database.write(
      ['saves', 'aside'],
      async (transaction) =>
        void (await Promise.all([transaction.objectStore('saves').clear(), transaction.objectStore('aside').clear()])),
    ),
  close: () => database.close(),
});
