// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from 'preact';
import { reasonsText } from '../../../src/hud/words/advice.ts';
import { lineText } from '../../../src/hud/words/events.ts';
import { stillMatch, tableOf } from '../../hud/fixture.ts';
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

test('the field of the farmer and the pig says what both score', () => {
  const view = moment(
    'pigs',
    '4 × monastery',
    'place at 1,0; follower on field; place at 0,2; pass; place at -1,0; pig on field',
    { start: 'city edge at 0,0 turned 2; city edge at 0,1; city edge at 2,0 turned 2; city edge at 2,1' },
  );
  const { table } = tableOf(stillMatch(view));
  expect(table.about({ what: 'feature', x: 1, y: 0, feature: 1 })?.rows?.[0]).toEqual({
    label: 'Now',
    value: '2 cities × 3 = 6. Ada: Pig, 2 cities × 1 = 2',
  });
  const host = document.createElement('div');
  render(table.layers.find(({ layer }) => layer === 'fields')?.note() ?? null, host);
  expect(host.textContent).toContain('2 cities × 3 = 6. Ada: Pig, 2 cities × 1 = 2');
});

test('a hint says what the pig is for', () => {
  expect(reasonsText(game, [{ what: 'fattens', kind: 'pig', points: 0, features: [] }])).toBe(
    'Adds the pig to the field: 1 point more for every completed city.',
  );
});
