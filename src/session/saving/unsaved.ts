import type { Outcome } from '../contracts/app.ts';
import type { Keeping } from './saveStore.ts';

/** Games that the browser did not save. Each is tried again until it is saved. */
export interface Unsaved {
  /** In any order. */
  readonly games: readonly UnsavedGame[];
  get(id: string): UnsavedGame | null;
  /** Notes how an attempt to save a game ended. */
  note(id: string, outcome: Outcome, attempt: Attempt): void;
  /** Tries all of them now: there may be room again. */
  retry(): void;
  /** The game was deleted. */
  drop(id: string): void;
  /** All games were deleted. */
  clear(): void;
}

export type UnsavedGame = Keeping & Required<Pick<Keeping, 'savedAt'>>;

export interface Attempt {
  /** Absent for a match with friends: its room has the game. */
  readonly game?: UnsavedGame;
  /** Saves the game as it then is, and notes the outcome. */
  readonly again: () => Promise<unknown>;
}

/** Outcomes that may be better the next time. */
const REFUSED: readonly Outcome[] = ['save-quota', 'save-unavailable', 'save-blocked'];

/** `every`: milliseconds between two attempts. `onSaved` gets the outcomes that no longer hold. */
export function createUnsaved(every: number, onSaved: (codes: readonly string[]) => void): Unsaved {
  const attempts = new Map<string, Attempt>();
  const codes = new Set<string>();
  const trying = new Set<string>();
  /** Deleted while they are tried again, so that the outcome no longer matters. */
  const deleted = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (attempts.size > 0) timer = setTimeout(retry, every);
  }

  function retry(): void {
    if (trying.size === 0) void tryAll().finally(schedule);
  }

  async function tryAll(): Promise<void> {
    for (const [id, { again }] of [...attempts]) {
      // It may have been deleted meanwhile.
      if (!attempts.has(id)) continue;
      trying.add(id);
      try {
        await again();
      } finally {
        trying.delete(id);
        deleted.delete(id);
      }
    }
  }

  function drop(id: string): void {
    if (trying.has(id)) deleted.add(id);
    forget(id);
  }

  function forget(id: string): void {
    if (!attempts.delete(id) || attempts.size > 0) return;
    clearTimeout(timer);
    onSaved([...codes]);
    codes.clear();
  }

  return {
    get games() {
      return [...attempts.values()].flatMap(({ game }) => game ?? []);
    },
    get: (id) => attempts.get(id)?.game ?? null,
    note(id, outcome, attempt) {
      if (deleted.has(id)) return;
      const newest = attempts.get(id)?.game;
      if (newest && attempt.game && attempt.game.savedAt < newest.savedAt) return;
      if (outcome === null || !REFUSED.includes(outcome)) return forget(id);
      codes.add(outcome);
      attempts.set(id, attempt);
      if (trying.size === 0) schedule();
    },
    retry,
    drop,
    clear: () => [...attempts.keys()].forEach(drop),
  };
}
