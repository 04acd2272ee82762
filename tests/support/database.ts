import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, beforeEach, vi } from 'vitest';

// Other tests in this process have no database.
Reflect.deleteProperty(globalThis, 'indexedDB');

/** Gives every test of the calling file its own empty database, in memory. */
export function useDatabase(): void {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
  afterAll(() => void vi.unstubAllGlobals());
}
