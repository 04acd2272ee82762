import { keepText, readText } from '../../persistence/storage.ts';
import type { TextStorage } from '../../persistence/storage.ts';
import type { Application } from '../appPorts.ts';

/** Keeps games from being cleared away: the browser is asked not to once there is something to lose, and a file is offered where it promises nothing. */

/** How many finished games the last file holds, or were there when a file was declined. */
const KEY = 'ramparts-exported';
/** So many games are something to lose, even if none is finished. */
const FEW = 3;
/** Finished games until a file is offered for the first time, and from then on. */
const FIRST = 5;
const NEXT = 10;

/** As much of the browser as this needs. */
export interface Keeper {
  /** Has it promised to keep what is here? */
  persisted(): Promise<boolean>;
  /** Asks for the promise; some browsers ask the person in turn. */
  persist(): Promise<boolean>;
}

type Watched = Pick<Application, 'subscribe' | 'screen' | 'archive' | 'savedGames' | 'notify'>;

export const noteExport = (storage: TextStorage, games: number): boolean => keepText(storage, KEY, String(games));

/** Resolves when the browser has said how it stands. */
export async function watchSafety(app: Watched, storage: TextStorage, keeper: Keeper): Promise<void> {
  let promised = await keeper.persisted();
  let asked = false;
  let playing = false;

  async function ask(): Promise<void> {
    asked = true;
    promised = await keeper.persist();
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
    // Asked between games: a question of the browser must not come in the middle of one.
    if (left && !promised && !asked && (app.archive.games.length > 0 || app.savedGames.length >= FEW)) void ask();
    else offer();
  });
  offer();
}
