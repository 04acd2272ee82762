import { openTabs } from '../../src/session/platform/tabs.ts';
import type { Tabs } from '../../src/session/platform/tabs.ts';

/** The locks of a browser, as much of them as tabs use, and a channel between them. */
export function fakeBrowser(): { readonly tab: () => Tabs; readonly held: () => readonly string[] } {
  const locks = fakeLocks();
  const ends = new Set<(event: MessageEvent) => void>();
  return {
    held: locks.held,
    tab() {
      const mine = new Set<(event: MessageEvent) => void>();
      const channel = {
        postMessage(data: unknown) {
          for (const end of ends) if (!mine.has(end)) setTimeout(() => end(new MessageEvent('message', { data })));
        },
        addEventListener(_type: string, listener: unknown) {
          const end = listener as (event: MessageEvent) => void;
          mine.add(end);
          ends.add(end);
        },
      };
      return openTabs({ locks: locks.manager, channel });
    },
  };
}

interface Request {
  readonly give: (lock: Lock | null) => void;
  readonly reject: (reason: unknown) => void;
}

function fakeLocks(): { readonly manager: Pick<LockManager, 'request'>; readonly held: () => readonly string[] } {
  const holders = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const lockOf = (name: string): Lock => ({ name, mode: 'exclusive' });

  function request(name: string, options: LockOptions, callback: LockGrantedCallback<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const own: Request = {
        reject,
        give(lock) {
          if (lock) holders.set(name, own);
          void Promise.resolve(callback(lock)).then((answer) => {
            if (holders.get(name) === own) {
              holders.delete(name);
              queues.get(name)?.shift()?.give(lockOf(name));
            }
            resolve(answer);
          }, reject);
        },
      };
      const holder = holders.get(name);
      if (options.steal) {
        holders.delete(name);
        holder?.reject(new DOMException('stolen', 'AbortError'));
        return own.give(lockOf(name));
      }
      if (!holder) return own.give(lockOf(name));
      if (options.ifAvailable) return own.give(null);
      const queue = queues.get(name) ?? [];
      queues.set(name, [...queue, own]);
      options.signal?.addEventListener('abort', () => {
        const waiting = queues.get(name) ?? [];
        if (!waiting.includes(own)) return;
        queues.set(name, waiting.filter((one) => one !== own));
        reject(new DOMException('late', 'TimeoutError'));
      });
    });
  }
  return { manager: { request: request as LockManager['request'] }, held: () => [...holders.keys()] };
}
