/** Storage for settings as text. Both methods may throw if the browser forbids storage. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns `null` if there is no text, or the browser forbids access. */
export function readText(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if the browser does not save it. */
export function keepText(storage: TextStorage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** localStorage; if access is forbidden, a substitute in memory. */
export function textStorage(): TextStorage {
  try {
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
  }
}

/** Returns false if the browser forbids localStorage. */
export function textsLast(): boolean {
  try {
    return localStorage !== null;
  } catch {
    return false;
  }
}

/**
 * Resolves to true if the browser has granted persistent storage, which it does not evict when the device runs out of
 * space.
 */
export async function isPersistent(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    // Old browsers and insecure pages have no storage manager.
    return false;
  }
}

/** Requests persistent storage; resolves to true if the browser grants it. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await isPersistent()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/**
 * True in Safari on phones and tablets unless the page is installed: it deletes the storage of pages not visited for
 * seven days. No other browser has the property `standalone`.
 */
export const forgetsUnvisited = (): boolean => 'standalone' in navigator && navigator.standalone === false;
