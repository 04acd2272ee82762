import type { App } from '../appContract.ts';
import type { Match, MatchView } from '../contract.ts';

/** While the player waits, the screen stays on; the installed app shows a badge on the player's turn. */

/** The part of the browser that this needs; whatever is missing is skipped. */
export interface Device {
  readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Only what is requested here. */
type Followed = Pick<App, 'subscribe' | 'match'> & {
  readonly online: { readonly view: { readonly playing: boolean } } | null;
};

/** Another player has to act in the current game: nobody touches the screen to keep it on. */
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

  /** Refused if the battery is low or the page has just been hidden; the screen then turns off as usual. */
  const hold = (): typeof lock => device.wakeLock?.request('screen').catch(() => null) ?? null;
  /** Pages that are not installed may not set badges, which does not matter. */
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
  // The browser releases the lock when the page is hidden.
  page.addEventListener('visibilitychange', look);
}
