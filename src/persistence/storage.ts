/** Where a few settings are kept, as text. Both may throw where the browser forbids storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept under a name; `null` where there is nothing, or the browser forbids asking. */
export function readText(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser keeps nothing. */
export function keepText(storage: TextStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The browser's small storage; one that forgets where even asking for it is forbidden. */
export function textStorage(): TextStorage {
  try {
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
  }
}

/** False where the browser forbids the small storage. */
export function textsLast(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

/** Has the browser promised not to clear the saved games when the device runs short of room? */
export async function isPersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Old browsers, and pages that were not served securely, have no storage manager.
    return false;
  }
}

/** Asks the browser for that promise. True if it agrees. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await isPersistent()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Safari on phones and tablets clears what was not visited for seven days, unless the page is installed; it alone knows this property. */
export const forgetsUnvisited = (): boolean => 'standalone' in navigator && navigator.standalone === false;
