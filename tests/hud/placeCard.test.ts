import { expect, test } from 'vitest';
import { placeCard } from '../../src/hud/hint/placeCard.ts';

const card = { w: 0.4, h: 0.3 };
/** A cell with this centre and size, as shares of what the camera shows. */
const cell = ({ x, y }: { readonly x: number; readonly y: number }, size = 0.1) => ({
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
});

test.each([
  ['nothing is spoken of', [], { at: 'bottom', side: 'centre' }],
  ['the cell is high', [{ x: 0.5, y: 0.1 }], { at: 'bottom', side: 'centre' }],
  ['the cell is low', [{ x: 0.5, y: 0.9 }], { at: 'top', side: 'centre' }],
  [
    'what it brings lies at the other end',
    [
      { x: 0.5, y: 0.9 },
      { x: 0.4, y: 0.1 },
    ],
    { at: 'bottom', side: 'start' },
  ],
  [
    'the corners are what it is about',
    [
      { x: 0.1, y: 0.9 },
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.1 },
    ],
    { at: 'bottom', side: 'centre' },
  ],
] as const)('the card of a hint does not cover its subject: %s', (_, spots, place) => {
  expect(
    placeCard(
      spots.map((spot) => cell(spot)),
      card,
    ),
  ).toEqual(place);
});

test('a card as wide as the screen avoids the cell, whatever else it covers', () => {
  expect(
    placeCard(
      [
        { x: 0.5, y: 0.85 },
        { x: 0.5, y: 0.1 },
        { x: 0.2, y: 0.1 },
      ].map((spot) => cell(spot)),
      { w: 1, h: 0.3 },
    ),
  ).toMatchObject({ at: 'top' });
});

test('zoomed in, a cell is large: the card avoids all of it; what the camera does not show cannot be covered', () => {
  expect(placeCard([cell({ x: 0.5, y: 0.55 }, 0.4)], card)).toEqual({ at: 'top', side: 'centre' });
  expect(placeCard([cell({ x: 0.5, y: 1.4 }), cell({ x: -0.3, y: 0.9 })], card)).toEqual({
    at: 'bottom',
    side: 'centre',
  });
});
