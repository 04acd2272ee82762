import { expect, test } from 'vitest';
import { blankRelief, blit } from '../../src/art/light/relief.ts';

const SIDE = 8;

test('copying a relief tells a rectangle around what it has changed', () => {
  const into = blankRelief(3 * SIDE, 3 * SIDE, SIDE);
  const source = blankRelief(SIDE, SIDE, SIDE);
  source.height[2 * SIDE + 1] = 0.5;
  source.glow[4 * SIDE + 3] = 9;
  expect(blit(source, into, 10, 5, 0, 0)).toEqual({ x: 11, y: 7, w: 3, h: 3 });
  expect(blit(source, into, 10, 5, 0, 0)).toBeUndefined();
  source.albedo[(2 * SIDE + 1) * 3 + 2] = 1;
  expect(blit(source, into, 10, 5, 0, 0)).toEqual({ x: 11, y: 7, w: 1, h: 1 });
});

test('it does so for a relief that is turned, and raised', () => {
  const into = blankRelief(SIDE, SIDE, SIDE);
  const source = blankRelief(SIDE, SIDE, SIDE);
  source.gloss[0] = 7;
  expect(blit(source, into, 0, 0, 1, 0)).toEqual({ x: SIDE - 1, y: 0, w: 1, h: 1 });
  expect(blit(source, into, 0, 0, 1, 0.1)).toEqual({ x: 0, y: 0, w: SIDE, h: SIDE });
  expect(blit(source, into, 0, 0, 1, 0.1)).toBeUndefined();
});
