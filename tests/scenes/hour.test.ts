import { expect, test } from 'vitest';
import type { Light } from '../../src/art/contract.ts';
import { lightOf, nextLight } from '../../src/scenes/board/hour.ts';
import { laid, viewWith } from './support.ts';

const after = (tiles: number): Light =>
  lightOf(viewWith({ laid: Array.from({ length: tiles }, (_, n) => laid(n, 0)), left: 59 - tiles }), 'day');

test('the light moves on with every tile', () => {
  expect(nextLight(undefined, after(3))).toEqual(after(3));
  expect(nextLight(after(3), after(4))).toEqual(after(4));
});

test('undoing a tile and placing another leaves the light alone', () => {
  const light = after(4);
  expect(nextLight(light, after(3))).toBe(light);
  expect(nextLight(light, after(4))).toBe(light);
  expect(nextLight(light, after(1))).toEqual(after(1));
});

test('noon stands still, and the end has another light', () => {
  const noon = lightOf(viewWith(), 'noon');
  expect(nextLight(noon, { kind: 'noon' })).toBe(noon);
  expect(nextLight(after(59), lightOf(viewWith({}, [], { over: true }), 'day'))).toEqual({ kind: 'dusk' });
});

test('a replay is stepped through at noon', () => {
  expect(lightOf(viewWith({}, [], { over: true, isReplay: true }), 'day')).toEqual({ kind: 'noon' });
});
