import { accept, type Refusal, type Result } from '../game/index.ts';
import { parseSave, type AnySave } from './save.ts';
import type { Aside, Judge, Shelf } from './shelf.ts';

/** Changes of the shelf, one after the other in the order asked for. */
export interface Writer {
  put(save: AnySave): Promise<Result<void>>;
  remove(id: string): Promise<Result<void>>;
  /** Moves aside what lies under the id if it cannot be read. */
  sift(id: string): Promise<Result<void>>;
  /** Empties the shelf; puts that wait are forgotten. */
  clear(): Promise<Result<void>>;
  /** When everything asked for so far is done. */
  settled(): Promise<unknown>;
}

const unreadable: Judge = (raw) => {
  const save = parseSave(raw);
  return save.ok ? null : save.error;
};

/** A save of a newer program is readable again after the update: it may stay, but must not be written over. */
const damaged = (raw: unknown): Refusal | null => {
  const reason = unreadable(raw);
  return reason?.code === 'save-newer' ? null : reason;
};

export function createWriter(shelf: Shelf, onAside: (aside: Aside) => void): Writer {
  let last: Promise<unknown> = Promise.resolve();
  /** Puts that have not begun: a newer save of the same game takes their place. */
  const waiting = new Map<string, { save: AnySave; readonly written: Promise<Result<void>> }>();
  /** Ids under which nothing unreadable lies, so that writing there destroys nothing. */
  const clean = new Set<string>();

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const siftNow = async (id: string, judge: Judge): Promise<Result<void>> => {
    const sifted = await shelf.sift(id, judge);
    if (!sifted.ok) return sifted;
    if (sifted.value) onAside(sifted.value);
    return accept(undefined);
  };

  const write = async (save: AnySave): Promise<Result<void>> => {
    if (!clean.has(save.id)) {
      const sifted = await siftNow(save.id, unreadable);
      if (!sifted.ok) return sifted;
      clean.add(save.id);
    }
    return shelf.write(save.id, save);
  };

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
    remove(id) {
      // A put that comes later must be written after the removal, not join one that waits before it.
      waiting.delete(id);
      return enqueue(() => shelf.remove(id));
    },
    clear() {
      waiting.clear();
      return enqueue(() => shelf.clear());
    },
    sift: (id) => enqueue(() => siftNow(id, damaged)),
    settled: () => last,
  };
}
