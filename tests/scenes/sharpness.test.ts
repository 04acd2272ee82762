import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSharpness } from '../../src/scenes/camera/sharpness.ts';

/** A board on a device that takes so many milliseconds for a picture. */
function boardThatTakes(first: number, inSoftware = false) {
  let took = first;
  let next: (() => void)[] = [];
  let isSoft = false;
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => next.push(call));
  const sharpness = createSharpness({ soften: (soft) => void (isSoft = soft), wake: () => draw(false), inSoftware });
  function draw(hasMoved: boolean): boolean {
    const change = sharpness.frame(hasMoved);
    vi.advanceTimersByTime(took);
    const calls = next;
    next = [];
    for (const call of calls) call();
    return change;
  }
  return {
    /** Moves it in so many frames; returns in which of them it was soft. */
    move: (frames: number): readonly boolean[] =>
      Array.from({ length: frames }, () => {
        draw(true);
        return isSoft;
      }),
    rest: () => vi.advanceTimersByTime(1000),
    takes: (ms: number) => void (took = ms),
    isSoft: () => isSoft,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('on a fast device the board is always drawn with all pixels, also after a hitch', () => {
  const board = boardThatTakes(16);
  board.move(5);
  board.takes(200);
  board.move(2);
  board.takes(33);
  expect(board.move(20)).not.toContain(true);
});

test('on a slow device it is drawn with fewer pixels while it moves, from the fourth picture on, and sharp when it rests', () => {
  const board = boardThatTakes(64);
  expect(board.move(5)).toEqual([false, false, false, true, true]);
  board.rest();
  expect(board.isSoft()).toBe(false);
  expect(board.move(2)).toEqual([true, true]);
});

test('where only other work made it slow, it is sharp again from the next rest on', () => {
  const board = boardThatTakes(64);
  board.move(5);
  board.takes(16);
  board.rest();
  expect(board.move(3)).toEqual([false, false, false]);
});

test('without a graphics card it is drawn with fewer pixels while it glides, however fast, and sharp when it rests', () => {
  const board = boardThatTakes(8, true);
  expect(board.move(3)).toEqual([false, true, true]);
  board.rest();
  expect(board.isSoft()).toBe(false);
});

test('without a graphics card a single jump stays sharp', () => {
  const board = boardThatTakes(8, true);
  for (let jump = 0; jump < 3; jump++) {
    expect(board.move(1)).toEqual([false]);
    board.rest();
  }
});
