import type { Refusal, Result } from '../game/index.ts';
import { openDatabase, type Durability } from './database.ts';
import { StorageError } from './failure.ts';
import type { Look, Verdict } from './look.ts';

/** Things kept by name, as they come; what reads them judges what they are. All of it rejects where the device refuses. */
export interface KeyValueStore {
  /** Why things are kept only as long as the page is open; `null` when they last. */
  readonly problem: Refusal | null;
  list(): Promise<readonly unknown[]>;
  /** `undefined`: there is no such thing. */
  get(id: string): Promise<unknown>;
  put(id: string, thing: unknown): Promise<void>;
  /** Looks at what has this name and does as the look says; answers with what was done. */
  change(id: string, look: Look): Promise<Verdict>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** A database of its own: its shape never depends on that of the others. Where there is none, the same thing in memory with `problem` set. */
export async function openKeyValueStore(name: string, store: string, durability: Durability): Promise<KeyValueStore> {
  const opened = await openDatabase({ name, stores: { [store]: 'named' } });
  if (!opened.ok) return memoryStore(opened.error);
  const database = opened.value;
  const change = (id: string, look: Look): Promise<Verdict> =>
    done(
      database.write(
        [store],
        async (transaction) => {
          const things = transaction.objectStore(store);
          const verdict = look(await things.get(id));
          if (verdict === 'go') await things.delete(id);
          else if (verdict !== 'stay') await things.put(verdict.put, id);
          return verdict;
        },
        durability,
      ),
    );
  return {
    problem: null,
    list: () => done(database.read([store], (transaction) => transaction.objectStore(store).getAll())),
    get: (id) => done(database.read([store], (transaction) => transaction.objectStore(store).get(id))),
    put: async (id, thing) => void (await change(id, () => ({ put: thing }))),
    change,
    remove: async (id) => void (await change(id, () => 'go')),
    clear: () => done(database.write([store], (transaction) => transaction.objectStore(store).clear(), durability)),
  };
}

/** A refusal rejects; `storageFailure` gives it back. */
async function done<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new StorageError(answer.error);
  return answer.value;
}

/** For browsers that give no storage: what is in it lasts as long as the page. */
export function memoryStore(problem: Refusal | null = null): KeyValueStore {
  const kept = new Map<string, unknown>();
  const put = (id: string, thing: unknown): void => void kept.set(id, structuredClone(thing));
  return {
    problem,
    list: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (id, thing) => put(id, thing),
    async change(id, look) {
      const verdict = look(kept.get(id));
      if (verdict === 'go') kept.delete(id);
      else if (verdict !== 'stay') put(id, verdict.put);
      return verdict;
    },
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  };
}
