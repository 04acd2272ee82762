import type { Outcome } from '../appContract.ts';
import type { OnlineRooms, OnlineRoomsPorts } from './onlineRooms.ts';

export interface LazyRooms {
  /** `null` until first use. */
  readonly now: OnlineRooms | null;
  /** Loads the code for matches between devices; resolves to `part-missing` if it cannot be loaded. */
  readonly with: (work: (desk: OnlineRooms) => Promise<Outcome>) => Promise<Outcome>;
}

export function lazyRooms(ports: OnlineRoomsPorts): LazyRooms {
  let desk: OnlineRooms | null = null;
  return {
    get now() {
      return desk;
    },
    async with(work) {
      const loaded = await import('./onlineRooms.ts').catch(() => null);
      if (!loaded) return 'part-missing';
      desk ??= loaded.createOnlineRooms(ports);
      return work(desk);
    },
  };
}
