/** Everything of ours in localStorage: settings, progress, and anything else with our prefix. */
export interface LocalBackup {
  all(): Readonly<Record<string, string>>;
  /** Returns false if the browser does not save all of it; nothing is changed then. */
  put(texts: Readonly<Record<string, string>>): boolean;
  clear(): void;
}

const OURS = /^ramparts-[\w-]{1,60}$/;
/** True for keys that a backup file may contain. */
export const isOurKey = (key: string): boolean => OURS.test(key);

export function localBackupIn(storage: () => Storage): LocalBackup {
  const keys = (kept: Storage): readonly string[] =>
    Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '').filter(isOurKey);
  const readText = (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };
  /** Removes first what takes up the room of what was there. */
  function restore(before: readonly (readonly [key: string, text: string | null])[]): void {
    try {
      for (const [key] of before) storage().removeItem(key);
      for (const [key, text] of before) if (text !== null) storage().setItem(key, text);
    } catch {
      // Access to storage is forbidden, so nothing was changed.
    }
  }
  return {
    all() {
      try {
        const kept = storage();
        return Object.fromEntries(keys(kept).map((key) => [key, kept.getItem(key) ?? '']));
      } catch {
        // Access to storage is forbidden, so nothing is stored.
        return {};
      }
    },
    put(texts) {
      const before = Object.keys(texts).map((key) => [key, readText(key)] as const);
      try {
        for (const [key, text] of Object.entries(texts)) storage().setItem(key, text);
        return true;
      } catch {
        restore(before);
        return false;
      }
    },
    clear() {
      try {
        const kept = storage();
        for (const key of keys(kept)) kept.removeItem(key);
      } catch {
        // Nothing is kept where asking is forbidden.
      }
    },
  };
}
