import type { App } from '../contracts/app.ts';
import type { Match, MatchView } from '../contracts/match.ts';

/** Keeps the screen on while the player waits; the installed app shows a badge on the player's turn. */

/** The part of the browser API used here; anything missing is skipped. */
export interface Device {
  readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** The part of the application used here. */
type Followed = Pick<App, 'subscribe' | 'match'> & {
  readonly online: { readonly view: { readonly playing: boolean } } | null;
};

/** True if another player has to act in the current game, so that the screen would turn off for lack of input. */
export const isWaiting = (view: Pick<MatchView, 'over' | 'isReplay' | 'myTurn' | 'draw'>): boolean =>
  !view.over && !view.isReplay && !view.myTurn && !view.draw;

export function watchAttention(
  app: Followed,
  device: Device = navigator,
  page: Pick<Document, 'visibilityState' | 'addEventListener'> = document,
): void {
  let followed: Match | null = null;
  let lock: Promise<{ release(): Promise<void> } | null> | null = null;
  let badge = false;

  /**
   * The request is refused if the battery is low or the page has just been hidden; the screen then turns off as usual.
   */
  const hold = (): typeof lock => device.wakeLock?.request('screen').catch(() => null) ?? null;
  /** Only installed pages may set badges; a refusal does not matter. */
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
  // The browser releases the lock when the page is hidden, so request it again when it is shown.
  page.addEventListener('visibilitychange', look);
}
