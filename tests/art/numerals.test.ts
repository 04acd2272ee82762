import { expect, test } from 'vitest';
import { carve } from '../../src/art/board/numerals.ts';
import { Surface } from '../../src/art/core/surface.ts';

/** The numbers of the score track. */

const SIDE = 48;
const PPU = 96;

/** Shares of the pixels of a carved digit: of all in its box, and in its corners. */
function covered(text: string): { readonly box: number; readonly corners: number } {
  const s = new Surface(SIDE, SIDE, PPU);
  const middle = SIDE / PPU / 2;
  const size = 0.3;
  carve(s, { text, x: middle, y: middle, size, bolder: 0.15, ink: { r: 1, g: 1, b: 1 } });
  const isInk = (x: number, y: number): number => ((s.albedo[s.index(x, y) * 3] ?? 0) > 0.4 ? 1 : 0);
  const [w, h] = [(size * 10) / 14 / 2, size / 2];
  const share = (points: readonly (readonly [number, number])[]): number =>
    points.reduce((sum, [x, y]) => sum + isInk(middle + x * w, middle + y * h), 0) / points.length;
  const steps = Array.from({ length: 21 }, (_, n) => -1 + n / 10);
  return {
    box: share(steps.flatMap((x) => steps.map((y) => [x, y] as const))),
    corners: share([
      [-0.97, -0.97],
      [0.97, -0.97],
      [-0.97, 0.97],
      [0.97, 0.97],
    ]),
  };
}

test.each([...'0123456789'])('the digit %s is a figure, no block', (digit) => {
  const { box, corners } = covered(digit);
  expect(box).toBeGreaterThan(0.2);
  expect(box).toBeLessThan(0.75);
  expect(corners).toBeLessThan(1);
});
