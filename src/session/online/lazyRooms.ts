import type { Outcome } from '../appContract.ts';
import type { OnlineRooms, OnlineRoomsPorts } from './onlineRooms.ts';

export interface LazyRooms {
  /** `null` until first use. */
  readonly now: OnlineRooms | null;
  /** Loads the code for matches between devices; resolves to `part-missing` if it cannot be loaded. */
  readonly with: (work: (rooms: OnlineRooms) => Promise<Outcome>) => Promise<Outcome>;
}

export function lazyRooms(ports: OnlineRoomsPorts): LazyRooms {
  let rooms: OnlineRooms | null = null;
  return {
    get now() {
      return rooms;
    },
    async with(work) {
      const loaded = await import('./onlineRooms.ts').catch(() => null);
      if (!loaded) return 'part-missing';
      rooms ??= loaded.createOnlineRooms(ports);
      return work(rooms);
    },
  };
}
