import { soundLooks } from '../../art/players.ts';
import { accept } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { Box } from '../../persistence/box.ts';
import { storageFailure } from '../../persistence/failure.ts';
import type { Keepsakes } from '../../persistence/keepsakes.ts';
import { isCountrySave, parseSave } from '../../persistence/save.ts';
import type { AnySave, CountrySave, Save, SavedCountryResult, SavedResult } from '../../persistence/save.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Outcome } from '../appContract.ts';
import type { AnyFinishedGame, Archive } from '../archiveContract.ts';
import type { Workbench } from '../workshop/workshop.ts';
import { formatBackup, parseBackup } from './backup.ts';

/** The finished games of this device, and the file of everything. */

/** A save of a game that is over. */
export interface FinishedSave extends Save {
  readonly result: SavedResult;
}

export interface FinishedCountrySave extends CountrySave {
  readonly result: SavedCountryResult;
}
export type AnyFinished = FinishedSave | FinishedCountrySave;

export interface ArchivePorts {
  readonly workshop: Pick<Workbench, 'texts' | 'takeAll' | 'clear'>;
  readonly finished: Box;
  readonly saves: Saves;
  readonly rooms: Box;
  readonly keepsakes: Keepsakes;
  readonly now: () => number;
  /** Something is kept, or kept no longer. */
  readonly onChange: () => Promise<void>;
  /** The small storage is another one now. */
  readonly onTexts: () => void;
}

export interface Archivist extends Archive {
  load(): Promise<Outcome>;
  keep(save: AnyFinished): Promise<Outcome>;
  get(id: string): AnyFinished | null;
  /** The game that was played like this, if it is here. */
  find(record: unknown): AnyFinished | null;
  remove(id: string): Promise<Outcome>;
}

const isFinished = (save: AnySave): save is AnyFinished => save.result !== undefined;
const isCountry = (save: AnyFinished): save is FinishedCountrySave => isCountrySave(save);

/** As the menu lists it. */
function listed(save: AnyFinished): AnyFinishedGame {
  const { id, savedAt } = save;
  if (isCountry(save)) {
    const { rules, players: names, seats, colours } = save.match.newGame;
    return { id, rules, names, colours, seats, scores: save.result.scores, savedAt, over: true, result: save.result };
  }
  const { rules, players: names, seats, colours } = save.match.newGame;
  return { id, rules, names, colours: soundLooks(colours), seats, scores: save.result.scores, savedAt, over: true, result: save.result };
}

/** Rejections of a box as codes. */
async function attempt(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return null;
  } catch (error) {
    return storageFailure(error).error.code;
  }
}

export function createArchive({ workshop, finished, saves, rooms, keepsakes, now, onChange, onTexts }: ArchivePorts): Archivist {
  const kept = new Map<string, AnyFinished>();
  let games: readonly AnyFinishedGame[] = [];

  function relist(): void {
    games = [...kept.values()].toSorted((a, b) => b.savedAt - a.savedAt).map(listed);
  }

  async function keep(save: AnyFinished): Promise<Outcome> {
    const trouble = await attempt(() => finished.put(save.id, save));
    if (trouble === null) kept.set(save.id, save);
    relist();
    return trouble;
  }

  const archive: Archivist = {
    get games() {
      return games;
    },
    load: () =>
      attempt(async () => {
        kept.clear();
        for (const raw of await finished.list()) {
          const save = parseSave(raw);
          // What cannot be read stays where it is: a newer version may have written it.
          if (save.ok && isFinished(save.value)) kept.set(save.value.id, save.value);
        }
        relist();
      }),
    keep,
    get: (id) => kept.get(id) ?? null,
    find(record) {
      const text = JSON.stringify(record);
      return [...kept.values()].find(({ match }) => JSON.stringify(match.record) === text) ?? null;
    },
    async remove(id) {
      const trouble = await attempt(() => finished.remove(id));
      if (trouble === null) kept.delete(id);
      relist();
      return trouble;
    },
    async exportAll() {
      const running = await saves.list();
      if (!running.ok) return running;
      return accept(formatBackup({ savedAt: now(), games: [...running.value, ...kept.values()], texts: keepsakes.all(), sets: workshop.texts() }));
    },
    readAll(text) {
      const backup = parseBackup(text);
      if (!backup.ok) return backup;
      const { savedAt, games: found, broken, texts, sets } = backup.value;
      return accept({ savedAt, games: found.length, broken, texts: Object.keys(texts).length, sets: sets.length });
    },
    async importAll(text, { settings }) {
      const backup = parseBackup(text);
      if (!backup.ok) return backup;
      const running = await saves.list();
      if (!running.ok) return running;
      const here = new Map(running.value.map((save) => [save.id, save]));
      let added = 0;
      for (const save of backup.value.games) {
        const older = here.get(save.id);
        // A game that is over here, or has gone on here, stays as it is.
        if (kept.has(save.id) || (older && older.savedAt >= save.savedAt)) continue;
        const done: Result<void> = isFinished(save) ? told(await keep(save)) : await saves.put(save);
        if (!done.ok) return done;
        if (isFinished(save) && older) await saves.remove(save.id);
        added += 1;
      }
      workshop.takeAll(backup.value.sets);
      if (settings && keepsakes.put(backup.value.texts)) onTexts();
      await onChange();
      return accept({ added, known: backup.value.games.length - added });
    },
    async deleteAll() {
      const trouble = (await attempt(() => finished.clear())) ?? (await attempt(() => rooms.clear())) ?? (await attempt(() => workshop.clear()));
      if (trouble !== null) return trouble;
      const cleared = await saves.clear();
      if (!cleared.ok) return cleared.error.code;
      kept.clear();
      relist();
      keepsakes.clear();
      onTexts();
      await onChange();
      return null;
    },
  };
  return archive;
}

const told = (code: Outcome): Result<void> => (code === null ? accept(undefined) : { ok: false, error: { code, message: 'The game could not be kept.' } });
