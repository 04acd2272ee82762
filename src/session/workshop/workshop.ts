import type { PreviewPainter } from '../../art/previewPainter.ts';
import { SHIPPED_SET, accept, cleanSetName, formatSetFile } from '../../game/index.ts';
import type { SetDraft } from '../../game/index.ts';
import type { KeyValueStore } from '../../persistence/keyValueStore.ts';
import type { Outcome } from '../contracts/app.ts';
import type { Workshop } from '../contracts/workshop.ts';
import { emptySet } from './boardEdits.ts';
import { createStoredSets, readSetText } from './storedSets.ts';
import { cachedTilePreviews } from './tilePreviews.ts';
import { createUndoSteps } from './undoSteps.ts';

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

/** Size in pixels of a cell in the board's picture. */
const CELL = 32;

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

export function createWorkshop({
  store,
  previewPainter: openPreviewPainter,
  now,
  freshId,
  onTrouble,
  onChange,
}: WorkshopPorts): Workbench {
  const listeners = new Set<() => void>();
  const sets = createStoredSets({
    store,
    now,
    onTrouble,
    onChange() {
      for (const listener of [...listeners]) listener();
      onChange();
    },
  });
  const past = createUndoSteps();
  let previewPainter: PreviewPainter | null = null;
  const thePainter = (): PreviewPainter => (previewPainter ??= openPreviewPainter());

  function add(draft: SetDraft): string {
    const id = freshId();
    sets.put(id, draft);
    return id;
  }

  return {
    get sets() {
      return sets.all;
    },
    get: (id) => sets.get(id) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get unreadable() {
      return sets.unreadable;
    },
    load: sets.load,
    create: (from, name) => add({ ...(from === 'shipped' ? SHIPPED_SET : emptySet()), name: cleanSetName(name) }),
    duplicate(id, name) {
      const own = sets.get(id);
      return own ? add({ ...own.draft, name: cleanSetName(name) }) : null;
    },
    rename(id, name) {
      const own = sets.get(id);
      const clean = cleanSetName(name);
      if (own && clean !== '' && clean !== own.name) sets.put(id, { ...own.draft, name: clean });
    },
    change(id, draft) {
      const own = sets.get(id);
      if (!own || own.draft === draft) return;
      past.add(id, own.draft);
      sets.put(id, { ...draft, name: own.name });
    },
    canUndo: past.canUndo,
    undo(id) {
      const own = sets.get(id);
      const before = own && past.take(id);
      if (before) sets.put(id, { ...before, name: own.name });
    },
    remove(id) {
      past.drop(id);
      sets.remove(id);
    },
    file(id) {
      const own = sets.get(id);
      return own ? formatSetFile(own.draft) : null;
    },
    take(text, name) {
      const read = readSetText(text);
      return read.ok ? accept(add({ ...read.value, name: read.value.name || cleanSetName(name) })) : read;
    },
    paint: cachedTilePreviews(thePainter),
    previewPainter: thePainter,
    paintBoard: (board, rules) => thePainter().plan(board, rules, CELL),
    texts: () => sets.all.map(({ draft }) => formatSetFile(draft)),
    takeAll(texts) {
      const here = new Set(sets.all.map(({ draft }) => formatSetFile(draft)));
      const fresh = texts.flatMap((text) => {
        const read = readSetText(text);
        return read.ok && !here.has(formatSetFile(read.value)) ? [read.value] : [];
      });
      for (const draft of fresh) add(draft);
      return fresh.length;
    },
    async clear() {
      past.clear();
      await sets.clear();
    },
  };
}
