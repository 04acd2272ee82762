import { expect, test } from 'vitest';
import { packed } from '../../../src/art/light/relief.ts';
import { paintTileFine } from '../../../src/art/tile/paintTile.ts';
import { carcassonne } from '../../../src/game/index.ts';
import { SIZE } from '../../art/marks.ts';
import { planOf as planned } from '../../art/material.ts';
import { expectClear } from '../../art/tileTests.ts';

const tiles = carcassonne.tileSet('expansion-6-cult');
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');

test('a shrine differs from a monastery on the same tile, without colour, 40 pixels wide, in every light and rotation', () => {
  expect(tiles).toHaveLength(6);
  for (const tile of tiles) {
    const plan = planOf(tile);
    const [place] = plan.landmarks ?? [];
    if (!place) throw new Error(`${tile.id} has no mark`);
    expect(plan.landmarks).toHaveLength(1);
    expect(plan.markets).toEqual([]);
    const monastery: carcassonne.CarcassonneTile = {
      ...tile,
      features: tile.features.map((feature) => ({ ...feature, marks: {} })),
    };
    expect(planOf(monastery).markets).toHaveLength(1);
    const [cult, other] = [plan, planOf(monastery)].map((one) => packed(paintTileFine(one, 'country', SIZE)));
    if (!cult || !other) throw new Error('Expected two pictures');
    expectClear(place, cult, other, tile.id);
  }
});
