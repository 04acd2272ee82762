import { openTabs } from '../../src/session/platform/tabs.ts';
import type { Tabs } from '../../src/session/platform/tabs.ts';

export interface FakeTabs extends Tabs {
  /** Kills the tab: it releases everything without a message. */
  die(): void;
}

/** The locks of a browser, as far as tabs use them, and a channel between tabs. */
export function fakeBrowser(options: { readonly locks: boolean } = { locks: true }): {
  readonly tab: () => FakeTabs;
  readonly held: () => readonly string[];
} {
  const locks = fakeLocks();
  const ends = new Set<(event: MessageEvent) => void>();
  return {
    held: locks.held,
    tab() {
      const mine = new Set<(event: MessageEvent) => void>();
      const own = locks.manager();
      const channel = {
        postMessage(data: unknown) {
          for (const end of ends)
            if (!mine.has(end)) setTimeout(() => ends.has(end) && end(new MessageEvent('message', { data })));
        },
        addEventListener(_type: string, listener: unknown) {
          const end = listener as (event: MessageEvent) => void;
          mine.add(end);
          ends.add(end);
        },
      };
      const tabs = openTabs({ locks: options.locks ? own : undefined, channel });
      return {
        ...tabs,
        die() {
          for (const end of mine) ends.delete(end);
          own.die();
        },
      };
    },
  };
}

interface Request {
  readonly by: object;
  readonly give: (lock: Lock | null) => void;
  readonly reject: (reason: unknown) => void;
}

type Manager = Pick<LockManager, 'request'> & { die(): void };

function fakeLocks(): { readonly manager: () => Manager; readonly held: () => readonly string[] } {
  const holders = new Map<string, Request>();
  const queues = new Map<string, readonly Request[]>();

  function pass(name: string): void {
    holders.delete(name);
    const [next, ...rest] = queues.get(name) ?? [];
    queues.set(name, rest);
    next?.give({ name, mode: 'exclusive' });
  }

  function request(
    by: object,
    name: string,
    options: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own: Request = {
        by,
        reject,
        give(lock) {
          if (lock) holders.set(name, own);
          void Promise.resolve(callback(lock)).then((answer) => {
            if (holders.get(name) === own) pass(name);
            resolve(answer);
          }, reject);
        },
      };
      const holder = holders.get(name);
      if (options.steal) {
        holder?.reject(new DOMException('stolen', 'AbortError'));
        return own.give({ name, mode: 'exclusive' });
      }
      if (!holder) return own.give({ name, mode: 'exclusive' });
      if (options.ifAvailable) return own.give(null);
      queues.set(name, [...(queues.get(name) ?? []), own]);
      options.signal?.addEventListener('abort', () => {
        const waiting = queues.get(name) ?? [];
        if (!waiting.includes(own)) return;
        queues.set(
          name,
          waiting.filter((one) => one !== own),
        );
        reject(new DOMException('late', 'TimeoutError'));
      });
    });
  }

  return {
    held: () => [...holders.keys()],
    manager() {
      const by = {};
      return {
        request: ((name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
          request(by, name, options, callback)) as LockManager['request'],
        die() {
          for (const [name, queue] of queues)
            queues.set(
              name,
              queue.filter((one) => one.by !== by),
            );
          for (const [name, holder] of holders) if (holder.by === by) pass(name);
        },
      };
    },
  };
}
