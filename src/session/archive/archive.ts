import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { continues } from '../../persistence/continues.ts';
import type { LocalBackup } from '../../persistence/localBackup.ts';
import type { Save } from '../../persistence/save.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Outcome } from '../contracts/app.ts';
import type { Archive, TakenIn } from '../contracts/archive.ts';
import type { Workbench } from '../workshop/workshop.ts';
import { formatBackup, parseBackup } from './backup.ts';
import type { Backup } from './backup.ts';
import { attempt, createShelf, isFinished } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** The finished games on this device, and the backup file. */

export interface ArchivePorts {
  readonly workshop: Pick<Workbench, 'load' | 'unreadable' | 'texts' | 'takeAll' | 'clear'>;
  readonly finished: KeyValueStore;
  readonly saves: Saves;
  readonly rooms: KeyValueStore;
  readonly localBackup: LocalBackup;
  readonly forgetPainted: () => Promise<void>;
  readonly now: () => number;
  /** Games were added or removed. */
  readonly onChange: () => Promise<void>;
  /** The browser storage was replaced. */
  readonly onTexts: () => void;
  /** A backup file was written with this many finished games. */
  readonly onExport: (games: number) => void;
  /** Games that could not be saved so far. */
  readonly unsaved: () => readonly Save[];
  /** All games were deleted. */
  readonly onCleared: () => void;
}

export interface Archivist extends Archive, Omit<Shelf, 'saves' | 'put' | 'relist' | 'emptied'> {
  /** False if everything stored here is lost when the page is closed. */
  readonly lasts: boolean;
}

/** What importing one game comes to. */
type Taken = Exclude<keyof TakenIn, 'textsKept'>;

/** Parses a backup file; the last one is kept, because a large file takes a while, and what is imported is exactly what was shown. */
function cachedParser(): (text: string) => Result<Backup> {
  let read: { readonly text: string; readonly backup: Result<Backup> } | null = null;
  return (text) => {
    if (read?.text !== text) read = { text, backup: parseBackup(text) };
    return read.backup;
  };
}

/** Takes the game in unless it is over here, or has continued differently: then it stays as it is. */
async function takeIn(
  save: Save,
  running: Save | undefined,
  { shelf, saves }: { readonly shelf: Shelf; readonly saves: Saves },
): Promise<Result<Taken>> {
  const kept = shelf.get(save.id);
  const here = kept ?? running;
  if (here && continues(here, save)) return accept('known');
  if (kept || (running && !continues(save, running))) return accept('differ');
  const trouble = isFinished(save) ? await shelf.put(save) : codeOf(await saves.put(save));
  if (trouble === 'save-elsewhere') return accept('differ');
  if (trouble !== null) return refuse(trouble, 'The game could not be kept.');
  if (isFinished(save) && running) await saves.remove(save.id, save);
  return accept('added');
}

export function createArchive({
  workshop,
  finished,
  saves,
  rooms,
  localBackup,
  forgetPainted,
  now,
  onChange,
  onTexts,
  onExport,
  unsaved,
  onCleared,
}: ArchivePorts): Archivist {
  const shelf = createShelf(finished);
  const readOnce = cachedParser();

  return {
    get games() {
      return shelf.games;
    },
    get unreadable() {
      return shelf.unreadable;
    },
    lasts: finished.problem === null,
    load: shelf.load,
    keep: shelf.keep,
    get: shelf.get,
    has: shelf.has,
    find: shelf.find,
    remove: shelf.remove,
    async exportAll() {
      // Other tabs may have added games or sets since.
      const trouble = (await shelf.load()) ?? (await workshop.load());
      if (trouble !== null) return refuse(trouble, 'Not everything could be read.');
      const running = await saves.list();
      if (!running.ok) return running;
      const aside = await saves.aside();
      if (!aside.ok) return aside;
      const isKept = (save: Save): boolean => {
        const kept = shelf.get(save.id);
        return kept !== null && continues(kept, save);
      };
      const newest = new Map([...running.value, ...unsaved()].map((save) => [save.id, save]));
      const games = [...[...newest.values()].filter((save) => !isKept(save)), ...shelf.saves];
      const text = formatBackup({ savedAt: now(), games, texts: localBackup.all(), sets: workshop.texts() });
      onExport(shelf.saves.length);
      return accept({ text, unreadable: shelf.unreadable + aside.value.length + workshop.unreadable });
    },
    readAll(text) {
      const backup = readOnce(text);
      if (!backup.ok) return backup;
      const { savedAt, games: found, broken, texts, sets } = backup.value;
      return accept({ savedAt, games: found.length, broken, texts: Object.keys(texts).length, sets: sets.length });
    },
    async importAll(text, { settings }, onProgress = () => undefined) {
      const backup = readOnce(text);
      if (!backup.ok) return backup;
      const trouble = await shelf.load();
      if (trouble !== null) return refuse(trouble, 'What is here could not be read.');
      const running = await saves.list();
      if (!running.ok) return running;
      const here = new Map(running.value.map((save) => [save.id, save]));
      const wanted = backup.value.games;
      const count = { added: 0, known: 0, differ: 0 };
      for (const [n, save] of wanted.entries()) {
        onProgress(n / wanted.length);
        const taken = await takeIn(save, here.get(save.id), { shelf, saves });
        if (taken.ok) count[taken.value] += 1;
        else {
          shelf.relist();
          await onChange();
          return taken;
        }
      }
      shelf.relist();
      workshop.takeAll(backup.value.sets);
      const textsKept = !settings || localBackup.put(backup.value.texts);
      if (settings && textsKept) onTexts();
      await onChange();
      return accept({ ...count, textsKept });
    },
    async deleteAll() {
      const trouble =
        (await attempt(() => finished.clear())) ??
        (await attempt(() => rooms.clear())) ??
        (await attempt(() => workshop.clear()));
      if (trouble !== null) return trouble;
      const cleared = await saves.clear();
      if (!cleared.ok) return cleared.error.code;
      onCleared();
      shelf.emptied();
      localBackup.clear();
      await forgetPainted();
      onTexts();
      await onChange();
      return null;
    },
  };
}

const codeOf = (done: Result<void>): Outcome => (done.ok ? null : done.error.code);
