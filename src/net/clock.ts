/** Time as the room sees it: tests let it run by hand. */
export interface Clock {
  /** Milliseconds since 1970, whole; never goes back. */
  now(): number;
  /** Calls once after so many milliseconds; returns the way to call it off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realClock: Clock = {
  // Not `Date.now()`: a clock that is set back would hide that nothing has been heard for long.
  now: () => Math.round(performance.timeOrigin + performance.now()),
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
