/** The clock of a room; tests advance it by hand. */
export interface Clock {
  /** Milliseconds since 1970: an integer that never decreases. */
  now(): number;
  /** Calls back once after this many milliseconds; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** A clock that can be told that the device may be about to sleep, or is awake again. */
export interface SleepingClock extends Clock {
  rest(): void;
  wake(): void;
}

/**
 * Not `Date.now()`: if the clock were set back, a long silence would go unnoticed. But what never goes back may stand
 * still while a device sleeps. So the time of day tells how long it has slept, and only that.
 */
export function sleepingClock(steady: () => number, timeOfDay: () => number): SleepingClock {
  const start = timeOfDay() - steady();
  let slept = 0;
  let rested: { readonly steady: number; readonly day: number } | null = null;
  return {
    now: () => Math.round(start + steady() + slept),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    rest() {
      rested = { steady: steady(), day: timeOfDay() };
    },
    wake() {
      if (rested) slept += Math.max(0, timeOfDay() - rested.day - (steady() - rested.steady));
      rested = null;
    },
  };
}

export const realClock = sleepingClock(
  () => performance.now(),
  () => Date.now(),
);

/** A device sleeps only while its pages are hidden. */
export function followSleep(clock: SleepingClock, page: Pick<Document, 'visibilityState' | 'addEventListener'>): void {
  page.addEventListener('visibilitychange', () => (page.visibilityState === 'hidden' ? clock.rest() : clock.wake()));
}

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
