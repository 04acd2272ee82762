import { accept, refuse, type Refusal, type Result } from '../game/index.ts';
import { continues, same } from './continues.ts';
import type { Decide } from './decide.ts';
import type { Unconfirmed } from './unconfirmed.ts';
import { parseSave, type Save } from './save.ts';
import type { Aside, Judge, SaveStore } from './saveStore.ts';

const unreadable: Judge = (raw) => {
  const save = parseSave(raw);
  return save.ok ? null : save.error;
};

/** A save of a newer program is readable again after an update, so it may stay but must not be overwritten. */
const damaged = (raw: unknown): Refusal | null => {
  const reason = unreadable(raw);
  return reason?.code === 'save-newer' ? null : reason;
};

/** The stored saves as far as this tab knows them: it overwrites nothing that another tab has written since. */
export function createKnownSaves(store: SaveStore, onAside: (aside: Aside) => void) {
  /** What is stored under an id as far as this tab knows: what it last wrote or opened. */
  const known = new Map<string, unknown>();
  /** Ids without an unreadable save, so that writing there destroys nothing. */
  const clean = new Set<string>();

  async function sift(id: string, judge: Judge): Promise<Result<void>> {
    const sifted = await store.sift(id, judge);
    if (!sifted.ok) return sifted;
    if (sifted.value) onAside(sifted.value);
    return accept(undefined);
  }

  async function write(save: Save): Promise<Result<void>> {
    const { id } = save;
    if (!clean.has(id)) {
      const sifted = await sift(id, unreadable);
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

  /**
   * Writes a save of a page that was left, under another id if a third one has continued the game differently; nothing if
   * it was written meanwhile. `isOurs`: that page is this one, which was only hidden.
   */
  async function takeOver({ save, before }: Unconfirmed, isOurs: () => boolean): Promise<Result<void>> {
    let differs = false;
    const done = await store.change(save.id, (there) => {
      const older = there === undefined || same(there, before) || continues(save, there);
      const stored = parseSave(there);
      differs = !older && !(stored.ok && continues(stored.value, save));
      return older ? { put: save } : 'stay';
    });
    if (!done.ok) return done;
    if (done.value !== 'stay' && isOurs()) known.set(save.id, save);
    if (!differs) return accept(undefined);
    const copy = { ...save, id: `${save.id}-${save.savedAt}` };
    const copied = await store.change(copy.id, (there) => (there === undefined ? { put: copy } : 'stay'));
    return copied.ok ? accept(undefined) : copied;
  }

  return {
    get: (id: string): unknown => known.get(id),
    learn: (id: string, raw: unknown): void => void known.set(id, raw),
    forget: (id: string): void => void known.delete(id),
    sift: (id: string): Promise<Result<void>> => sift(id, damaged),
    write,
    takeOver,
    async remove(id: string, within: Save | undefined): Promise<Result<void>> {
      const done = await store.change(id, (there) =>
        within === undefined || continues(within, there) ? 'go' : 'stay',
      );
      if (!done.ok) return done;
      if (done.value === 'go') known.delete(id);
      return accept(undefined);
    },
    async clear(): Promise<Result<void>> {
      const done = await store.clear();
      if (done.ok) known.clear();
      return done;
    },
  };
}
