/** The clock of a room; tests advance it by hand. */
export interface Clock {
  /** Milliseconds since 1970: an integer that never decreases. */
  now(): number;
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realClock: Clock = {
  // Not `Date.now()`: if the clock were set back, a long silence would go unnoticed.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Calls back repeatedly; returns a function that stops it. */
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
