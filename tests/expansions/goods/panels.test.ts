// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { game, moment, told } from '../../hud/moment.ts';

/** What the panels say about trade goods. */

const start =
  'city edge at 0,0 turned 1; city bridge, wine at 1,0; city edge at 0,3 turned 1; city bridge, wine at 1,3';
const DECK = '2 × city edge; monastery';
const ONE = 'place at 2,0 turned 3; pass';

test('every token is told', () => {
  expect(told(moment('goods', DECK, ONE, { start }))).toContain('Ada takes wine.');
});

test('a player’s goods say who has most, and how many are left', () => {
  const ahead = moment('goods', DECK, ONE, { start });
  expect(game.holdings(ahead, 0)).toEqual(['Wine: 1, the most so far: 10 points, 8 more on the tiles']);
  expect(game.holdings(ahead, 1)).toEqual([]);
  const even = moment('goods', DECK, `${ONE}; place at 2,3 turned 3; pass`, { start });
  expect(game.holdings(even, 1)).toEqual(['Wine: 1, tied for the most: 10 points each, 7 more on the tiles']);
});
