import { keepText, readText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import type { Application } from '../contracts/app.ts';

/**
 * Protects games from eviction: once there is something to lose, asks the browser for persistent storage, and offers a
 * backup if the browser refuses.
 */

/** Number of finished games in the last backup, or when a backup was declined. */
const KEY = 'ramparts-exported';
/** From this number of games on there is something to lose, even if none is finished. */
const FEW = 3;
/** Number of finished games after which a backup is offered for the first time, and between later offers. */
const FIRST = 5;
const NEXT = 10;

/** The part of the browser API used here. */
export interface PersistenceManager {
  /** True if the browser has granted persistent storage. */
  persisted(): Promise<boolean>;
  /** Requests it; some browsers ask the user. */
  persist(): Promise<boolean>;
}

type Watched = Pick<Application, 'subscribe' | 'screen' | 'archive' | 'savedGames' | 'notify'>;

export const noteExport = (storage: TextStorage, games: number): boolean => keepText(storage, KEY, String(games));

/** Resolves when the browser has reported its state. */
export async function watchSafety(app: Watched, storage: TextStorage, manager: PersistenceManager): Promise<void> {
  let promised = await manager.persisted();
  let asked = false;
  let playing = app.screen === 'game';

  async function ask(): Promise<void> {
    asked = true;
    promised = await manager.persist();
    offer();
  }

  function offer(): void {
    const noted = Number(readText(storage, KEY) ?? 0) || 0;
    const due = noted === 0 ? FIRST : noted + NEXT;
    if (!promised && app.screen === 'menu' && app.archive.games.length >= due)
      app.notify('backup', 'status', ['backup']);
  }

  app.subscribe(() => {
    const left = playing && app.screen === 'menu';
    playing = app.screen === 'game';
    // Ask between games, because a prompt of the browser must not interrupt one.
    if (left && !promised && !asked && (app.archive.games.length > 0 || app.savedGames.length >= FEW)) void ask();
    else offer();
  });
  offer();
}
