import type { Outcome } from '../contracts/app.ts';
import type { OnlineRooms, OnlineRoomsPorts } from './onlineRooms.ts';

export interface LazyRooms {
  /** `null` until first use. */
  readonly now: OnlineRooms | null;
  /**
   * Loads the code for matches between devices; resolves to `part-missing` if it cannot be loaded, and to `framed` if
   * another site shows this page within its own.
   */
  readonly with: (work: (rooms: OnlineRooms) => Promise<Outcome>) => Promise<Outcome>;
}

export function lazyRooms(ports: OnlineRoomsPorts): LazyRooms {
  let rooms: OnlineRooms | null = null;
  return {
    get now() {
      return rooms;
    },
    async with(work) {
      if (isForeignFrame()) return 'framed';
      const loaded = await import('./onlineRooms.ts').catch(() => null);
      if (!loaded) return 'part-missing';
      rooms ??= loaded.createOnlineRooms(ports);
      return work(rooms);
    },
  };
}

/** True if another site shows this page in a frame, where it could move its own things under the player's clicks. */
function isForeignFrame(): boolean {
  try {
    return globalThis.top !== null && globalThis.top?.location.origin !== location.origin;
  } catch {
    return true;
  }
}
