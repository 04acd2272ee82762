import { getOwn } from '../../game/index.ts';
import { createMessageLock } from './messageLock.ts';

/** Tabs on one device, including the installed app: messages between them, and which tab holds what. */
export interface Tabs {
  /** Notifies the other tabs of a change in storage. */
  tell(change: Change): void;
  /** Registers a listener for changes by other tabs; changes within a short time are reported once. */
  onChange(listener: (change: Change) => void): void;
  /**
   * Requests a named lock; `null` if another tab holds it. `onAsked` is called when another tab wants the lock, so that
   * this one can save and release it, and also when the lock was taken away.
   */
  hold(name: string, request: HoldRequest): Promise<Hold | null>;
  isFree(name: string): Promise<boolean>;
}

/** `running`: only a game in progress has advanced; `more`: something else has changed, too. */
export type Change = 'running' | 'more';

export interface HoldRequest {
  /** Makes the tab that holds it release it. */
  readonly takeOver: boolean;
  readonly onAsked: () => void;
  /**
   * For pages without the Web Locks API. True: negotiates with the other tabs. False: every tab gets the lock, and only
   * the storage prevents overwriting.
   */
  readonly askOthers?: boolean;
}

export interface Hold {
  release(): void;
}

/** Name of the lock while a game is played. */
export const gameLock = (id: string): string => `ramparts-game-${id}`;
/** Name of the lock while a room is open: two pages must not send different messages with the same key. */
export const roomLock = (id: string): string => `ramparts-room-${id}`;

const CHANNEL = 'ramparts-tabs';
/** Delay from the first change in another tab until it is reported, in milliseconds. */
const GATHERING = 300;
/** In milliseconds: a page that is closing releases its lock within this time. */
const GOING_AWAY = 1500;
/** In milliseconds: a page that is asked saves its data first. */
const LETTING_GO = 2500;

/** For a page without other tabs: every request is granted. */
export const aloneTabs: Tabs = {
  tell: () => undefined,
  onChange: () => undefined,
  hold: async () => ({ release: () => undefined }),
  isFree: async () => true,
};

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The part of the browser API used here. Pages served over plain http have no locks. */
export interface Browser {
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly channel: Channel | null;
}

export const thisBrowser = (): Browser => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL),
});

export function openTabs({ locks, channel }: Browser = thisBrowser()): Tabs {
  const listeners = new Set<(change: Change) => void>();
  const asked = new Map<string, () => void>();
  let notice: ReturnType<typeof setTimeout> | undefined;
  const messageLock = createMessageLock((saying) => channel?.postMessage(saying));
  let gathered: Change = 'running';

  function gather(change: Change): void {
    if (change === 'more') gathered = 'more';
    notice ??= setTimeout(() => {
      const all = gathered;
      notice = undefined;
      gathered = 'running';
      for (const listener of listeners) listener(all);
    }, GATHERING);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'running' || data === 'more') gather(data);
    const wanted = getOwn(data, 'letGo');
    if (typeof wanted === 'string') asked.get(wanted)?.();
    messageLock.hear(data);
  });

  /** Resolves with the lock, or with `null` if the request is aborted. */
  function request(name: string, options: LockOptions, onAsked: () => void): Promise<Hold | null> {
    return new Promise((resolve) => {
      let given = false;
      const held = async (lock: Lock | null): Promise<void> => {
        if (!lock) return resolve(null);
        given = true;
        await new Promise<void>((release) => {
          asked.set(name, onAsked);
          resolve({
            release() {
              asked.delete(name);
              release();
            },
          });
        });
      };
      locks?.request(name, options, held).catch(() => {
        // Either not granted in time, or granted and then taken by another tab.
        resolve(null);
        const lost = given && asked.delete(name);
        if (lost) onAsked();
      });
    });
  }

  return {
    tell: (change) => channel?.postMessage(change),
    onChange: (listener) => void listeners.add(listener),
    async hold(name, { takeOver, onAsked, askOthers = false }) {
      if (!locks && askOthers) {
        const release = await messageLock.ask(name);
        return release && { release };
      }
      if (!locks) return aloneTabs.hold(name, { takeOver, onAsked });
      // Without a limit: a busy page may hear of a free lock seconds later.
      const free = await request(name, { ifAvailable: true }, onAsked);
      if (free) return free;
      if (takeOver) channel?.postMessage({ letGo: name });
      const given = await request(name, { signal: AbortSignal.timeout(takeOver ? LETTING_GO : GOING_AWAY) }, onAsked);
      return given ?? (takeOver ? request(name, { steal: true }, onAsked) : null);
    },
    async isFree(name) {
      if (!locks || asked.has(name)) return true;
      return locks.request(name, { ifAvailable: true }, async (lock) => lock !== null);
    },
  };
}
