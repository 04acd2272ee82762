import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { accept, type Result } from '../game/index.ts';
import { blocked, storageFailure } from './failure.ts';
import type { Aside, Shelf } from './shelf.ts';

const DATABASE = 'ramparts';
/** Of the stores, not of what lies in them: that is the business of `migrations`. */
const DATABASE_VERSION = 1;

interface Schema extends DBSchema {
  /** By the save's id. */
  saves: { key: string; value: unknown };
  /** Numbered by the browser: nothing here is ever written over. */
  aside: { key: number; value: Aside };
}

type Database = IDBPDatabase<Schema>;

/** Some browsers never answer when their storage is damaged. */
const PATIENCE_MS = 5000;

/** Opens the browser's database: `save-unavailable` where there is none, `save-blocked` while another tab is in the way. */
export async function openIndexedDbShelf(patience = PATIENCE_MS): Promise<Result<Shelf>> {
  const opened = await openDatabase(patience);
  return opened.ok ? accept(shelfOn(opened.value, patience)) : opened;
}

function openDatabase(patience: number): Promise<Result<Database>> {
  return new Promise((resolve) => {
    let late = false;
    const giveUp = (reason: Result<Database>) => {
      late = true;
      resolve(reason);
    };
    const timer = setTimeout(() => giveUp(storageFailure(new Error('It does not answer.'))), patience);
    const request = async () =>
      openDB<Schema>(DATABASE, DATABASE_VERSION, {
        upgrade(database) {
          database.createObjectStore('saves');
          database.createObjectStore('aside', { autoIncrement: true });
        },
        blocked: () => giveUp(blocked()),
        blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      });
    request()
      .then((database) => (late ? database.close() : resolve(accept(database))))
      .catch((error: unknown) => giveUp(storageFailure(error)))
      .finally(() => clearTimeout(timer));
  });
}

function shelfOn(first: Database, patience: number): Shelf {
  let database = first;
  let closed = false;

  /** Tries once more with a new connection: phones cut it when the page sleeps, and so do we for a newer program. */
  const attempt = async <T>(work: () => Promise<T>): Promise<Result<T>> => {
    try {
      return accept(await work());
    } catch (error) {
      const failure = storageFailure(error);
      if (closed || failure.error.code === 'save-quota') return failure;
    }
    const opened = await openDatabase(patience);
    if (!opened.ok) return opened;
    database.close();
    database = opened.value;
    try {
      return accept(await work());
    } catch (error) {
      return storageFailure(error);
    }
  };

  return {
    read: (key) => attempt(() => database.get('saves', key)),
    readAll: () =>
      attempt(async () => {
        const { store } = database.transaction('saves');
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.map((key, index) => [key, values[index]] as const);
      }),
    write: (key, raw) =>
      attempt(async () => {
        // Relaxed: survives the end of the tab, and does not wait for the disk after every action of a game.
        const transaction = database.transaction('saves', 'readwrite', { durability: 'relaxed' });
        await Promise.all([transaction.store.put(raw, key), transaction.done]);
      }),
    remove: (key) => attempt(() => database.delete('saves', key)),
    sift: (key, judge) =>
      attempt(async () => {
        const transaction = database.transaction(['saves', 'aside'], 'readwrite');
        const saves = transaction.objectStore('saves');
        const found = (await saves.getKey(key)) !== undefined;
        const raw = await saves.get(key);
        const reason = found ? judge(raw) : null;
        const aside = reason && { raw, reason };
        if (aside) await Promise.all([transaction.objectStore('aside').add(aside), saves.delete(key)]);
        await transaction.done;
        return aside;
      }),
    addAside: (aside) =>
      attempt(async () => {
        await database.add('aside', aside);
      }),
    readAside: () => attempt(() => database.getAll('aside')),
    clear: () =>
      attempt(async () => {
        const transaction = database.transaction(['saves', 'aside'], 'readwrite');
        await Promise.all([transaction.objectStore('saves').clear(), transaction.objectStore('aside').clear(), transaction.done]);
      }),
    close: () => {
      closed = true;
      database.close();
    },
  };
}
