import type { App } from '../appContract.ts';
import type { Match, MatchView } from '../contract.ts';

/** What the device does while one waits: the screen stays lit, and the installed app shows that it is one's turn. */

/** As much of the browser as this needs; what it lacks is left out. */
export interface Device {
  readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Only what is asked for here. */
type Followed = Pick<App, 'subscribe' | 'match'> & {
  readonly online: { readonly view: { readonly playing: boolean } } | null;
};

/** Somebody else is to act in the game at the table: no touch keeps the screen awake. */
export const isWaiting = (view: Pick<MatchView, 'over' | 'isReplay' | 'myTurn'>): boolean =>
  !view.over && !view.isReplay && !view.myTurn;

export function watchAttention(
  app: Followed,
  device: Device = navigator,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  let followed: Match | null = null;
  let lock: Promise<{ release(): Promise<void> } | null> | null = null;
  let badge = false;

  /** Refused where the battery is low or the page just went away; the screen then goes dark as it always did. */
  const hold = (): typeof lock => device.wakeLock?.request('screen').catch(() => null) ?? null;
  /** Badges are refused to pages that are not installed, which is no loss. */
  const show = (on: boolean): void =>
    void (on ? device.setAppBadge?.() : device.clearAppBadge?.())?.catch(() => undefined);

  function look(): void {
    const view = app.match?.view;
    const waits = view !== undefined && isWaiting(view) && page.visibilityState === 'visible';
    if (waits) lock ??= hold();
    else if (lock) {
      void lock.then((held) => held?.release());
      lock = null;
    }
    const due = app.online?.view.playing === true && view?.myTurn === true && !view.over;
    if (due !== badge) show((badge = due));
  }

  app.subscribe(() => {
    if (app.match !== followed) {
      followed = app.match;
      followed?.subscribe(look);
    }
    look();
  });
  // The browser lets go of the lock when the page is hidden.
  page.addEventListener('visibilitychange', look);
}
