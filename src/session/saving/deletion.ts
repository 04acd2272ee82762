import type { Rooms } from '../../persistence/rooms.ts';
import type { Saves } from '../../persistence/saves.ts';
import type { Archivist } from '../archive/archive.ts';
import type { Outcome, SavedGame } from '../contracts/app.ts';

interface Stores {
  readonly saves: Saves;
  readonly rooms: Rooms;
  readonly archive: Archivist;
}

/** Deletes a game wherever it is stored. `room`: the room with friends that it is played in, if it is one. */
export async function deleteGame(
  id: string,
  room: SavedGame | undefined,
  { saves, rooms, archive }: Stores,
): Promise<Outcome> {
  if (room) await rooms.remove(id);
  const kept = archive.get(room?.keptAs ?? id);
  const trouble = kept ? await archive.remove(kept.id) : null;
  if (trouble !== null || (room && !kept)) return trouble;
  const removed = await saves.remove(kept?.id ?? id, kept ?? undefined);
  return removed.ok ? null : removed.error.code;
}
