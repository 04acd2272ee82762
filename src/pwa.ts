import { registerSW } from 'virtual:pwa-register';

/** New versions of the program. The page is never replaced under a game. */
export interface Updates {
  /** Takes the version that waits; the page loads anew, at once or when the game in progress is left. */
  apply(): void;
  /** To be called whenever a game was left: carries out what waited for that. */
  gameLeft(): void;
}

export interface UpdatesOptions {
  readonly isPlaying: () => boolean;
  /** A new version waits for `apply`. Not called while a game is in progress. */
  readonly onReady: () => void;
  readonly reload?: () => void;
}

/** Registers the service worker, which keeps the whole program on the device. */
export function watchUpdates({ isPlaying, onReady, reload = () => location.reload() }: UpdatesOptions): Updates {
  let registration: ServiceWorkerRegistration | undefined;
  let due: (() => void) | undefined;

  const betweenGames = (action: () => void): void => {
    if (isPlaying()) due = action;
    else action();
  };

  const takeOver = registerSW({
    onNeedRefresh: () => betweenGames(onReady),
    // Also when another tab took the new version: this page then has code that is no longer in the cache.
    onNeedReload: () => betweenGames(reload),
    onRegisteredSW: (_url, registered) => {
      registration = registered;
    },
  });

  return {
    apply: () => betweenGames(() => void takeOver()),
    gameLeft: () => {
      const action = due;
      due = undefined;
      action?.();
      // An installed game may stay open for weeks. Offline the question fails, which is no matter.
      registration?.update().catch(() => undefined);
    },
  };
}
