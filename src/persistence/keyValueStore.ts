import type { Refusal, Result } from '../game/index.ts';
import { openDatabase, type Durability } from './database.ts';
import { StorageError } from './failure.ts';
import type { Decide, Verdict } from './decide.ts';

/**
 * A store of values by id. It does not check them; readers have to parse them. All methods reject with `StorageError`
 * if the browser refuses.
 */
export interface KeyValueStore {
  /** Why values are lost when the page is closed; `null` if they persist. */
  readonly problem: Refusal | null;
  list(): Promise<readonly unknown[]>;
  /** `undefined`: there is no value with this id. */
  get(id: string): Promise<unknown>;
  put(id: string, thing: unknown): Promise<void>;
  /** Reads the value and applies the verdict of `decide`, in one transaction. Resolves with the verdict. */
  change(id: string, decide: Decide): Promise<Verdict>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * Opens a separate database, so that its version does not depend on that of others. If there is no storage, falls back
 * to memory with `problem` set.
 */
export async function openKeyValueStore(name: string, store: string, durability: Durability): Promise<KeyValueStore> {
  const opened = await openDatabase({ name, stores: { [store]: 'named' } });
  if (!opened.ok) return memoryStore(opened.error);
  const database = opened.value;
  const change = (id: string, decide: Decide): Promise<Verdict> =>
    done(
      database.write(
        [store],
        async (transaction) => {
          const things = transaction.objectStore(store);
          const verdict = decide(await things.get(id));
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

/** Throws refusals; `storageFailure` converts them back. */
async function done<T>(asked: Promise<Result<T>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new StorageError(answer.error);
  return answer.value;
}

/** Fallback without storage: values are lost when the page is closed. */
export function memoryStore(problem: Refusal | null = null): KeyValueStore {
  const kept = new Map<string, unknown>();
  const put = (id: string, thing: unknown): void => void kept.set(id, structuredClone(thing));
  return {
    problem,
    list: async () => [...kept.values()],
    get: async (id) => kept.get(id),
    put: async (id, thing) => put(id, thing),
    async change(id, decide) {
      const verdict = decide(kept.get(id));
      if (verdict === 'go') kept.delete(id);
      else if (verdict !== 'stay') put(id, verdict.put);
      return verdict;
    },
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  };
}
