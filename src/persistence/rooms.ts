import { memoryStore, openKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Rooms of matches with friends. */
export type Rooms = KeyValueStore;

/** Strict, because what other devices have received must not be forgotten here. */
export const openRooms = (): Promise<Rooms> => openKeyValueStore('ramparts-rooms', 'rooms', 'strict');

export const memoryRooms: () => Rooms = memoryStore;
