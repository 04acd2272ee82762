import { expect, test } from 'vitest';
import { MATERIAL } from '../../src/game/index.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { expectedTiles } from '../../src/scenes/board/expected.ts';
import { laid } from './support.ts';

const kind = (id: string, count: number): TileSpec & { readonly count: number } => ({
  id,
  count,
  square: false,
  ends: [],
  features: [],
});

test('what most copies are left of is expected first; what is used up is not expected', () => {
  const tiles = [kind('A', 2), kind('B', 4), kind('C', 3), kind('D', 1)];
  const state = { laid: [laid(0, 0, 0, 'B'), laid(1, 0, 0, 'B'), laid(2, 0, 0, 'D')] };
  expect(expectedTiles({ tiles, state, hand: null })).toEqual(['C', 'A', 'B']);
  expect(expectedTiles({ tiles, state, hand: { id: 'C' } })).toEqual(['A', 'B', 'C']);
});

test('a secret stack does not matter', () => {
  const { tiles } = MATERIAL;
  const state = { laid: [laid(0, 0, 0, 'C01')] };
  const secret = { ...state, stack: ['C60', 'C59'] };
  expect(expectedTiles({ tiles, state: secret, hand: null })).toEqual(expectedTiles({ tiles, state, hand: null }));
});
