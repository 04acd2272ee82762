import { expect, test } from 'vitest';
import { twoThirds } from '../../src/art/core/resize.ts';
import { Surface } from '../../src/art/core/surface.ts';

test('shrinking gives each pixel the mean of what it covers', () => {
  const source = new Surface(3, 3, 3);
  source.height.set([9, 0, 0, 0, 0, 0, 0, 0, 18]);
  source.albedo.set([9, 9, 9], 12);
  const { w, h, ppu, height, albedo } = twoThirds(source);
  expect([w, h, ppu]).toEqual([2, 2, 2]);
  expect([...height]).toEqual([4, 0, 0, 8]);
  // A quarter of the middle pixel belongs to each.
  expect([...albedo]).toEqual(Array.from({ length: 12 }, () => 1));
});

test('shrinking keeps the whole: nothing gets brighter, and nothing is lost', () => {
  const source = new Surface(12, 12, 12);
  for (let k = 0; k < 144; k++) source.glow[k] = (k * 7919) % 13;
  const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(twoThirds(source).glow)).toBeCloseTo(mean(source.glow));
});
