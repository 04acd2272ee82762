import { expect, test } from 'vitest';
import type { TileGeometry } from '../../src/art/contract.ts';
import { createPlaces } from '../../src/scenes/board/places.ts';
import { laid, testPlaces } from './support.ts';

const shapes: TileGeometry = { anchors: [{ x: 0.5, y: 0.5 }], size: 1, owner: Int8Array.of(0) };

test('shapes prepared in a worker are not computed again', async () => {
  const workedOut: string[] = [];
  const places = createPlaces({
    track: testPlaces.track,
    tile({ id }) {
      workedOut.push(id);
      return shapes;
    },
    ahead: () => Promise.resolve(shapes),
    rotate: (point) => point,
    spec: (id) => ({ id, square: false, ends: [], features: [] }),
  });
  places.prepare('C01');
  await Promise.resolve();
  expect(places.featureUnder({ x: 3.5, y: 0.5 }, [laid(3, 0)])).toEqual({ x: 3, y: 0, feature: 0 });
  expect(workedOut).toEqual([]);
  // Requested too early, it is computed at once.
  expect(places.owner(laid(3, 0, 0, 'C02'), { x: 0.5, y: 0.5 })).toBe(0);
  expect(workedOut).toEqual(['C02']);
});
