/** Everything of ours in localStorage: settings, progress, and anything else with our prefix. */
export interface LocalBackup {
  all(): Readonly<Record<string, string>>;
  /** Returns false if the browser does not save it. */
  put(texts: Readonly<Record<string, string>>): boolean;
  clear(): void;
}

const OURS = /^ramparts-[\w-]{1,60}$/;
/** True for keys that a backup file may contain. */
export const isOurKey = (key: string): boolean => OURS.test(key);

export function localBackupIn(storage: () => Storage): LocalBackup {
  const keys = (kept: Storage): readonly string[] =>
    Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '').filter(isOurKey);
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
      try {
        for (const [key, text] of Object.entries(texts)) storage().setItem(key, text);
        return true;
      } catch {
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
