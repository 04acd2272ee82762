import { soundLooks } from '../../art/players.ts';
import { isRecord } from '../../game/index.ts';
import { continues, sameGame } from '../../persistence/continues.ts';
import { storageFailure } from '../../persistence/failure.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { parseSave } from '../../persistence/save.ts';
import type { Save } from '../../persistence/save.ts';
import type { Outcome } from '../contracts/app.ts';
import type { FinishedGame, FinishedSave } from '../contracts/archive.ts';
import { sharedRecord } from '../match/openRecord.ts';

/** The finished games on this device. */
export interface Shelf {
  readonly games: readonly FinishedGame[];
  readonly saves: readonly FinishedSave[];
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
  /** Like `keep`, but the list of games is made again only by `relist`. */
  put(save: FinishedSave): Promise<Outcome>;
  relist(): void;
  /** Call when the storage was cleared. */
  emptied(): void;
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
  const { rules, players: names, seats, colours, byHand } = match.newGame;
  return {
    id,
    rules,
    names,
    colours: soundLooks(colours),
    seats,
    scores: result.scores,
    savedAt,
    over: true,
    ...(byHand ? { byHand } : {}),
    result,
  };
}

/** Turns rejections of the storage into error codes. */
export async function attempt(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return null;
  } catch (error) {
    return storageFailure(error).error.code;
  }
}

export function createShelf(finished: KeyValueStore): Shelf {
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

  return {
    get games() {
      return games;
    },
    get unreadable() {
      return unreadable;
    },
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
    get saves() {
      return [...kept.values()];
    },
    load,
    keep,
    put,
    relist,
    emptied() {
      kept.clear();
      unreadable = 0;
      relist();
    },
  };
}
