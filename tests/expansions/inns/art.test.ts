import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../../src/art/geometry.ts';
import { packed } from '../../../src/art/light/relief.ts';
import { paintTileFine } from '../../../src/art/tile/paintTile.ts';
import { carcassonne } from '../../../src/game/index.ts';
import { SIZE, featureAt } from '../../art/marks.ts';
import { planOf } from '../../art/material.ts';
import { expectClear, expectOwnGround, expectSides, expectWhole } from '../../art/tileTests.ts';

/** The tiles of Inns & Cathedrals. */

const tiles = carcassonne.tileSet('expansion-1');
const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};

describe('tiles', () => {
  test('every tile is painted completely and the same every time: no gaps, no wild numbers', () => expectWhole(tiles));

  test('the shapes match the data', () => tiles.forEach(expectSides));

  test('every feature has its own ground; a follower there hides no mark', () => expectOwnGround(tiles));

  test('where roads meet between two gates, short ways lead to the gates and part the fields', () => {
    const geometry = tileGeometry(tileOf('I05'), 'country');
    const across = (y: number): readonly number[] => {
      const found = Array.from({ length: 48 }, (_, n) => featureAt(geometry, (n + 0.5) / 48, y));
      return found.filter((at, n) => at !== found[n - 1]);
    };
    // North of the square: the western field, the way, which belongs to nobody, the eastern field.
    expect(across(0.3)).toEqual([7, -1, 4]);
    expect(across(0.7)).toEqual([6, -1, 5]);
  });
});

describe('marks', () => {
  const marked = tiles.filter(({ features }) => features.some(({ marks }) => marks['inn'] ?? marks['cathedral']));

  test('six tiles have an inn, and one kind a cathedral', () => {
    const names = marked.map((tile) =>
      planOf(tile, 'country')
        .landmarks?.map(({ name }) => name)
        .join(),
    );
    expect(names).toEqual(['cathedral', 'inn', 'inn', 'inn', 'inn', 'inn', 'inn']);
  });

  test('they are visible without colour and 40 pixels wide, in every light and rotation', () => {
    for (const tile of marked) {
      const plan = planOf(tile, 'country');
      const [landmark] = plan.landmarks ?? [];
      if (!landmark) throw new Error(`${tile.id} has no mark`);
      const [with_, without] = [plan, { ...plan, landmarks: [] }].map((one) =>
        packed(paintTileFine(one, 'country', SIZE)),
      );
      if (!with_ || !without) throw new Error('Expected two pictures');
      expectClear(landmark, with_, without, tile.id);
    }
  });

  test('an inn is beside the road with the mark, and a track leads there', () => {
    for (const tile of marked) {
      const [landmark] = planOf(tile, 'country').landmarks ?? [];
      if (landmark?.name !== 'inn') continue;
      const road = tile.features.findIndex(({ marks }) => marks['inn']);
      const [x = 0, y = 0] = landmark.road ?? [];
      expect(featureAt(tileGeometry(tile, 'country'), x, y), tile.id).toBe(road);
    }
  });
});
