import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from '../../src/scenes/clock.ts';
import { act, createQueue } from '../../src/scenes/motion/timeline.ts';

/** A loop that draws a frame only on request, and counts frames. */
function makeLoop(rate = 1) {
  let frames = 0;
  const loop = {
    running: true,
    sleep: () => void (loop.running = false),
    wake: () => void (loop.running = true),
  };
  const clock = createClock({ queue: createQueue(), rate: () => rate, frame: () => 'still', loop });
  return {
    clock,
    frames: () => frames,
    /** Draws frames until the loop sleeps. */
    run(): void {
      while (loop.running && frames < 1000) {
        frames += 1;
        clock.tick(16);
      }
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    call(0);
    return 0;
  });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => void vi.unstubAllGlobals());

test('one frame shows a change, then nothing is drawn', () => {
  const { clock, frames, run } = makeLoop();
  run();
  expect(frames()).toBe(1);
  clock.wake();
  run();
  expect(frames()).toBe(2);
});

test('callers that wait for rest are notified with the next frame', async () => {
  const { clock, run } = makeLoop();
  run();
  const rested = clock.idle();
  run();
  await rested;
});

test('an animation is drawn to its end, and faster at a higher rate', () => {
  const slow = makeLoop();
  slow.clock.play(act({ ms: 160 }));
  slow.run();
  const fast = makeLoop(1000);
  fast.clock.play(act({ ms: 160 }));
  fast.run();
  expect(slow.frames()).toBe(10);
  expect(fast.frames()).toBe(1);
});

test('what breathes is drawn in every second frame', () => {
  vi.useFakeTimers();
  const loop = { running: true, sleep: () => void (loop.running = false), wake: () => void (loop.running = true) };
  let frames = 0;
  const frame = (): 'breathing' | 'still' => (++frames < 10 ? 'breathing' : 'still');
  const clock = createClock({ queue: createQueue(), rate: () => 1, frame, loop });
  for (let ms = 0; ms < 1000; ms += 16) {
    if (loop.running) clock.tick(16);
    vi.advanceTimersByTime(16);
    if (ms === 160) expect(frames).toBe(6);
  }
  expect(frames).toBe(10);
  expect(loop.running).toBe(false);
  vi.useRealTimers();
});
