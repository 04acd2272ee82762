// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { lineText } from '../../../src/hud/words/events.ts';
import { game, moment, rows } from '../../hud/moment.ts';

/** What the panels say about the pig. */

const DECK = 'straight road; monastery; straight road; monastery';
const OFFERED = 'place at 1,0; follower on north field; place at 0,1; pass; place at 2,0';

test('it is offered by name in the field of its farmer', () => {
  expect(rows(moment('pigs', DECK, OFFERED)).filter((row) => row.startsWith('Pig in the field'))).toHaveLength(1);
});

test('its points have words of their own', () => {
  const view = moment('pigs', DECK, OFFERED);
  const line = { player: 0, count: 2, each: 1, points: 2, region: null, features: [] };
  expect(lineText(game, view, { ...line, what: 'pig' })).toBe('Pig, 2 cities × 1 = 2');
  expect(lineText(game, view, { ...line, what: 'pigHerd' })).toBe('Pig herd, 2 cities × 1 = 2');
});
