import type { App } from '../contracts/app.ts';

/**
 * What is loaded when. The title page comes first; then, while it is read, what the first game needs; the rest of the
 * program, with the other languages, when nobody waits for the line any more.
 */

/** Lets the title page appear, and its pictures load, in milliseconds. */
const TITLE_MS = 100;
/** Nobody has started a game for this long. */
const UNDECIDED_MS = 6000;
/** After the first move, the computer players are loaded first. */
const MOVED_MS = 2000;

interface Connection extends Navigator {
  readonly connection?: { readonly saveData?: boolean };
}
const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads the code of the table while the title page is read. */
export async function loadAhead(loadTable: () => Promise<unknown>): Promise<void> {
  if (savesData()) return;
  await after(TITLE_MS);
  // If it fails, whoever needs the table loads it again, and tells the player.
  await loadTable().catch(() => undefined);
}

type Playing = Pick<App, 'match' | 'subscribe'>;

/**
 * Resolves when the line is free: some time after `loaded` if nobody plays, otherwise after the first move, and when
 * the player leaves the page.
 */
export function whenLineIsFree(app: Playing, loaded: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    let following: Playing['match'] = null;
    /** Length of its log at first. */
    let before = 0;
    let unfollow = (): void => undefined;
    let hasWaited = false;
    const moved = (): void => {
      if ((following?.view.log.length ?? 0) > before) setTimeout(done, MOVED_MS);
    };
    const look = (): void => {
      if (app.match !== following) {
        unfollow();
        following = app.match;
        before = following?.view.log.length ?? 0;
        unfollow = following?.subscribe(moved) ?? unfollow;
      }
      if (!following && hasWaited) done();
    };
    const left = (): void => void (document.hidden && done());
    const forget = app.subscribe(look);
    function done(): void {
      forget();
      unfollow();
      document.removeEventListener('visibilitychange', left);
      resolve();
    }
    document.addEventListener('visibilitychange', left);
    look();
    void loaded
      .then(() => after(UNDECIDED_MS))
      .then(() => {
        hasWaited = true;
        look();
      });
  });
}
