import { openKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Sets of tiles that people have drawn. */
export type Sets = KeyValueStore;

/** Hours of work lie in them. */
export const openSets = (): Promise<Sets> => openKeyValueStore('ramparts-sets', 'sets', 'strict');
