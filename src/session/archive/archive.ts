import { soundLooks } from '../../art/players.ts';
import { accept, isRecord, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { storageFailure } from '../../persistence/failure.ts';
import { continues, sameGame } from '../../persistence/continues.ts';
import type { LocalBackup } from '../../persistence/localBackup.ts';
import { parseSave } from '../../persistence/save.ts';
import type { Save, SavedResult } from '../../persistence/save.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Outcome } from '../contracts/app.ts';
import type { FinishedGame, Archive, TakenIn } from '../contracts/archive.ts';
import { sharedRecord } from '../match/match.ts';
import type { Workbench } from '../workshop/workshop.ts';
import { formatBackup, parseBackup } from './backup.ts';
import type { Backup } from './backup.ts';

/** The finished games on this device, and the backup file. */

/** A save of a finished game. */
export interface FinishedSave extends Save {
  readonly result: SavedResult;
}

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

export interface Archivist extends Archive {
  /** False if everything stored here is lost when the page is closed. */
  readonly lasts: boolean;
  /** Number of stored items that could not be read; they stay where they are. */
  readonly unreadable: number;
  /** Reads everything again, because other tabs may have changed it. */
  load(): Promise<Outcome>;
  /** `save-elsewhere`: a different game is already stored under this id, and stays. */
  keep(save: FinishedSave): Promise<Outcome>;
  get(id: string): FinishedSave | null;
  /** Resolves to true if any tab has stored a game under this id. */
  has(id: string): Promise<boolean>;
  /** The archived game that equals this record, if any. */
  find(record: unknown): FinishedSave | null;
  /** Removes the game unless another tab has replaced it. */
  remove(id: string): Promise<Outcome>;
}

export const isFinished = (save: Save): save is FinishedSave => save.result !== undefined;

/** Returns `null` if it is not readable. It stays in the storage, because a newer version may have written it. */
function readFinished(raw: unknown): FinishedSave | null {
  const save = parseSave(raw);
  return save.ok && isFinished(save.value) ? save.value : null;
}

const actionsOf = (record: unknown): unknown => (isRecord(record) ? record['actions'] : undefined);

/** The game as the menu lists it. */
function listed({ id, savedAt, match, result }: FinishedSave): FinishedGame {
  const { rules, players: names, seats, colours } = match.newGame;
  return { id, rules, names, colours: soundLooks(colours), seats, scores: result.scores, savedAt, over: true, result };
}

/** Turns rejections of the storage into error codes. */
async function attempt(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return null;
  } catch (error) {
    return storageFailure(error).error.code;
  }
}

/** What importing one game comes to. */
type Taken = Exclude<keyof TakenIn, 'textsKept'>;

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
  let kept = new Map<string, FinishedSave>();
  let games: readonly FinishedGame[] = [];
  let unreadable = 0;

  function relist(): void {
    games = [...kept.values()].toSorted((a, b) => b.savedAt - a.savedAt).map(listed);
  }

  async function put(save: FinishedSave): Promise<Outcome> {
    let there: unknown;
    const trouble = await attempt(async () => {
      const verdict = await finished.change(save.id, (raw) => {
        there = raw;
        // The same game again keeps its earlier result.
        return raw === undefined || (continues(save, raw) && !sameGame(save, raw)) ? { put: save } : 'stay';
      });
      if (verdict !== 'stay') there = save;
    });
    if (trouble !== null) return trouble;
    const here = readFinished(there);
    if (here === null || !sameGame(save, here)) return 'save-elsewhere';
    kept.set(save.id, here);
    return null;
  }

  async function keep(save: FinishedSave): Promise<Outcome> {
    const trouble = await put(save);
    relist();
    return trouble;
  }

  const load = (): Promise<Outcome> =>
    attempt(async () => {
      const found = await finished.list();
      const read = found.flatMap((raw) => readFinished(raw) ?? []);
      kept = new Map(read.map((save) => [save.id, save]));
      unreadable = found.length - read.length;
      relist();
    });

  const isKept = (save: Save): boolean => {
    const finishedOne = kept.get(save.id);
    return finishedOne !== undefined && continues(finishedOne, save);
  };

  /** Cached, because parsing a large file takes a while; also, what is imported is exactly what was shown. */
  let read: { readonly text: string; readonly backup: Result<Backup> } | null = null;
  function readOnce(text: string): Result<Backup> {
    if (read?.text !== text) read = { text, backup: parseBackup(text) };
    return read.backup;
  }

  /** Takes the game in unless it is over here, or has continued differently: then it stays as it is. */
  async function takeIn(save: Save, running: Save | undefined): Promise<Result<Taken>> {
    const here = kept.get(save.id) ?? running;
    if (here && continues(here, save)) return accept('known');
    if (kept.has(save.id) || (running && !continues(save, running))) return accept('differ');
    const trouble = isFinished(save) ? await put(save) : codeOf(await saves.put(save));
    if (trouble === 'save-elsewhere') return accept('differ');
    if (trouble !== null) return refuse(trouble, 'The game could not be kept.');
    if (isFinished(save) && running) await saves.remove(save.id, save);
    return accept('added');
  }

  const archive: Archivist = {
    get games() {
      return games;
    },
    lasts: finished.problem === null,
    get unreadable() {
      return unreadable;
    },
    load,
    keep,
    get: (id) => kept.get(id) ?? null,
    async has(id) {
      try {
        return (await finished.get(id)) !== undefined;
      } catch {
        // If the storage does not answer, this was reported when it was read.
        return kept.has(id);
      }
    },
    find(record) {
      const [text, actions] = [JSON.stringify(sharedRecord(record)), JSON.stringify(actionsOf(record))];
      // Compare the actions first, which is cheap; only a match is worth replaying both records.
      const same = ({ match }: FinishedSave): boolean =>
        JSON.stringify(actionsOf(match.record)) === actions && JSON.stringify(sharedRecord(match.record)) === text;
      return [...kept.values()].find(same) ?? null;
    },
    async remove(id) {
      const mine = kept.get(id);
      const trouble = await attempt(() => finished.change(id, (raw) => (mine && continues(mine, raw) ? 'go' : 'stay')));
      if (trouble === null) kept.delete(id);
      relist();
      return trouble;
    },
    async exportAll() {
      // Other tabs may have added games or sets since.
      const trouble = (await load()) ?? (await workshop.load());
      if (trouble !== null) return refuse(trouble, 'Not everything could be read.');
      const running = await saves.list();
      if (!running.ok) return running;
      const aside = await saves.aside();
      if (!aside.ok) return aside;
      const newest = new Map([...running.value, ...unsaved()].map((save) => [save.id, save]));
      const games = [...[...newest.values()].filter((save) => !isKept(save)), ...kept.values()];
      const text = formatBackup({ savedAt: now(), games, texts: localBackup.all(), sets: workshop.texts() });
      onExport(kept.size);
      return accept({ text, unreadable: unreadable + aside.value.length + workshop.unreadable });
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
      const trouble = await load();
      if (trouble !== null) return refuse(trouble, 'What is here could not be read.');
      const running = await saves.list();
      if (!running.ok) return running;
      const here = new Map(running.value.map((save) => [save.id, save]));
      const wanted = backup.value.games;
      const count = { added: 0, known: 0, differ: 0 };
      for (const [n, save] of wanted.entries()) {
        onProgress(n / wanted.length);
        const taken = await takeIn(save, here.get(save.id));
        if (taken.ok) count[taken.value] += 1;
        else {
          relist();
          await onChange();
          return taken;
        }
      }
      relist();
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
      kept.clear();
      unreadable = 0;
      relist();
      localBackup.clear();
      await forgetPainted();
      onTexts();
      await onChange();
      return null;
    },
  };
  return archive;
}

const codeOf = (done: Result<void>): Outcome => (done.ok ? null : done.error.code);
