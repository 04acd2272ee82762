import type { Clock } from '../clock.ts';

/** Refusals without a pause. */
const FREE = 3;
/** In milliseconds; doubled by every further refusal. */
const FIRST_PAUSE = 5000;
const LAST_PAUSE = 120_000;
/** In milliseconds; without a refusal for so long, the pauses begin anew. */
const FORGOTTEN = 600_000;

/**
 * How often people are asked about strangers. Somebody with the link can ask again and again under new keys, so after a
 * few refusals in a row the next question comes later and later.
 */
export function createPatience(clock: Clock) {
  let refusals = 0;
  let until = -Infinity;
  const pause = (): void => {
    const length = refusals <= FREE ? 0 : Math.min(FIRST_PAUSE * 2 ** (refusals - FREE - 1), LAST_PAUSE);
    until = clock.now() + length;
  };
  return {
    /** True if a stranger may be shown now. */
    mayAsk(): boolean {
      if (clock.now() - until > FORGOTTEN) refusals = 0;
      return clock.now() >= until;
    },
    refused(): void {
      refusals += 1;
      pause();
    },
    /** All who were waiting have been turned down. */
    refusedAll(): void {
      refusals = Math.max(refusals, FREE + 3);
      pause();
    },
    /** Somebody was let in. */
    welcomed(): void {
      refusals = 0;
      until = -Infinity;
    },
  };
}
