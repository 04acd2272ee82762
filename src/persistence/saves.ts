import { accept, type Refusal, type Result } from '../game/index.ts';
import { openIndexedDbShelf } from './indexedDbShelf.ts';
import { memoryShelf } from './memoryShelf.ts';
import { parseSave, type Save } from './save.ts';
import type { Aside, Shelf } from './shelf.ts';
import { createWriter } from './writer.ts';

/** The kept games, which several tabs may hold. Nothing throws; a refusal's code is `save-quota`, `save-blocked` or `save-unavailable`. */
export interface Saves {
  /** Why games are kept only as long as the page is open; `null` when they last. */
  readonly problem: Refusal | null;
  /**
   * Keeps a game under its id. Cheap enough for every action: while one write is under way, only the newest save waits.
   * What takes the place of a save is what this tab wrote or opened last, or something that has gone on from it. `save-elsewhere`: another tab
   * has gone on otherwise; `save-gone`: it has removed the game. Nothing is changed then.
   */
  put(save: Save): Promise<Result<void>>;
  /** Keeps it although another tab has removed it. */
  putAgain(save: Save): Promise<Result<void>>;
  /** To go on with it: what is put next takes its place. */
  get(id: string): Promise<Result<Save | null>>;
  latest(): Promise<Result<Save | null>>;
  /** Latest first. */
  list(): Promise<Result<readonly Save[]>>;
  /** Given a save, only as long as the kept one has not gone on beyond it. */
  remove(id: string, within?: Save): Promise<Result<void>>;
  /** Keeps something that could not be used, e.g. a save whose record the rules refuse. */
  setAside(raw: unknown, reason: Refusal): Promise<Result<void>>;
  aside(): Promise<Result<readonly Aside[]>>;
  /** Forgets every game, what was set aside included. */
  clear(): Promise<Result<void>>;
  close(): void;
}

export interface SavesOptions {
  /** Told of each save that could not be read. It was moved aside, or left where it is if a newer program wrote it. */
  readonly onUnreadable?: (found: Aside) => void;
}

/** Opens the browser's storage; where there is none, the same thing in memory with `problem` set. */
export async function openSaves(options: SavesOptions = {}): Promise<Saves> {
  const shelf = await openIndexedDbShelf();
  return shelf.ok ? savesOn(shelf.value, null, options) : savesOn(memoryShelf(), shelf.error, options);
}

function savesOn(shelf: Shelf, problem: Refusal | null, { onUnreadable }: SavesOptions): Saves {
  const writer = createWriter(shelf, (aside) => onUnreadable?.(aside));

  const readable = async (key: string, raw: unknown): Promise<Save | null> => {
    const save = parseSave(raw);
    if (save.ok) return save.value;
    if (save.error.code === 'save-newer') onUnreadable?.({ raw, reason: save.error });
    else await writer.sift(key);
    return null;
  };

  const list = async (): Promise<Result<readonly Save[]>> => {
    await writer.settled();
    const found = await shelf.readAll();
    if (!found.ok) return found;
    const saves = await Promise.all(found.value.map(([key, raw]) => readable(key, raw)));
    return accept(saves.filter((save) => save !== null).sort((a, b) => b.savedAt - a.savedAt));
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
      const found = await shelf.read(id);
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
    setAside: (raw, reason) => shelf.addAside({ raw, reason }),
    aside: () => shelf.readAside(),
    clear: () => writer.clear(),
    close: () => shelf.close(),
  };
}
