import { isRecord } from '../../game/index.ts';
import { chooseServers } from '../../net/channel/servers.ts';
import type { Servers } from '../../net/channel/servers.ts';
import { storageFailure } from '../../persistence/failure.ts';
import { isTime } from '../../persistence/plain.ts';
import type { Rooms } from '../../persistence/rooms.ts';
import type { SavedGame, Outcome, Settings } from '../contracts/app.ts';
import { keepText, readText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';

/** The part of playing with friends that the menu needs before the rest is loaded. */

/** True if the fragment is an invitation. */
export const isInvite = (fragment: string): boolean => fragment.startsWith('#join=');

/** Servers from the settings, otherwise from the build. */
export const serversOf = ({ signal, ice }: Pick<Settings, 'signal' | 'ice'>): Servers =>
  chooseServers(
    signal || String(import.meta.env['VITE_SIGNAL_SERVER'] ?? ''),
    ice || String(import.meta.env['VITE_ICE_SERVERS'] ?? ''),
  );

export interface RoomListing {
  /** Rooms without a started match are not listed. */
  readonly games: readonly SavedGame[];
  /** Number of rooms that cannot be read; they stay where they are. */
  readonly broken: number;
  readonly problem: Outcome;
}

/** Lists the games in saved rooms. */
export async function listRooms(rooms: Rooms): Promise<RoomListing> {
  try {
    const found = await rooms.list();
    return { games: found.flatMap(gameIn), broken: found.filter((kept) => !isRoom(kept)).length, problem: null };
  } catch (error) {
    return { games: [], broken: 0, problem: storageFailure(error).error.code };
  }
}

/** A cheap check; whether the room can be continued is checked when it is opened. */
const isRoom = (kept: unknown): boolean => isRecord(kept) && (isRecord(kept['room']) || isRecord(kept['game']));

function gameIn(kept: unknown): readonly SavedGame[] {
  const found = (kept as { readonly game?: SavedGame | null } | null)?.game;
  if (!found) return [];
  const game = isTime(found.savedAt) ? found : { ...found, savedAt: 0 };
  // Rooms saved by older versions do not contain the seats.
  const { seats } = game as Partial<Pick<SavedGame, 'seats'>>;
  return [seats ? game : { ...game, seats: [{ kind: 'human' }, { kind: 'peer' }] }];
}

const KEY = 'ramparts-room';

/** Id of the room that opens automatically with the page. */
export const rememberedRoom = (storage: TextStorage): string | null => readText(storage, KEY) || null;

/** Remembers it. If nothing can be stored, the player can still open the room from the list. */
export const rememberRoom = (storage: TextStorage, id: string | null): void => void keepText(storage, KEY, id ?? '');
