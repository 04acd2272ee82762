/** Something that takes time. Time is passed in, so that tests and `skip` need no clock. */
export interface Motion {
  /** Advances by `ms`; returns the time left over once it has ended, otherwise `undefined`. */
  advance(ms: number): number | undefined;
}

export interface Act {
  readonly ms: number;
  begin?(): void;
  /** `t` runs from 0 to 1 and always reaches 1. */
  step?(t: number): void;
  end?(): void;
}

export type Later = () => Motion;

export function act(what: Act): Motion {
  let spent = -1;
  return {
    advance(ms) {
      if (spent < 0) {
        spent = 0;
        what.begin?.();
      }
      spent += ms;
      if (spent < what.ms) {
        what.step?.(spent / what.ms);
        return undefined;
      }
      what.step?.(1);
      what.end?.();
      return spent - what.ms;
    },
  };
}

export const wait = (ms: number): Motion => act({ ms });
export const once = (what: () => void): Motion => act({ ms: 0, begin: what });

/** One after the other; each is created when its turn comes, so that it starts from where the previous one ended. */
export function sequence(parts: readonly Later[]): Motion {
  const rest = [...parts];
  let current: Motion | undefined;
  return {
    advance(ms) {
      let left = ms;
      for (;;) {
        current ??= rest.shift()?.();
        if (!current) return left;
        const over = current.advance(left);
        if (over === undefined) return undefined;
        left = over;
        current = undefined;
      }
    },
  };
}

/** All at once; ends with the slowest. */
export function together(parts: readonly Motion[]): Motion {
  let running = [...parts];
  return {
    advance(ms) {
      let least = ms;
      const still: Motion[] = [];
      for (const part of running) {
        const over = part.advance(ms);
        if (over === undefined) still.push(part);
        else least = Math.min(least, over);
      }
      running = still;
      return running.length === 0 ? least : undefined;
    },
  };
}

/** What is still to be shown, one motion after the other. */
export function createQueue() {
  const waiting: Later[] = [];
  let current: Motion | undefined;
  let listeners: (() => void)[] = [];

  const settle = (): void => {
    const all = listeners;
    listeners = [];
    for (const listener of all) listener();
  };

  function advance(ms: number): void {
    let left = ms;
    for (;;) {
      current ??= waiting.shift()?.();
      if (!current) break;
      const over = current.advance(left);
      if (over === undefined) return;
      left = over;
      current = undefined;
    }
    if (listeners.length > 0) settle();
  }

  return {
    push: (later: Later): void => void waiting.push(later),
    advance,
    /** Completes everything at once. */
    skip: (): void => advance(Number.POSITIVE_INFINITY),
    get busy(): boolean {
      return current !== undefined || waiting.length > 0;
    },
    /** Calls back as soon as nothing is left; at once if the queue is empty. */
    whenIdle(listener: () => void): void {
      if (current === undefined && waiting.length === 0) listener();
      else listeners.push(listener);
    },
  };
}
export type Queue = ReturnType<typeof createQueue>;
