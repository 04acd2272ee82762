import type { Motion, Queue } from './motion/timeline.ts';

/** Longest step: after a hitch motion continues instead of jumping. */
const LONGEST = 100;
/** What breathes is drawn in every second frame of 60 per second: half the work, and as calm to look at. */
const BREATHING_MS = 20;

interface Options {
  readonly queue: Queue;
  /** Speed factor of motion. */
  readonly rate: () => number;
  /** Called in every frame before drawing; returns what is still animating. `breathing` does not delay `idle`. */
  readonly frame: (ms: number) => 'moving' | 'breathing' | 'still';
  readonly loop: { sleep(): void; wake(): void; readonly running: boolean };
}

/** Advances time while something moves and puts the loop to sleep when nothing does. */
export function createClock({ queue, rate, frame, loop }: Options) {
  let playing: Motion[] = [];
  let waiters: (() => void)[] = [];
  let asked = 0;
  let later: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function wake(): void {
    if (loop.running || asked || closed) return;
    asked = requestAnimationFrame(() => {
      asked = 0;
      if (!closed && !loop.running) loop.wake();
    });
  }

  function advance(ms: number): void {
    queue.advance(ms);
    const now = playing;
    playing = [];
    const still = now.filter((motion) => motion.advance(ms) === undefined);
    playing = [...still, ...playing];
  }

  const quiet = (): boolean => !queue.busy && playing.length === 0;

  return {
    wake,
    play(motion: Motion): void {
      playing.push(motion);
      wake();
    },
    /** One frame of the loop. */
    tick(ms: number): void {
      const step = Math.min(ms, LONGEST);
      advance(step * rate());
      const more = frame(step);
      if (!quiet() || more === 'moving') return;
      const all = waiters;
      waiters = [];
      for (const waiter of all) waiter();
      loop.sleep();
      clearTimeout(later);
      if (more === 'breathing') later = setTimeout(wake, BREATHING_MS);
    },
    /** Completes all motion. */
    finish(): void {
      queue.skip();
      // The end of a motion may start another; a few rounds complete them all.
      for (let round = 0; round < 5 && !quiet(); round += 1) advance(Number.MAX_SAFE_INTEGER);
      wake();
    },
    idle(): Promise<void> {
      if (closed || document.hidden) return Promise.resolve();
      wake();
      return new Promise((resolve) => waiters.push(resolve));
    },
    close(): void {
      closed = true;
      cancelAnimationFrame(asked);
      clearTimeout(later);
      for (const waiter of waiters) waiter();
      waiters = [];
    },
  };
}
export type Clock = ReturnType<typeof createClock>;
