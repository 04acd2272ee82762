import { expect, test } from 'vitest';
import { power } from '../../src/bots/power.ts';

const bits = (value: number): string => Buffer.from(Float64Array.of(value).buffer).reverse().toString('hex');

test('a power is right, and the same to the last bit in every engine', () => {
  expect([power(0, 0), power(0, 3), power(1, 0.7), power(0.5, 0)]).toEqual([1, 0, 1, 1]);
  for (const [base, exponent] of [
    [0.6, 3],
    [0.94, 7],
    [2 / 3, 0.75],
  ] as const)
    expect(power(base, exponent)).toBeCloseTo(base ** exponent, 14);
  expect(bits(power(0.6, 3))).toBe('3fcba5e353f7ced8');
});
