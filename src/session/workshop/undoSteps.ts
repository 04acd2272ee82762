import type { SetDraft } from '../../game/index.ts';

const UNDO_STEPS = 100;

/** Earlier states of each set since the page was opened. */
export function createUndoSteps() {
  const past = new Map<string, readonly SetDraft[]>();
  return {
    add: (id: string, draft: SetDraft): void => void past.set(id, [...(past.get(id) ?? []), draft].slice(-UNDO_STEPS)),
    canUndo: (id: string): boolean => (past.get(id)?.length ?? 0) > 0,
    /** The latest, which is then forgotten. */
    take(id: string): SetDraft | undefined {
      const steps = past.get(id) ?? [];
      past.set(id, steps.slice(0, -1));
      return steps.at(-1);
    },
    drop: (id: string): void => void past.delete(id),
    clear: (): void => past.clear(),
  };
}
