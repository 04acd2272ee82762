import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';

// Other tests in this process have no database.
Reflect.deleteProperty(globalThis, 'indexedDB');

/** Every test of the file that calls it has an empty database of its own, in memory. */
export function useDatabase(): void {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterAll(() => void vi.unstubAllGlobals());
}
