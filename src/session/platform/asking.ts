/** A lock for a single page of this device, for pages without the Web Locks API (plain http): they ask each other. */
export interface Asking {
  /**
   * A function that releases it; `null` while another page has it. If two ask at the same moment, the one with the
   * smaller number gets it.
   */
  ask(name: string): Promise<(() => void) | null>;
  /** The messages between pages. */
  hear(data: unknown): void;
}

/** Other pages of this device answer within this time, if they are awake. Milliseconds. */
const ANSWER = 600;

interface Claim {
  readonly number: number;
  isMine: boolean;
  readonly giveWay: () => void;
}

interface Saying {
  readonly claims: string;
  /** `null`: it has the lock already. */
  readonly number: number | null;
}

const isSaying = (data: unknown): data is Saying =>
  typeof data === 'object' && data !== null && 'claims' in data && 'number' in data;

export function createAsking(say: (saying: Saying) => void): Asking {
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
      // A page that asked first may not have heard the other's number: the one with the larger number gives way when
      // it hears a smaller one.
      if (data.number !== null && (claim.isMine || claim.number < data.number))
        say({ claims: data.claims, number: null });
      else if (!claim.isMine) claim.giveWay();
    },
  };
}
