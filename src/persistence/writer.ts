import { accept, refuse, type Refusal, type Result } from '../game/index.ts';
import { continues, same } from './continues.ts';
import type { Decide } from './decide.ts';
import type { Left, LeftSaves } from './left.ts';
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
  /** Puts whatever is not written so far among the saves that the next page takes over. */
  leave(): void;
  /**
   * Writes a save of a page that was left, under another id if a third one has continued the game differently. Drops it
   * once nothing of it can be lost.
   */
  takeOver(left: Left): Promise<Result<void>>;
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

/** After these, writing the same save again would be in vain. */
const FINAL: readonly string[] = ['save-gone', 'save-elsewhere'];

export function createWriter(store: SaveStore, left: LeftSaves, onAside: (aside: Aside) => void): Writer {
  let last: Promise<unknown> = Promise.resolve();
  /** Queued puts; a newer save of the same game replaces the queued one. */
  const waiting = new Map<string, { save: Save; readonly written: Promise<Result<void>> }>();
  /** The newest save of each game, until it is written or refused for good. */
  const unwritten = new Map<string, Save>();
  /** What is stored under an id as far as this tab knows: what it last wrote or opened. */
  const known = new Map<string, unknown>();
  /** Ids without an unreadable save, so that writing there destroys nothing. */
  const clean = new Set<string>();
  /** Games that this page has put among those of left pages. */
  const leftHere = new Set<string>();

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
    const done = await tryToWrite(save);
    const mayTryAgain = !done.ok && !FINAL.includes(done.error.code);
    if (unwritten.get(save.id) === save && !mayTryAgain) forgetUnwritten(save.id);
    return done;
  }

  function forgetUnwritten(id: string): void {
    if (!unwritten.delete(id) || !leftHere.delete(id)) return;
    left.drop(id);
  }

  async function tryToWrite(save: Save): Promise<Result<void>> {
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

  async function takeOverNow({ save, before }: Left): Promise<Result<void>> {
    let differs = false;
    const done = await store.change(save.id, (there) => {
      const older = there === undefined || same(there, before) || continues(save, there);
      const stored = parseSave(there);
      differs = !older && !(stored.ok && continues(stored.value, save));
      return older ? { put: save } : 'stay';
    });
    if (!done.ok) return done;
    // A page that was only hidden has written its own save.
    if (done.value !== 'stay' && leftHere.has(save.id)) known.set(save.id, save);
    if (differs) {
      const copy = { ...save, id: `${save.id}-${save.savedAt}` };
      const copied = await store.change(copy.id, (there) => (there === undefined ? { put: copy } : 'stay'));
      if (!copied.ok) return copied;
    }
    left.drop(save.id);
    return accept(undefined);
  }

  return {
    put(save) {
      unwritten.set(save.id, save);
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
      const newest = unwritten.get(id);
      if (newest && (within === undefined || continues(within, newest))) forgetUnwritten(id);
      return enqueue(async () => {
        const done = await store.change(id, (there) =>
          within === undefined || continues(within, there) ? 'go' : 'stay',
        );
        if (!done.ok) return done;
        if (done.value === 'go') known.delete(id);
        const one = left.all().find(({ save }) => save.id === id);
        if (one && (within === undefined || continues(within, one.save))) left.drop(id);
        return accept(undefined);
      });
    },
    leave() {
      for (const [id, save] of unwritten) {
        left.put({ save, before: known.get(id) });
        leftHere.add(id);
      }
    },
    takeOver: (one) => enqueue(() => takeOverNow(one)),
    clear() {
      waiting.clear();
      unwritten.clear();
      left.clear();
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
