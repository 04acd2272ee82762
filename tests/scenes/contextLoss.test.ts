// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContext } from '../../src/scenes/contextLoss.ts';

let heard: boolean[];
let canvas: HTMLCanvasElement;
let gone: AbortController;
let hidden = false;
const say = (type: string): void => void canvas.dispatchEvent(new Event(type));
function hide(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  [heard, canvas, gone, hidden] = [[], document.createElement('canvas'), new AbortController(), false];
  watchContext(canvas, (isLost) => heard.push(isLost), gone.signal);
});
afterEach(() => {
  gone.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a lost context', () => {
  it('is not mentioned when it is given back soon', () => {
    say('webglcontextlost');
    vi.advanceTimersByTime(1000);
    say('webglcontextrestored');
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
  });

  it('is reported once when it is not given back, and again when it is after all', () => {
    say('webglcontextlost');
    vi.advanceTimersByTime(60_000);
    hide(true);
    hide(false);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([true]);
    say('webglcontextrestored');
    expect(heard).toEqual([true, false]);
  });

  it('is waited for while the page is hidden, and for a while after that', () => {
    hide(true);
    say('webglcontextlost');
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
    hide(false);
    vi.advanceTimersByTime(1000);
    hide(true);
    vi.advanceTimersByTime(60_000);
    hide(false);
    vi.advanceTimersByTime(2000);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([true]);
  });

  it('no longer matters when the table is closed', () => {
    say('webglcontextlost');
    gone.abort();
    vi.advanceTimersByTime(60_000);
    say('webglcontextlost');
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual([]);
  });
});
