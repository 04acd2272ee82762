import { describe, expect, test } from 'vitest';
import { arrowOutline, SHORTEST } from '../../src/scenes/overlay/arrows.ts';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

describe('an arrow', () => {
  test.each([
    [0, 3],
    [3, 0],
    [-3, 0],
    [-2, -2],
    [1, -4],
  ])('to %d, %d has its tip there and its tail here', (x, y) => {
    const [from, to] = [
      { x: 1, y: 1 },
      { x: 1 + x, y: 1 + y },
    ];
    const outline = arrowOutline({ from, to });
    expect(Math.min(...outline.map((point) => far(point, to)))).toBeLessThan(0.2);
    expect(Math.min(...outline.map((point) => far(point, from)))).toBeGreaterThan(0.15);
    // No part of it strays far from its direct way.
    for (const point of outline) expect(far(point, from) + far(point, to)).toBeLessThan(far(from, to) * 1.25);
  });

  test('is not drawn where there is no room for one', () => {
    expect(arrowOutline({ from: { x: 0, y: 0 }, to: { x: SHORTEST - 0.01, y: 0 } })).toEqual([]);
  });

  test('has a rim around it', () => {
    const arrow = { from: { x: 0, y: 0 }, to: { x: 3, y: 0 } };
    const [inner, outer] = [arrowOutline(arrow), arrowOutline(arrow, 0.05)];
    expect(outer.length).toBe(inner.length);
    expect(Math.max(...outer.map(({ x }) => x))).toBeGreaterThan(Math.max(...inner.map(({ x }) => x)));
  });
});
