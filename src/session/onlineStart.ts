import { chooseServers } from '../net/channel/servers.ts';
import type { Servers } from '../net/channel/servers.ts';
import { isTime } from '../persistence/plain.ts';
import type { Rooms } from '../persistence/rooms.ts';
import type { AnyGame, Settings } from './appContract.ts';
import { keepText, readText } from '../persistence/storage.ts';
import type { TextStorage } from '../persistence/storage.ts';

/** The little of playing with a friend that the menu needs before anything of it is loaded. */

/** Does the fragment invite? */
export const isInvite = (fragment: string): boolean => fragment.startsWith('#join=');

/** As the settings wish, else as the build was made. */
export const serversOf = ({ signal, ice }: Pick<Settings, 'signal' | 'ice'>): Servers =>
  chooseServers(signal || String(import.meta.env['VITE_SIGNAL_SERVER'] ?? ''), ice || String(import.meta.env['VITE_ICE_SERVERS'] ?? ''));

/** Games in the kept rooms; rooms in which nothing has begun are not listed. */
export async function listRooms(rooms: Rooms): Promise<readonly AnyGame[]> {
  try {
    return (await rooms.list()).flatMap((kept) => {
      const found = (kept as { readonly game?: AnyGame | null } | null)?.game;
      if (!found) return [];
      const game = isTime(found.savedAt) ? found : { ...found, savedAt: 0 };
      // Rooms of older versions do not say who sat where.
      const { seats } = game as Partial<Pick<AnyGame, 'seats'>>;
      return [seats || game.rules === 'carcassonne' ? game : { ...game, seats: [{ kind: 'human' }, { kind: 'peer' }] }];
    });
  } catch {
    // The saved games have told already that this device keeps nothing.
    return [];
  }
}

const KEY = 'ramparts-room';

/** The room that opens by itself with the page. */
export const rememberedRoom = (storage: TextStorage): string | null => readText(storage, KEY) || null;

/** Where nothing can be kept the person opens the room from the list. */
export const rememberRoom = (storage: TextStorage, id: string | null): void => void keepText(storage, KEY, id ?? '');
