import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { accept, type Result } from '../game/index.ts';
import { blocked, storageFailure } from './failure.ts';

/** One of the browser's databases. Nothing here throws; a refusal leaves everything as it was. */
export interface Database {
  read<T>(stores: readonly string[], work: (transaction: Reading) => Promise<T>): Promise<Result<T>>;
  /** All of the work is kept, or nothing of it. */
  write<T>(
    stores: readonly string[],
    work: (transaction: Writing) => Promise<T>,
    durability?: Durability,
  ): Promise<Result<T>>;
  close(): void;
}

export type Reading = IDBPTransaction<unknown, string[], 'readonly'>;
export type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

/** Strict: done when it would outlast a power cut. Relaxed: it outlasts the end of the tab. */
export type Durability = 'strict' | 'relaxed';

/** What the database is called, and the stores of its first version, each with keys of its own or numbered by the browser. */
export interface Plan {
  readonly name: string;
  readonly stores: Readonly<Record<string, 'named' | 'numbered'>>;
}

/** Of the stores, not of what lies in them: that is the business of `migrations`. */
const VERSION = 1;

/** Some browsers never answer when their storage is damaged: neither whoever opens it nor, where it opens, whoever reads. */
const PATIENCE_MS = 5000;
/** So long may work on an open database take: another tab, or a slow disk, may be in the way. */
const ANSWER_MS = 10_000;

/** `save-unavailable` where there is no such database, or it does not answer in time (milliseconds), not even a first question; `save-blocked` while a tab with another version is in the way. */
export async function openDatabase(plan: Plan, patience = PATIENCE_MS): Promise<Result<Database>> {
  const opened = await connect(plan, patience);
  return opened.ok ? accept(databaseOn(opened.value, () => connect(plan, patience))) : opened;
}

type Connection = IDBPDatabase<unknown>;

function connect({ name, stores }: Plan, patience: number): Promise<Result<Connection>> {
  return new Promise((resolve) => {
    let late = false;
    const giveUp = (reason: Result<Connection>) => {
      late = true;
      resolve(reason);
    };
    const timer = setTimeout(() => giveUp(storageFailure(new Unanswered())), patience);
    const request = async () =>
      openDB(name, VERSION, {
        upgrade(fresh, _old, _new, transaction) {
          ignoreEnd(transaction);
          for (const [store, keys] of Object.entries(stores))
            fresh.createObjectStore(store, { autoIncrement: keys === 'numbered' });
        },
        blocked: () => giveUp(blocked()),
        blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
      });
    request()
      .then(async (database) => {
        const [store = ''] = Object.keys(stores);
        await database.count(store);
        return database;
      })
      .then((database) => (late ? database.close() : resolve(accept(database))))
      .catch((error: unknown) => giveUp(storageFailure(error)))
      .finally(() => clearTimeout(timer));
  });
}

class Unanswered extends Error {
  constructor() {
    super('It does not answer.');
  }
}

/** Rejects with `Unanswered` where the work takes too long; what it has done so far is undone. */
async function inTime<T>(transaction: Reading | Writing, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unanswered()), ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    undo(transaction);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function undo(transaction: Reading | Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

/** What fails in a transaction is told by its requests as well: its end alone is nobody's to catch. */
const ignoreEnd = ({ done }: { readonly done: Promise<unknown> }): void => void done.catch(() => undefined);

function databaseOn(first: Connection, reconnect: () => Promise<Result<Connection>>): Database {
  let connection = first;
  let closed = false;

  /** Tries once more with a new connection: phones cut it when the page sleeps, and so do we for a newer program. */
  async function attempt<T>(work: () => Promise<T>): Promise<Result<T>> {
    try {
      return accept(await work());
    } catch (error) {
      const failure = storageFailure(error);
      if (closed || error instanceof Unanswered || failure.error.code === 'save-quota') return failure;
    }
    const opened = await reconnect();
    if (!opened.ok) return opened;
    connection.close();
    connection = opened.value;
    try {
      return accept(await work());
    } catch (error) {
      return storageFailure(error);
    }
  }

  return {
    read: (stores, work) =>
      attempt(async () => {
        const transaction = connection.transaction([...stores], 'readonly');
        ignoreEnd(transaction);
        return inTime(transaction, work(transaction));
      }),
    write: (stores, work, durability = 'relaxed') =>
      attempt(async () => {
        const transaction = connection.transaction([...stores], 'readwrite', { durability });
        ignoreEnd(transaction);
        const kept = async () => {
          const answer = await work(transaction);
          await transaction.done;
          return answer;
        };
        return inTime(transaction, kept()).catch(async (error: unknown) => {
          throw await causeOf(error, transaction);
        });
      }),
    close() {
      closed = true;
      connection.close();
    },
  };
}

/** A request only says that it was aborted; why, the transaction knows. */
async function causeOf(error: unknown, transaction: Writing): Promise<unknown> {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') return error;
  return transaction.done.then(
    () => error,
    (reason: unknown) => reason,
  );
}
