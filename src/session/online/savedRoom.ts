import { parseRoomSave } from '../../net/room/parseSave.ts';
import type { RoomSave } from '../../net/room/save.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { SavedGame } from '../contracts/app.ts';

/** A saved room together with what the menu shows, so that listing rooms does not need the code for rooms. */
export interface SavedRoom {
  readonly game: SavedGame | null;
  readonly room: RoomSave;
}

/** What is kept of every room on this device, as it is and parsed. */
export async function listRooms(rooms: Rooms) {
  return (await rooms.list()).map((kept) => {
    const { game, room } = (kept ?? {}) as Partial<SavedRoom>;
    return { game, room, save: parseRoomSave(room) };
  });
}

/** Ninety days, in milliseconds: an invitation may wait in a messenger for weeks. */
const FORGOTTEN = 90 * 24 * 3600 * 1000;

/** Removes rooms in which no match ever started and that have not been used for `FORGOTTEN`. */
export async function forgetEmpty(rooms: Rooms, now: number): Promise<void> {
  for (const { game, save } of await listRooms(rooms))
    if (save.ok && !game && now - save.value.savedAt >= FORGOTTEN) await rooms.remove(save.value.id);
}
