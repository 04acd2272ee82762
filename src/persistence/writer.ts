import { accept, refuse, type Refusal, type Result } from '../game/index.ts';
import { continues, same } from './continues.ts';
import type { Decide } from './decide.ts';
import { parseSave, type Save } from './save.ts';
import type { Aside, Judge, SaveStore } from './saveStore.ts';

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
  /** Clears the store and drops queued puts. */
  clear(): Promise<Result<void>>;
  /** Resolves when everything queued so far is done. */
  settled(): Promise<unknown>;
}

const unreadable: Judge = (raw) => {
  const save = parseSave(raw);
  return save.ok ? null : save.error;
};

/** A save of a newer program is readable again after an update, so it may stay but must not be overwritten. */
const damaged = (raw: unknown): Refusal | null => {
  const reason = unreadable(raw);
  return reason?.code === 'save-newer' ? null : reason;
};

export function createWriter(store: SaveStore, onAside: (aside: Aside) => void): Writer {
  let last: Promise<unknown> = Promise.resolve();
  /** Queued puts; a newer save of the same game replaces the queued one. */
  const waiting = new Map<string, { save: Save; readonly written: Promise<Result<void>> }>();
  /** What is stored under an id as far as this tab knows: what it last wrote or opened. */
  const known = new Map<string, unknown>();
  /** Ids without an unreadable save, so that writing there destroys nothing. */
  const clean = new Set<string>();

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const siftNow = async (id: string, judge: Judge): Promise<Result<void>> => {
    const sifted = await store.sift(id, judge);
    if (!sifted.ok) return sifted;
    if (sifted.value) onAside(sifted.value);
    return accept(undefined);
  };

  async function write(save: Save): Promise<Result<void>> {
    const { id } = save;
    if (!clean.has(id)) {
      const sifted = await siftNow(id, unreadable);
      if (!sifted.ok) return sifted;
      clean.add(id);
    }
    let gone = false;
    const decide: Decide = (there) => {
      gone = there === undefined && known.has(id);
      if (gone) return 'stay';
      return there === undefined || same(there, known.get(id)) || continues(save, there) ? { put: save } : 'stay';
    };
    const done = await store.change(id, decide);
    if (!done.ok) return done;
    if (gone) return refuse('save-gone', 'Another tab has removed this game.');
    if (done.value === 'stay') return refuse('save-elsewhere', 'Another tab has gone on with this game.');
    known.set(id, save);
    return accept(undefined);
  }

  return {
    put(save) {
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
    learn: (id, raw) => void known.set(id, raw),
    forget: (id) => void known.delete(id),
    remove(id, within) {
      // A later put has to be written after the removal, so it must not join one that is queued before.
      waiting.delete(id);
      return enqueue(async () => {
        const done = await store.change(id, (there) =>
          within === undefined || continues(within, there) ? 'go' : 'stay',
        );
        if (!done.ok) return done;
        if (done.value === 'go') known.delete(id);
        return accept(undefined);
      });
    },
    clear() {
      waiting.clear();
      return enqueue(async () => {
        const done = await store.clear();
        if (done.ok) known.clear();
        return done;
      });
    },
    sift: (id) => enqueue(() => siftNow(id, damaged)),
    settled: () => last,
  };
}
