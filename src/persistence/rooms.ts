import { memoryStore, openKeyValueStore, type KeyValueStore } from './keyValueStore.ts';

/** Rooms of matches with a friend. */
export type Rooms = KeyValueStore;

/** What the other device has been told must not be forgotten here. */
export const openRooms = (): Promise<Rooms> => openKeyValueStore('ramparts-rooms', 'rooms', 'strict');

export const memoryRooms: () => Rooms = memoryStore;
