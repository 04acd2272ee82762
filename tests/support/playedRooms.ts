import type { Page } from 'playwright-core';
import { sideToMove } from '../../src/net/log/logState.ts';
import type { RoomSave } from '../../src/net/room/save.ts';
import { actSomewhere, matchIn, seated } from '../net/pair.ts';
import { actIn, carcassonneTerms, gameIn, gathered, hostOf } from '../net/party.ts';

/** Rooms in which games have been played in this process, without a browser. */

const BOX = ['dragon', 'fairy', 'princess', 'portal'];

/** A room in which a guest has to continue the dragon's flight. */
export interface InFlight {
  /** As saved on each of three devices, by side. */
  readonly rooms: readonly RoomSave[];
  /** Who has to move the dragon; never the host. */
  readonly mover: number;
}

/** Three devices play, in this process and without a browser, until a guest has to move the dragon. */
export async function inFlight(): Promise<InFlight> {
  // In most games some flight offers a guest more than one move.
  for (let game = 0; game < 20; game++) {
    const terms = carcassonneTerms({ options: { ...carcassonneTerms().options, modules: BOX } });
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
  throw new Error('There is no flight in twenty games');
}

/** The rooms of a host and a guest who have placed this many tiles of The Castle, as saved on each device. */
export async function castleUnderWay(tiles: number): Promise<readonly [RoomSave, RoomSave]> {
  const pair = await seated(`castle with ${tiles} tiles`);
  while (matchIn(pair.host.room).state.laid.length < tiles) {
    actSomewhere(pair);
    await pair.clock.run(100);
  }
  await pair.clock.run(2000);
  return [pair.host.disk, pair.guest.disk];
}

/**
 * Saves a room in the storage of a page that has just been opened, once the page has made that storage; it returns to
 * the room when it is reloaded.
 */
export async function putRoom(page: Page, room: RoomSave | undefined): Promise<void> {
  await page.locator('#app[data-started]').waitFor({ state: 'attached' });
  await page.evaluate(async (save) => {
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
}
