import { openDB } from 'idb';
import { accept, type Result } from '../game/index.ts';
import { storageFailure } from './failure.ts';

/** Things kept by name, as they come; whoever reads them judges what they are. All of it rejects where the device refuses. */
export interface Box {
  list(): Promise<readonly unknown[]>;
  put(id: string, thing: unknown): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** Strict: done when it would outlast a power cut. */
type Durability = 'strict' | 'relaxed';

/** A database of its own: its shape never depends on that of the others. */
export async function openBox(name: string, store: string, durability: Durability): Promise<Result<Box>> {
  try {
    const database = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore(store) });
    return accept({
      list: () => database.getAll(store),
      async put(id, thing) {
        const transaction = database.transaction(store, 'readwrite', { durability });
        await Promise.all([transaction.store.put(thing, id), transaction.done]);
      },
      remove: (id) => database.delete(store, id),
      clear: () => database.clear(store),
    });
  } catch (error) {
    return storageFailure(error);
  }
}

/** For browsers that give no storage: what is in it lasts as long as the page. */
export function memoryBox(): Box {
  const kept = new Map<string, unknown>();
  return {
    list: async () => [...kept.values()],
    put: async (id, thing) => void kept.set(id, structuredClone(thing)),
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  };
}
