import type { PreviewPainter } from '../../art/previewPainter.ts';
import {
  SHIPPED_SET,
  accept,
  cleanSetName,
  formatSetFile,
  parseJson,
  readSet,
  refuse,
  sealSet,
  setIssues,
} from '../../game/index.ts';
import type { Result, SetDraft } from '../../game/index.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import { storageFailure } from '../../persistence/failure.ts';
import { isTime } from '../../persistence/plain.ts';
import type { Outcome } from '../contracts/app.ts';
import type { OwnSet, Workshop } from '../contracts/workshop.ts';
import { emptySet } from './boardEdits.ts';

/** The tile sets on this device: saved after every change, and validated by the rules. */

export interface WorkshopPorts {
  readonly store: KeyValueStore;
  readonly previewPainter: () => PreviewPainter;
  readonly now: () => number;
  readonly freshId: () => string;
  /** Something could not be saved. */
  readonly onTrouble: (code: string) => void;
  readonly onChange: () => void;
}

export interface Workbench extends Workshop {
  /** Reads everything again. */
  load(): Promise<Outcome>;
  /** Number of sets that could not be read; they stay where they are. */
  readonly unreadable: number;
  /** All sets in the form that the backup file contains. */
  texts(): readonly string[];
  /** Imports those sets of a backup file that are not here yet; returns their number. */
  takeAll(texts: readonly string[]): number;
  clear(): Promise<void>;
}

/** The stored form; `text` is the same as in a set file. */
interface Kept {
  readonly format: 'ramparts-own-set';
  readonly version: 1;
  readonly id: string;
  readonly savedAt: number;
  readonly text: string;
}

/** Size in pixels of a tile's picture, and of a cell in the board's picture. */
const PICTURE = 168;
const CELL = 32;
const UNDO_STEPS = 100;
/** Number of cached tile pictures: enough for two sets. */
const PICTURES = 160;

/** Parses the text of a file or of a saved set. */
export function readSetText(text: string): Result<SetDraft> {
  const value = parseJson(text);
  return value === undefined ? refuse('bad-set', 'The file is no JSON.') : readSet(value);
}

/** Stands in where there is no painter. */
export const noPreviewPainter = (): PreviewPainter => ({
  paint: () => Promise.reject(new Error('There is no painter')),
  plan: () => Promise.reject(new Error('There is no painter')),
  scene: () => Promise.reject(new Error('There is no painter')),
  figure: () => Promise.reject(new Error('There is no painter')),
  geometry: () => Promise.reject(new Error('There is no painter')),
  ppu: 1,
  close: () => undefined,
});

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

export function createWorkshop({
  store,
  previewPainter: openPreviewPainter,
  now,
  freshId,
  onTrouble,
  onChange,
}: WorkshopPorts): Workbench {
  const kept = new Map<string, OwnSet>();
  const past = new Map<string, SetDraft[]>();
  const listeners = new Set<() => void>();
  const pictures = new Map<string, Promise<ImageBitmap>>();
  let sets: readonly OwnSet[] = [];
  let previewPainter: PreviewPainter | null = null;
  const thePainter = (): PreviewPainter => (previewPainter ??= openPreviewPainter());
  let unreadable = 0;
  let writing: Promise<unknown> = Promise.resolve();

  function changed(): void {
    sets = [...kept.values()].toSorted((a, b) => b.savedAt - a.savedAt);
    for (const listener of [...listeners]) listener();
    onChange();
  }

  /** Writes run one after the other, so that the last change wins. */
  function write(work: () => Promise<unknown>): void {
    writing = writing.then(work).catch((error: unknown) => onTrouble(storageFailure(error).error.code));
  }

  function put(id: string, draft: SetDraft): void {
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
  }

  function add(draft: SetDraft): string {
    const id = freshId();
    put(id, draft);
    return id;
  }

  return {
    get sets() {
      return sets;
    },
    get: (id) => kept.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get unreadable() {
      return unreadable;
    },
    async load() {
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
    create: (from, name) => add({ ...(from === 'shipped' ? SHIPPED_SET : emptySet()), name: cleanSetName(name) }),
    duplicate(id, name) {
      const own = kept.get(id);
      return own ? add({ ...own.draft, name: cleanSetName(name) }) : null;
    },
    rename(id, name) {
      const own = kept.get(id);
      const clean = cleanSetName(name);
      if (own && clean !== '' && clean !== own.name) put(id, { ...own.draft, name: clean });
    },
    change(id, draft) {
      const own = kept.get(id);
      if (!own || own.draft === draft) return;
      past.set(id, [...(past.get(id) ?? []), own.draft].slice(-UNDO_STEPS));
      put(id, { ...draft, name: own.name });
    },
    canUndo: (id) => (past.get(id)?.length ?? 0) > 0,
    undo(id) {
      const steps = past.get(id) ?? [];
      const before = steps.at(-1);
      const own = kept.get(id);
      if (!before || !own) return;
      past.set(id, steps.slice(0, -1));
      put(id, { ...before, name: own.name });
    },
    remove(id) {
      if (!kept.delete(id)) return;
      past.delete(id);
      write(() => store.remove(id));
      changed();
    },
    file(id) {
      const own = kept.get(id);
      return own ? formatSetFile(own.draft) : null;
    },
    take(text, name) {
      const read = readSetText(text);
      return read.ok ? accept(add({ ...read.value, name: read.value.name || cleanSetName(name) })) : read;
    },
    paint(tile, rules) {
      const { id, features, square, ends } = tile;
      const key = `${rules} ${JSON.stringify([id, features, square, ends])}`;
      const known = pictures.get(key);
      if (known) return known;
      const picture = thePainter().paint(tile, rules, PICTURE);
      pictures.set(key, picture);
      picture.catch(() => pictures.delete(key));
      for (const old of [...pictures.keys()].slice(0, Math.max(0, pictures.size - PICTURES))) pictures.delete(old);
      return picture;
    },
    previewPainter: thePainter,
    paintBoard: (board, rules) => thePainter().plan(board, rules, CELL),
    texts: () => sets.map(({ draft }) => formatSetFile(draft)),
    takeAll(texts) {
      const here = new Set(sets.map(({ draft }) => formatSetFile(draft)));
      const fresh = texts.flatMap((text) => {
        const read = readSetText(text);
        return read.ok && !here.has(formatSetFile(read.value)) ? [read.value] : [];
      });
      for (const draft of fresh) add(draft);
      return fresh.length;
    },
    async clear() {
      kept.clear();
      past.clear();
      unreadable = 0;
      await store.clear();
      changed();
    },
  };
}
