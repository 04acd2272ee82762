import { formatSetFile, parseJson, readSet, refuse, sealSet, setIssues } from '../../game/index.ts';
import type { Result, SetDraft } from '../../game/index.ts';
import { storageFailure } from '../../persistence/failure.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { isTime } from '../../persistence/plain.ts';
import type { Outcome } from '../contracts/app.ts';
import type { OwnSet } from '../contracts/workshop.ts';

/** The stored form; `text` is the same as in a set file. */
interface Kept {
  readonly format: 'ramparts-own-set';
  readonly version: 1;
  readonly id: string;
  readonly savedAt: number;
  readonly text: string;
}

/** Parses the text of a file or of a saved set. */
export function readSetText(text: string): Result<SetDraft> {
  const value = parseJson(text);
  return value === undefined ? refuse('bad-set', 'The file is no JSON.') : readSet(value);
}

/** Returns `null` if it cannot be read. It stays in the storage, because a newer version may have written it. */
function readKept(raw: unknown): Pick<OwnSet, 'id' | 'savedAt' | 'draft'> | null {
  const { id, savedAt, text } = (raw ?? {}) as Partial<Record<keyof Kept, unknown>>;
  const draft = typeof text === 'string' ? readSetText(text) : null;
  return draft?.ok && typeof id === 'string' && isTime(savedAt) ? { id, savedAt, draft: draft.value } : null;
}

const judged = (id: string, savedAt: number, draft: SetDraft): OwnSet => {
  const sealed = sealSet(draft);
  const issues = setIssues(draft);
  return {
    id,
    savedAt,
    name: draft.name,
    draft,
    issues: issues.length === 0 && !sealed.ok ? [{ code: 'set-large' }] : issues,
    set: sealed.ok ? sealed.value : null,
  };
};

interface Options {
  readonly store: KeyValueStore;
  readonly now: () => number;
  /** Something could not be saved. */
  readonly onTrouble: (code: string) => void;
  readonly onChange: () => void;
}

/** The sets on this device, each saved as soon as it changes. */
export function createStoredSets({ store, now, onTrouble, onChange }: Options) {
  const kept = new Map<string, OwnSet>();
  let sets: readonly OwnSet[] = [];
  let unreadable = 0;
  let writing: Promise<unknown> = Promise.resolve();

  function changed(): void {
    sets = [...kept.values()].toSorted((a, b) => b.savedAt - a.savedAt);
    onChange();
  }

  /** Writes run one after the other, so that the last change wins. */
  function write(work: () => Promise<unknown>): void {
    writing = writing.then(work).catch((error: unknown) => onTrouble(storageFailure(error).error.code));
  }

  return {
    /** Latest first. */
    get all(): readonly OwnSet[] {
      return sets;
    },
    get: (id: string): OwnSet | undefined => kept.get(id),
    /** Number of sets that could not be read. */
    get unreadable(): number {
      return unreadable;
    },
    /** Reads everything again. */
    async load(): Promise<Outcome> {
      await writing;
      try {
        const found = await store.list();
        const read = found.flatMap((raw) => readKept(raw) ?? []);
        // If the version here is newer, it could not be written; keep it.
        for (const own of read)
          if ((kept.get(own.id)?.savedAt ?? -Infinity) < own.savedAt)
            kept.set(own.id, judged(own.id, own.savedAt, own.draft));
        unreadable = found.length - read.length;
      } catch (error) {
        return storageFailure(error).error.code;
      }
      changed();
      return null;
    },
    put(id: string, draft: SetDraft): void {
      const own = judged(id, now(), draft);
      kept.set(id, own);
      write(() =>
        store.put(id, {
          format: 'ramparts-own-set',
          version: 1,
          id,
          savedAt: own.savedAt,
          text: formatSetFile(draft),
        } satisfies Kept),
      );
      changed();
    },
    remove(id: string): void {
      if (!kept.delete(id)) return;
      write(() => store.remove(id));
      changed();
    },
    async clear(): Promise<void> {
      kept.clear();
      unreadable = 0;
      await store.clear();
      changed();
    },
  };
}
