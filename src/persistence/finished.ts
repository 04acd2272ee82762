import { openKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Finished games, each as a save with its result. */
export type Finished = KeyValueStore;

export const openFinished = (): Promise<Finished> => openKeyValueStore('ramparts-finished', 'games', 'relaxed');
