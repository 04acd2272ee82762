import { isRecord, parseJson } from '../game/index.ts';
import { parseSave, type Save } from './save.ts';

/** A save that the database had not confirmed when its page was left. */
export interface Unconfirmed {
  readonly save: Save;
  /** What the page knew to be stored under its id. */
  readonly before: unknown;
}

/** Where such saves wait for the next page: a place that is written at once, unlike the database. */
export interface UnconfirmedSaves {
  all(): readonly Unconfirmed[];
  /** Does nothing if the browser has no room. */
  put(one: Unconfirmed): void;
  drop(id: string): void;
  clear(): void;
}

/** Not among the keys that a backup contains (`localBackup.ts`). */
const PREFIX = 'ramparts/left/';

/** In localStorage. */
export function unconfirmedIn(storage: () => Storage): UnconfirmedSaves {
  const attempt = <T>(work: (kept: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      // The browser forbids access or has no room: the database alone has to do.
      return otherwise;
    }
  };
  const keys = (kept: Storage): readonly string[] =>
    Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '').filter((key) => key.startsWith(PREFIX));
  return {
    all: () => attempt((kept) => keys(kept).flatMap((key) => parseUnconfirmed(kept.getItem(key)) ?? []), []),
    put: (one) => attempt((kept) => kept.setItem(PREFIX + one.save.id, JSON.stringify(one)), undefined),
    drop: (id) => attempt((kept) => kept.removeItem(PREFIX + id), undefined),
    clear: () => attempt((kept) => keys(kept).forEach((key) => kept.removeItem(key)), undefined),
  };
}

/** For pages without such a place. */
export const NONE_UNCONFIRMED: UnconfirmedSaves = {
  all: () => [],
  put: () => undefined,
  drop: () => undefined,
  clear: () => undefined,
};

/** What cannot be read stays where it is. */
function parseUnconfirmed(text: string | null): Unconfirmed | null {
  const value = parseJson(text ?? 'null');
  const save = isRecord(value) ? parseSave(value['save']) : null;
  return isRecord(value) && save?.ok ? { save: save.value, before: value['before'] } : null;
}
