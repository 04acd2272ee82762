import { memoryStore } from '../../src/persistence/keyValueStore.ts';
import type { KeyValueStore } from '../../src/persistence/keyValueStore.ts';
import { localBackupIn } from '../../src/persistence/localBackup.ts';
import { openSaves } from '../../src/persistence/saves.ts';
import type { Saves } from '../../src/persistence/saves.ts';
import { createApp } from '../../src/session/app/app.ts';
import type { Application } from '../../src/session/contracts/app.ts';
import { noPainter, thinker } from '../support/appPorts.ts';
import { playEmpty } from '../support/playing.ts';
import { playedUntil } from '../support/player.ts';
import { textStorage } from '../support/textStorage.ts';

/** A device: its storage outlasts the program. */
export interface Device {
  readonly saves: Saves;
  readonly finished: KeyValueStore;
  readonly rooms: KeyValueStore;
  readonly texts: Storage;
  /** Entries in the painters' cache. */
  painted(): readonly string[];
  start(): Promise<Application>;
}

export async function device(): Promise<Device> {
  const saves = await openSaves();
  await saves.clear();
  const [finished, rooms, texts] = [memoryStore(), memoryStore(), textStorage()];
  let painted = ['a relief'];
  let time = 1000;
  const start = (): Promise<Application> =>
    createApp({
      saves,
      finished,
      rooms,
      storage: texts,
      localBackup: localBackupIn(() => texts),
      forgetPainted: async () => void (painted = []),
      tablePainter: noPainter,
      match: { thinker },
      now: () => ++time,
    });
  return { saves, finished, rooms, texts, painted: () => painted, start };
}

interface Whole {
  readonly actions: readonly unknown[];
}
export const over = playedUntil('castle', 'over', 0) as Whole;
/** One action from its end. */
export const almost: Whole = { ...over, actions: over.actions.slice(0, -1) };

/** Plays the last actions by the gestures of a person. */
export function finish(app: Application): void {
  for (let n = 0; app.match && !app.match.view.over && n < 20; n++) playEmpty(app.match);
}
