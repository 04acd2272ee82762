import { expect, test } from 'vitest';
import { between, closeUp, shaped } from '../../src/scenes/reel/stance.ts';
import type { Rect } from '../../src/scenes/units.ts';
import { laid, viewWith } from './support.ts';

/** What pictures and videos show of the board. */

const holds = (outer: Rect, inner: Rect): boolean =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.w >= inner.x + inner.w &&
  outer.y + outer.h >= inner.y + inner.h;

test.each([
  ['wide', { x: -8, y: 1, w: 20, h: 6 }],
  ['tall', { x: 0, y: -9, w: 5, h: 17 }],
])('a %s map is shown whole, in the middle of a picture of any shape', (_, map) => {
  for (const shape of [1, 1.05, 1.2]) {
    const look = shaped(map, shape);
    expect(look.w / look.h).toBeCloseTo(shape);
    expect(holds(look, map)).toBe(true);
    expect([look.x + look.w / 2, look.y + look.h / 2]).toEqual([map.x + map.w / 2, map.y + map.h / 2]);
  }
});

test('the close-up holds the tile that was laid last, never what is beyond the picture', () => {
  const whole = { x: 0, y: 0, w: 14, h: 13 };
  for (const tile of [laid(1, 0), laid(13, 12), laid(6, 7)]) {
    const near = closeUp(viewWith({ laid: [laid(3, 3), tile] }), whole);
    expect(near.w).toBeLessThan(whole.w / 2);
    expect(near.w / near.h).toBeCloseTo(whole.w / whole.h);
    expect([holds(whole, near), holds(near, { x: tile.x, y: tile.y, w: 1, h: 1 })]).toEqual([true, true]);
  }
  expect(closeUp(viewWith({ laid: [laid(0, 0)] }), { x: -2, y: -2, w: 5, h: 5 })).toEqual({ x: -2, y: -2, w: 5, h: 5 });
  expect(closeUp(viewWith(), whole)).toEqual(whole);
});

test('the camera goes from one view to the next without a jump', () => {
  const [from, to] = [
    { x: 0, y: 0, w: 6, h: 6 },
    { x: -2, y: 0, w: 12, h: 12 },
  ];
  expect([between(from, to, 0), between(from, to, 1)]).toEqual([from, to]);
  expect(between(from, to, 0.5)).toEqual({ x: -1, y: 0, w: 9, h: 9 });
});
