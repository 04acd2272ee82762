/** Everything in the browser's small storage that is ours: settings, progress, and whatever else is kept under our name. */
export interface LocalBackup {
  all(): Readonly<Record<string, string>>;
  /** False where the browser keeps nothing. */
  put(texts: Readonly<Record<string, string>>): boolean;
  clear(): void;
}

const OURS = /^ramparts-[\w-]{1,60}$/;
/** A key that a file may bring. */
export const isOurKey = (key: string): boolean => OURS.test(key);

export function keepsakesIn(storage: () => Storage): LocalBackup {
  const keys = (kept: Storage): readonly string[] =>
    Array.from({ length: kept.length }, (_, n) => kept.key(n) ?? '').filter(isOurKey);
  return {
    all() {
      try {
        const kept = storage();
        return Object.fromEntries(keys(kept).map((key) => [key, kept.getItem(key) ?? '']));
      } catch {
        // Where even asking is forbidden there is nothing.
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
