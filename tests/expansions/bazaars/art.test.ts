import { expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { planOf } from '../../art/material.ts';

test('roads end at a bazaar', () => {
  const fairs = carcassonne.tileSet('expansion-8').filter(({ flags }) => flags.has('bazaar'));
  expect(fairs).toHaveLength(7);
  for (const tile of fairs) {
    const { landmarks = [], paths } = planOf(tile, 'country');
    const bazaar = landmarks.find(({ name }) => name === 'bazaar');
    for (const { to: [x, y] = [NaN, NaN] } of paths)
      expect(Math.hypot(x - (bazaar?.x ?? 0), y - (bazaar?.y ?? 0)), tile.id).toBeLessThan(bazaar?.a ?? 0);
  }
});
