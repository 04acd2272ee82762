import { openKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Custom tile sets. */
export type Sets = KeyValueStore;

/** Strict, because a set can be the work of hours. */
export const openSets = (): Promise<Sets> => openKeyValueStore('ramparts-sets', 'sets', 'strict');
