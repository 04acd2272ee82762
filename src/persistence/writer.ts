import type { Result } from '../game/index.ts';
import { continues } from './continues.ts';
import { createKnownSaves } from './knownSaves.ts';
import type { Unconfirmed, UnconfirmedSaves } from './unconfirmed.ts';
import type { Save } from './save.ts';
import type { Aside, SaveStore } from './saveStore.ts';
import { createUnwritten } from './unwritten.ts';

/** Queues changes of the store and applies them one after the other. */
export interface Writer {
  put(save: Save): Promise<Result<void>>;
  /** Notes what is stored under the id, as far as this tab knows. */
  learn(id: string, raw: unknown): void;
  /** Notes that this tab knows of nothing under the id. */
  forget(id: string): void;
  /** With `within`, removes the save only if that game continues it. */
  remove(id: string, within?: Save): Promise<Result<void>>;
  /** Sets aside what is stored under the id if it cannot be read. */
  sift(id: string): Promise<Result<void>>;
  /** Puts whatever is not written so far among the saves that the next page takes over. */
  leave(): void;
  /**
   * Writes a save of a page that was left, under another id if a third one has continued the game differently. Drops it
   * once nothing of it can be lost.
   */
  takeOver(one: Unconfirmed): Promise<Result<void>>;
  /** Clears the store and drops queued puts. */
  clear(): Promise<Result<void>>;
  /** Resolves when everything queued so far is done. */
  settled(): Promise<unknown>;
}

/** After these, writing the same save again would be in vain. */
const FINAL: readonly string[] = ['save-gone', 'save-elsewhere'];

export function createWriter(store: SaveStore, unconfirmed: UnconfirmedSaves, onAside: (aside: Aside) => void): Writer {
  let last: Promise<unknown> = Promise.resolve();
  /** Queued puts; a newer save of the same game replaces the queued one. */
  const waiting = new Map<string, { save: Save; readonly written: Promise<Result<void>> }>();
  const unwritten = createUnwritten(unconfirmed);
  const known = createKnownSaves(store, onAside);

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  async function write(save: Save): Promise<Result<void>> {
    const done = await known.write(save);
    if (done.ok || FINAL.includes(done.error.code)) unwritten.done(save);
    return done;
  }

  async function remove(id: string, within: Save | undefined): Promise<Result<void>> {
    const done = await known.remove(id, within);
    if (!done.ok) return done;
    const one = unconfirmed.all().find(({ save }) => save.id === id);
    if (one && (within === undefined || continues(within, one.save))) unconfirmed.drop(id);
    return done;
  }

  async function takeOver(one: Unconfirmed): Promise<Result<void>> {
    const { id } = one.save;
    const done = await known.takeOver(one, () => unwritten.isLeft(id));
    if (done.ok) unconfirmed.drop(id);
    return done;
  }

  return {
    put(save) {
      unwritten.add(save);
      const earlier = waiting.get(save.id);
      if (earlier) {
        earlier.save = save;
        return earlier.written;
      }
      const begin = (): Promise<Result<void>> => {
        if (waiting.get(save.id) === entry) waiting.delete(save.id);
        return write(entry.save);
      };
      const entry = { save, written: enqueue(begin) };
      waiting.set(save.id, entry);
      return entry.written;
    },
    learn: known.learn,
    forget: known.forget,
    remove(id, within) {
      // A later put has to be written after the removal, so it must not join one that is queued before.
      waiting.delete(id);
      const newest = unwritten.get(id);
      if (newest && (within === undefined || continues(within, newest))) unwritten.drop(id);
      return enqueue(() => remove(id, within));
    },
    leave: () => unwritten.leave(known.get),
    takeOver: (one) => enqueue(() => takeOver(one)),
    clear() {
      waiting.clear();
      unwritten.clear();
      return enqueue(known.clear);
    },
    sift: (id) => enqueue(() => known.sift(id)),
    settled: () => last,
  };
}
