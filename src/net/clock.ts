/** Time as the room sees it: tests let it run by hand. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls once after so many milliseconds; returns the way to call it off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Calls again and again; returns the way to stop it. */
export function every(clock: Clock, milliseconds: number, call: () => void): () => void {
  let cancel = (): void => undefined;
  const again = (): void => {
    cancel = clock.after(milliseconds, () => {
      again();
      call();
    });
  };
  again();
  return () => cancel();
}
