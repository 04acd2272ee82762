import { memoryBox, openBox, type Box } from './box.ts';

/** Rooms of matches with a friend. */
export type Rooms = Box;

/** What the other device has been told must not be forgotten here. */
export const openRooms = (): Promise<Rooms> => openBox('ramparts-rooms', 'rooms', 'strict');

export const memoryRooms: () => Rooms = memoryBox;
