import { describe, expect, test } from 'vitest';
import type { PointerSignal } from '../../src/scenes/input/gestures.ts';
import { createGestures } from '../../src/scenes/input/gestures.ts';

function play(grabs = false) {
  const signals: PointerSignal[] = [];
  const machine = createGestures(
    (signal) => signals.push(signal),
    () => grabs,
  );
  let time = 0;
  const at = (x: number, y: number, id = 1): { id: number; at: { x: number; y: number }; time: number } => ({
    id,
    at: { x, y },
    time,
  });
  return {
    signals,
    machine,
    wait: (ms: number) => (time += ms),
    down: (x: number, y: number, id?: number) => machine.down(at(x, y, id)),
    move: (x: number, y: number, id?: number) => machine.move(at(x, y, id)),
    up: (x: number, y: number, id?: number) => machine.up(at(x, y, id)),
    types: () => signals.map((signal) => signal.type),
  };
}

describe('gestures', () => {
  test('a short touch is a tap, two at one place are a double tap', () => {
    const p = play();
    p.down(10, 10);
    p.up(12, 10);
    p.wait(150);
    p.down(11, 11);
    p.up(11, 11);
    expect(p.signals).toEqual([
      { type: 'tap', at: { x: 12, y: 10 }, double: false },
      { type: 'tap', at: { x: 11, y: 11 }, double: true },
    ]);
  });

  test('two slow taps, or taps at two places, are single ones', () => {
    const p = play();
    p.down(10, 10);
    p.up(10, 10);
    p.wait(400);
    p.down(10, 10);
    p.up(10, 10);
    p.wait(100);
    p.down(90, 10);
    p.up(90, 10);
    expect(p.signals.map((signal) => signal.type === 'tap' && signal.double)).toEqual([false, false, false]);
  });

  test('a drag pans by the whole movement and slides on', () => {
    const p = play();
    p.down(0, 0);
    for (const x of [4, 20, 40, 60]) {
      p.wait(16);
      p.move(x, 0);
    }
    p.up(60, 0);
    const pans = p.signals.flatMap((signal) => (signal.type === 'pan' ? [signal.dx] : []));
    expect(pans.reduce((sum, dx) => sum + dx, 0)).toBe(60);
    expect(p.signals.at(-1)).toMatchObject({ type: 'fling' });
  });

  test('a grabbed object is dragged, not panned', () => {
    const p = play(true);
    p.down(0, 0);
    p.move(30, 0);
    p.up(30, 0);
    expect(p.types()).toEqual(['carry', 'dropped']);
  });

  test('two fingers apart zoom about their middle', () => {
    const p = play();
    p.down(0, 0, 1);
    p.down(100, 0, 2);
    p.move(200, 0, 2);
    expect(p.signals.at(-1)).toEqual({ type: 'pinch', at: { x: 100, y: 0 }, factor: 2, dx: 50, dy: 0 });
    p.up(200, 0, 2);
    p.up(0, 0, 1);
    expect(p.types()).not.toContain('tap');
  });

  test('two rotating fingers are a twist', () => {
    const p = play();
    p.down(0, 0, 1);
    p.down(100, 0, 2);
    for (let n = 1; n <= 10; n += 1) p.move(100 * Math.cos((n / 10) * 0.8), 100 * Math.sin((n / 10) * 0.8), 2);
    expect(p.signals.filter((signal) => signal.type === 'twist')).toEqual([{ type: 'twist', direction: 1 }]);
  });

  test('a long press asks, also about what the finger reaches next, and is no tap', () => {
    const p = play();
    p.down(10, 10);
    p.machine.hold();
    p.move(40, 10);
    p.up(40, 10);
    expect(p.signals).toEqual([
      { type: 'hold', at: { x: 10, y: 10 } },
      { type: 'hold', at: { x: 40, y: 10 } },
    ]);
  });

  test('a drag, two fingers, or a press on the previewed tile ask nothing', () => {
    const pulled = play();
    pulled.down(10, 10);
    pulled.move(60, 10);
    pulled.machine.hold();
    expect(pulled.types()).toEqual(['pan']);
    const pinched = play();
    pinched.down(10, 10);
    pinched.down(90, 10, 2);
    pinched.machine.hold();
    expect(pinched.types()).toEqual([]);
    const grabbed = play(true);
    grabbed.down(10, 10);
    grabbed.machine.hold();
    grabbed.up(10, 10);
    expect(grabbed.types()).toEqual(['tap']);
  });

  test('a touch cancelled by the system ends everything', () => {
    const p = play(true);
    p.down(0, 0);
    p.move(50, 0);
    p.machine.cancel(1);
    p.move(60, 0);
    expect(p.types()).toEqual(['carry', 'dropped', 'hover']);
  });
});
