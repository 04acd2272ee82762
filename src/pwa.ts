/** New versions of the program. The page is never replaced during a game, nor while a room waits for its players. */
export interface Updates {
  /** Activates the waiting version and reloads the page, at once or when the game or room is left. */
  apply(): void;
  /** Call it whenever a game or a room was left: carries out what was postponed. */
  gameLeft(): void;
  /** Call it when nothing waits for the network: the service worker keeps what no game needs, too (assets/later.js). */
  keepRest(): void;
}

export interface UpdatesOptions {
  readonly isPlaying: () => boolean;
  /** A new version waits for `apply`. Not called during a game. */
  readonly onReady: () => void;
  readonly reload?: () => void;
  /** Absent if the browser has none, and in development, where there is no worker to register. */
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

  /** A worker that is installed while another one is active is a new version; the very first one is not. */
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

  const keep = (files?: () => readonly string[]): void =>
    void workers?.ready.then(({ active }) => active?.postMessage({ type: 'KEEP', files: files?.() }));

  async function register(container: ServiceWorkerContainer): Promise<void> {
    let controlled = container.controller !== null;
    // Also when another tab activated the new version: the cache no longer contains this page's code.
    container.addEventListener('controllerchange', () => {
      if (controlled) betweenGames(reload);
      controlled = true;
    });
    // What this page has loaded by then comes from the browser's cache.
    keep(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const found: ServiceWorkerRegistration | undefined = await container.register(WORKER);
    // Where service workers are disabled, some browsers resolve with undefined instead of rejecting.
    if (!found) return;
    registration = found;
    found.addEventListener('updatefound', () => follow(found.installing));
    // The browser may have found it before the listener was added, when the page was requested.
    follow(found.waiting ?? found.installing);
  }

  // Without a worker the game works, but not offline.
  if (workers) void register(workers).catch((error: unknown) => reportError(error));

  return {
    apply: () => betweenGames(() => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })),
    gameLeft: () => {
      const action = due;
      due = undefined;
      action?.();
      // An installed game may stay open for weeks. Offline the check fails, which does not matter.
      registration?.update().catch(() => undefined);
    },
    keepRest: () => keep(),
  };
}
