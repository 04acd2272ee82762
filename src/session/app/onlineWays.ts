import type { Rooms } from '../../persistence/rooms.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import type { App, Notify, Settings } from '../contracts/app.ts';
import { lazyRooms } from '../online/lazyRooms.ts';
import type { LazyRooms } from '../online/lazyRooms.ts';
import { rememberRoom, serversOf } from '../online/onlineStart.ts';
import type { Tabs } from '../platform/tabs.ts';
import type { Library } from '../saving/library.ts';
import { finishedAt } from '../saving/roomResult.ts';
import type { AtTable } from './atTable.ts';
import type { FinishedGames } from './finishedGames.ts';
import type { Starting } from './starting.ts';

export interface RoomsPorts {
  readonly rooms: Rooms;
  readonly tabs: Tabs;
  readonly storage: TextStorage;
  readonly settings: () => Settings;
  readonly atTable: AtTable;
  readonly library: Pick<Library, 'keepFinished' | 'refresh'>;
  readonly starting: Starting;
  readonly finished: FinishedGames;
  readonly notify: Notify;
  readonly now: () => number;
  readonly onChange: () => void;
}

/** Stands in for an id: the match is saved by its room. */
const ONLINE = 'online';

/** Playing with friends; its code is loaded on first use. */
export function createRooms(ports: RoomsPorts): LazyRooms {
  const { rooms, tabs, storage, settings, atTable, library, starting, finished, notify, now, onChange } = ports;

  /** A finished match with friends is archived like any other. */
  async function keepFinished(): Promise<void> {
    const save = online.now?.room && finishedAt(online.now.room.view, atTable.current, now());
    if (save) await library.keepFinished(save);
  }

  const online = lazyRooms({
    rooms,
    tabs,
    servers: () => serversOf(settings()),
    ...starting.pace,
    importGame: finished.importRecord,
    notify: (code) => notify(code, 'status'),
    remember: (id) => rememberRoom(storage, id),
    onMatch: (met) => starting.play(ONLINE, met.game, met.match, 'room'),
    onLobby: atTable.clear,
    onChange() {
      onChange();
      void keepFinished();
    },
  });
  return online;
}

/** The application's methods for entering rooms. */
export const onlineWays = (online: LazyRooms, onJoined: () => void): Pick<App, 'hostOnline' | 'joinOnline'> => ({
  hostOnline: (request) => online.with((rooms) => rooms.host(request)),
  async joinOnline(request) {
    const trouble = await online.with((rooms) => rooms.join(request));
    if (trouble === null) onJoined();
    return trouble;
  },
});
