import { expect, test } from 'vitest';
import { placeCard } from '../../src/hud/hint/placeCard.ts';

const card = { w: 0.4, h: 0.3 };

test.each([
  ['nothing is spoken of', [], { at: 'bottom', side: 'centre' }],
  ['the cell is high', [{ x: 0.5, y: 0.1 }], { at: 'bottom', side: 'centre' }],
  ['the cell is low', [{ x: 0.5, y: 0.9 }], { at: 'top', side: 'centre' }],
  ['what it brings lies at the other end', [{ x: 0.5, y: 0.9 }, { x: 0.4, y: 0.1 }], { at: 'bottom', side: 'start' }],
  ['the corners are what it is about', [{ x: 0.1, y: 0.9 }, { x: 0.9, y: 0.9 }, { x: 0.1, y: 0.1 }], { at: 'bottom', side: 'centre' }],
] as const)('the card of a hint covers nothing of what it speaks of: %s', (_, spots, place) => {
  expect(placeCard(spots, card)).toEqual(place);
});

test('a card as wide as the screen goes where the cell is not, whatever else it covers', () => {
  expect(placeCard([{ x: 0.5, y: 0.85 }, { x: 0.5, y: 0.1 }, { x: 0.2, y: 0.1 }], { w: 1, h: 0.3 })).toMatchObject({ at: 'top' });
});
