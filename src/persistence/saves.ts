import { accept, type Refusal, type Result } from '../game/index.ts';
import { openIndexedDbSaveStore } from './indexedDbSaveStore.ts';
import { NONE_UNCONFIRMED, type Unconfirmed, type UnconfirmedSaves } from './unconfirmed.ts';
import { memorySaveStore } from './memorySaveStore.ts';
import { parseSave, type Save } from './save.ts';
import type { Aside, SaveStore } from './saveStore.ts';
import { createWriter } from './writer.ts';

/**
 * The saved games, shared by all tabs. No method throws or rejects; codes of refusals are `save-quota`, `save-blocked`
 * and `save-unavailable`.
 */
export interface Saves {
  /** Why games are lost when the page is closed; `null` if they persist. */
  readonly problem: Refusal | null;
  /**
   * Saves a game under its id. Cheap enough for every action: while a write is in progress, only the newest save is
   * queued. A save is replaced only if this tab wrote or opened it last, or if the new one continues it.
   * `save-elsewhere`: another tab has continued the game differently; `save-gone`: another tab has removed it. In both
   * cases nothing changes.
   */
  put(save: Save): Promise<Result<void>>;
  /** Saves the game even if another tab has removed it. */
  putAgain(save: Save): Promise<Result<void>>;
  /** Reads a save in order to continue it: the next `put` may replace it. */
  get(id: string): Promise<Result<Save | null>>;
  latest(): Promise<Result<Save | null>>;
  /** Latest first. */
  list(): Promise<Result<readonly Save[]>>;
  /** With `within`, removes the save only if that game continues it. */
  remove(id: string, within?: Save): Promise<Result<void>>;
  /** Stores something that could not be used, for example a save whose record the rules refuse. */
  setAside(raw: unknown, reason: Refusal): Promise<Result<void>>;
  aside(): Promise<Result<readonly Aside[]>>;
  /**
   * Call when the page may be about to close: whatever the database has not confirmed is put where it is written at
   * once. The next call of `get` or `list` on any page writes it to the database.
   */
  leave(): void;
  /** Deletes all games, including those set aside. */
  clear(): Promise<Result<void>>;
  close(): void;
}

export interface SavesOptions {
  /** Called for each save that could not be read. It was set aside, or left in place if a newer program wrote it. */
  readonly onUnreadable?: (found: Aside) => void;
  readonly unconfirmed?: UnconfirmedSaves;
}

/** Opens the browser's storage. If there is none, falls back to memory with `problem` set. */
export async function openSaves(options: SavesOptions = {}): Promise<Saves> {
  const store = await openIndexedDbSaveStore();
  return store.ok ? savesOn(store.value, null, options) : savesOn(memorySaveStore(), store.error, options);
}

function savesOn(store: SaveStore, problem: Refusal | null, { onUnreadable, unconfirmed: given }: SavesOptions): Saves {
  // What is in memory is lost with the page, so nothing may be taken over into it.
  const unconfirmed = problem === null && given ? given : NONE_UNCONFIRMED;
  const writer = createWriter(store, unconfirmed, (aside) => onUnreadable?.(aside));

  const readable = async (key: string, raw: unknown): Promise<Save | null> => {
    const save = parseSave(raw);
    if (save.ok) return save.value;
    if (save.error.code === 'save-newer') onUnreadable?.({ raw, reason: save.error });
    else await writer.sift(key);
    return null;
  };

  /** Resolves with those that could not be written, by id. */
  const takeOver = async (): Promise<ReadonlyMap<string, Unconfirmed>> => {
    const waiting = new Map<string, Unconfirmed>();
    for (const one of unconfirmed.all()) if (!(await writer.takeOver(one)).ok) waiting.set(one.save.id, one);
    return waiting;
  };

  const list = async (): Promise<Result<readonly Save[]>> => {
    await writer.settled();
    const waiting = await takeOver();
    const found = await store.readAll();
    if (!found.ok) return found;
    const stored = found.value.filter(([key]) => !waiting.has(key));
    const saves = await Promise.all(stored.map(([key, raw]) => readable(key, raw)));
    const all = [...[...waiting.values()].map(({ save }) => save), ...saves.filter((save) => save !== null)];
    return accept(all.sort((a, b) => b.savedAt - a.savedAt));
  };

  return {
    problem,
    put: (save) => writer.put(save),
    putAgain(save) {
      writer.forget(save.id);
      return writer.put(save);
    },
    get: async (id) => {
      await writer.settled();
      const waiting = (await takeOver()).get(id);
      if (waiting) {
        if (waiting.before === undefined) writer.forget(id);
        else writer.learn(id, waiting.before);
        return accept(waiting.save);
      }
      const found = await store.read(id);
      if (!found.ok) return found;
      if (found.value === undefined) {
        writer.forget(id);
        return accept(null);
      }
      writer.learn(id, found.value);
      return accept(await readable(id, found.value));
    },
    latest: async () => {
      const saves = await list();
      return saves.ok ? accept(saves.value[0] ?? null) : saves;
    },
    list,
    remove: (id, within) => writer.remove(id, within),
    setAside: (raw, reason) => store.addAside({ raw, reason }),
    aside: () => store.readAside(),
    leave: () => writer.leave(),
    clear: () => writer.clear(),
    close: () => store.close(),
  };
}
