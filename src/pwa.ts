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
  /** Absent where the browser has none, and while developing, when there is no worker to register. */
  readonly workers?: ServiceWorkerContainer | undefined;
}

/** The build puts the worker beside the page. */
const WORKER = 'sw.js';

const ofBrowser = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** Registers the service worker, which keeps the whole program on the device. */
export function watchUpdates({
  isPlaying,
  onReady,
  reload = () => location.reload(),
  workers = ofBrowser(),
}: UpdatesOptions): Updates {
  let registration: ServiceWorkerRegistration | undefined;
  let due: (() => void) | undefined;

  const betweenGames = (action: () => void): void => {
    if (isPlaying()) due = action;
    else action();
  };

  /** A worker that comes in beside another one is a new version; the very first one is not. */
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker || !registration?.active) return;
    const look = (): void => {
      if (worker.state !== 'installed') return;
      worker.removeEventListener('statechange', look);
      betweenGames(onReady);
    };
    worker.addEventListener('statechange', look);
    look();
  };

  async function register(container: ServiceWorkerContainer): Promise<void> {
    let controlled = container.controller !== null;
    // Also when another tab took the new version: this page then has code that is no longer in the cache.
    container.addEventListener('controllerchange', () => {
      if (controlled) betweenGames(reload);
      controlled = true;
    });
    const found: ServiceWorkerRegistration | undefined = await container.register(WORKER);
    // Where workers are switched off, some browsers answer with nothing instead of refusing.
    if (!found) return;
    registration = found;
    found.addEventListener('updatefound', () => follow(found.installing));
    // The browser may have found it on its own before anybody listened, when the page was asked for.
    follow(found.waiting ?? found.installing);
  }

  // Without a worker the game runs all the same, only not offline.
  if (workers) void register(workers).catch((error: unknown) => reportError(error));

  return {
    apply: () => betweenGames(() => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })),
    gameLeft: () => {
      const action = due;
      due = undefined;
      action?.();
      // An installed game may stay open for weeks. Offline the question fails, which is no matter.
      registration?.update().catch(() => undefined);
    },
  };
}
