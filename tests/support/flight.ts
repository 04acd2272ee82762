import type { Page } from 'playwright-core';
import { sideToMove } from '../../src/net/log/logState.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { actIn, countryTerms, gameIn, gathered, hostOf } from '../net/party.ts';

const BOX = ['dragon', 'fairy', 'princess', 'portal'];

/** A room in which a guest has to go on with a flight of the dragon. */
export interface InFlight {
  /** As each of three devices has it on disk, by side. */
  readonly rooms: readonly RoomSave[];
  /** Whose turn it is to move the dragon; never the host's. */
  readonly mover: number;
}

/** Three devices play, in this process and without a browser, until it has come to that. */
export async function inFlight(): Promise<InFlight> {
  // Few games have no flight in which a guest has another move than the first.
  for (let game = 0; game < 20; game++) {
    const terms = countryTerms({ options: { ...countryTerms().options, modules: BOX } });
    const party = await gathered(`flight ${game}`, 3, terms);
    const host = hostOf(party).room;
    while (host.view.logState && !host.view.logState.outcome) {
      const before = gameIn(host).state.awaiting;
      actIn(party);
      await party.clock.run(100);
      const mover = sideToMove(host.view.logState);
      if (before !== 'dragon' || gameIn(host).state.awaiting !== 'dragon' || !mover) continue;
      await party.clock.run(2000);
      return { rooms: party.devices.map(({ disk }) => disk), mover };
    }
  }
  throw new Error('No flight in twenty games');
}

/** Puts a room on the disk of a page whose menu is open; the page comes back into it when it is loaded again. */
export const putRoom = (page: Page, room: RoomSave | undefined): Promise<void> =>
  page.evaluate(async (save) => {
    if (!save) throw new Error('Expected a room');
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('ramparts-rooms'));
    await done(
      database.transaction('rooms', 'readwrite').objectStore('rooms').put({ game: null, room: save }, save.id),
    );
    database.close();
    localStorage.setItem('ramparts-room', save.id);
  }, room);
