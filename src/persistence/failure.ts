import { refuse, type Refusal } from '../game/index.ts';

type Refused = { readonly ok: false; readonly error: Refusal };

/** A refusal as an exception, for functions whose promises reject. */
export class StorageError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Converts an exception of the browser's storage to a refusal. */
export function storageFailure(error: unknown): Refused {
  if (error instanceof StorageError) return { ok: false, error: error.refusal };
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  const detail = error instanceof Error ? error.message : String(error);
  switch (name) {
    case 'QuotaExceededError':
      return refuse('save-quota', `The browser has no room left for saved games. ${detail}`);
    // A newer program in another tab has upgraded the database.
    case 'VersionError':
      return blocked();
    default:
      return refuse('save-unavailable', `The browser gives no storage for saved games. ${detail}`);
  }
}

export const blocked = (): Refused =>
  refuse('save-blocked', 'Another tab holds the saved games with a different version of Ramparts.');
