import { parseRoomSave } from '../../net/room/parseSave.ts';
import type { RoomSave } from '../../net/room/save.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { SavedGame } from '../contracts/app.ts';

/** A saved room together with what the menu shows, so that listing rooms does not need the code for rooms. */
export interface SavedRoom {
  readonly game: SavedGame | null;
  readonly room: RoomSave;
}

/** Ninety days, in milliseconds: an invitation may wait in a messenger for weeks. */
const FORGOTTEN = 90 * 24 * 3600 * 1000;

/** Removes rooms in which no match ever started and that have not been used for `FORGOTTEN`. */
export async function forgetEmpty(rooms: Rooms, now: number): Promise<void> {
  for (const kept of await rooms.list()) {
    const { game, room } = (kept ?? {}) as Partial<SavedRoom>;
    const save = parseRoomSave(room);
    if (!save.ok || game || now - save.value.savedAt < FORGOTTEN) continue;
    await rooms.remove(save.value.id);
  }
}
