import { createAsking } from './asking.ts';

/** Several tabs on one device, and the installed app: the messages between them, and which of them holds what. */
export interface Tabs {
  /** Something stored has changed here. */
  tell(change: Change): void;
  /** Another tab has changed something; changes within a short time are reported once. */
  onChange(listener: (change: Change) => void): void;
  /**
   * `null`: another tab holds it. `onAsked` is called when another tab wants it, and releases it in time; `onLost`
   * when it was taken anyway.
   */
  hold(name: string, wish: Wish): Promise<Hold | null>;
  isFree(name: string): Promise<boolean>;
}

/** A game in progress has advanced, or something else has changed too. */
export type Change = 'running' | 'more';

export interface Wish {
  /** The tab that holds it has to release it. */
  readonly takeOver: boolean;
  readonly onAsked: () => void;
  /** For pages without locks: if set, the other tabs are asked; if not, every tab gets it, and only the storage guards what is written. */
  readonly askOthers?: boolean;
}

export interface Hold {
  release(): void;
}

/** The name of the hold while a game is played. */
export const gameLock = (id: string): string => `ramparts-game-${id}`;
/** The name of the hold while a room is open: two pages would send different things with one key. */
export const roomLock = (id: string): string => `ramparts-room-${id}`;

const CHANNEL = 'ramparts-tabs';
/** From the first change in another tab until it is reported, in milliseconds. */
const GATHERING = 300;
/** A page that is just closing releases it within moments, in milliseconds. */
const GOING_AWAY = 1500;
/** A page that is asked saves its data first. */
const LETTING_GO = 2500;

/** The only page on its device: it gets whatever it asks for. */
export const aloneTabs: Tabs = {
  tell: () => undefined,
  onChange: () => undefined,
  hold: async () => ({ release: () => undefined }),
  isFree: async () => true,
};

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The part of the browser that this needs. Pages from plain http addresses have no locks. */
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
  let told: ReturnType<typeof setTimeout> | undefined;
  const asking = createAsking((saying) => channel?.postMessage(saying));
  let gathered: Change = 'running';

  function gather(change: Change): void {
    if (change === 'more') gathered = 'more';
    told ??= setTimeout(() => {
      const all = gathered;
      told = undefined;
      gathered = 'running';
      for (const listener of listeners) listener(all);
    }, GATHERING);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'running' || data === 'more') gather(data);
    const wanted = typeof data === 'object' && data !== null && 'letGo' in data ? data.letGo : undefined;
    if (typeof wanted === 'string') asked.get(wanted)?.();
    asking.hear(data);
  });

  /** Resolves with the hold, or with `null` if it is not granted within this many milliseconds. */
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
        // Not granted in time; or it was granted, and another tab has taken it.
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
        const release = await asking.ask(name);
        return release && { release };
      }
      if (!locks) return aloneTabs.hold(name, { takeOver, onAsked });
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
