import { isRecord } from '../../game/index.ts';
/**
 * A lock held by a single page of this device, for pages without the Web Locks API (plain http). The pages negotiate it
 * by messages.
 */
export interface MessageLock {
  /**
   * Resolves with a function that releases the lock; with `null` if another page has it. If two pages ask at the same
   * time, the one with the smaller number gets it.
   */
  ask(name: string): Promise<(() => void) | null>;
  /** Processes a message from another page. */
  hear(data: unknown): void;
}

/** In milliseconds. Other pages of this device answer within this time unless they are suspended. */
const ANSWER = 600;

interface Claim {
  readonly number: number;
  isMine: boolean;
  readonly giveWay: () => void;
}

interface Saying {
  readonly claims: string;
  /** `null`: the lock is taken, or the other claim has priority, so the receiver gives way. */
  readonly number: number | null;
}

const isSaying = (data: unknown): data is Saying & Readonly<Record<string, unknown>> =>
  isRecord(data) && 'claims' in data && 'number' in data;

export function createMessageLock(say: (saying: Saying) => void): MessageLock {
  const claims = new Map<string, Claim>();
  return {
    ask(name) {
      if (claims.has(name)) return Promise.resolve(null);
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          claim.isMine = true;
          resolve(() => void claims.delete(name));
        }, ANSWER);
        const claim: Claim = {
          number: Math.random(),
          isMine: false,
          giveWay() {
            clearTimeout(timer);
            claims.delete(name);
            resolve(null);
          },
        };
        claims.set(name, claim);
        say({ claims: name, number: claim.number });
      });
    },
    hear(data) {
      if (!isSaying(data)) return;
      const claim = claims.get(data.claims);
      if (!claim) return;
      // The sender may not have received this page's claim. If this page has the lock or the smaller number, the sender
      // gives way, otherwise this page does.
      if (data.number !== null && (claim.isMine || claim.number < data.number))
        say({ claims: data.claims, number: null });
      else if (!claim.isMine) claim.giveWay();
    },
  };
}
