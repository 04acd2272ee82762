import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../src/art/geometry.ts';
import { packed } from '../../src/art/light/relief.ts';
import { edgesOf } from '../../src/art/plane/edges.ts';
import { paintTile, paintTileFine } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { OWNER_SIZE } from '../../src/art/topology/owners.ts';
import { carcassonne } from '../../src/game/index.ts';
import data from '../../src/expansions/boxes/tiles/expansion-3.json' with { type: 'json' };
import { featureAt, inside, partsOf, SIZE } from './marks.ts';
import { hashOf, planOf as planned } from './material.ts';
import { expectClear, expectOwnGround, expectSides, expectWhole } from './tileTests.ts';

const parsed = carcassonne.parseTileSet('expansion-3', data);
if (!parsed.ok) throw new Error(parsed.error.message);
const tiles = parsed.value;
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');
const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};

describe('tiles', () => {
  test('every tile is painted completely and the same every time: no gaps, no wild numbers', () => expectWhole(tiles));

  test('the same tile is the same picture', () => {
    for (const id of ['D04', 'D15', 'D20', 'D25']) {
      const paint = (): number => {
        const { height, albedo, glow } = paintTile(planTile(tileOf(id), 'country'), 'country', 96);
        return hashOf(height, albedo, glow);
      };
      expect(paint(), id).toBe(paint());
    }
  });

  test('the shapes match the data: sides, half-sides, and every city and field in one piece', () => {
    for (const tile of tiles) {
      expectSides(tile);
      const { owner } = tileGeometry(tile, 'country');
      for (const [n, { kind }] of tile.features.entries())
        if (kind === 'city' || kind === 'field') expect(partsOf(owner, n), `${tile.id} ${kind} ${n}`).toBe(1);
    }
  });

  test('every feature has its own ground; a follower there hides no mark', () => expectOwnGround(tiles));

  test('a tunnel shows its road at both ends only, and the land continues over it', () => {
    const tile = tileOf('D15');
    const geometry = tileGeometry(tile, 'country');
    const [road, city, north, south] = tile.features.keys();
    const along = Array.from({ length: 24 }, (_, n) => featureAt(geometry, 0.5, (n + 0.5) / 24));
    expect(along.filter((at, n) => at !== along[n - 1])).toEqual([road, north, city, south, road]);
  });

  test('a city that reaches a corner has a tower there, in every rotation', () => {
    expect(edgesOf(tileOf('D27'), 0).wallEnds).toEqual([true, true, true, false]);
    expect(edgesOf(tileOf('D27'), 1).wallEnds).toEqual([false, true, true, true]);
    expect(edgesOf(tileOf('D13'), 0).wallEnds).toEqual([true, false, true, false]);
    expect(edgesOf(tileOf('D25'), 0).wallEnds).toEqual([true, false, true, true]);
  });
});

const NAMES = ['volcano', 'dragon', 'portal', 'princess'];

describe('marks', () => {
  test('each mark is there once, complete on its tile, on open land or in its own city', () => {
    for (const tile of tiles) {
      const { owner } = tileGeometry(tile, 'country');
      const { landmarks = [] } = planOf(tile);
      const wanted = [...tile.flags, ...tile.features.flatMap(({ marks }) => Object.keys(marks))];
      expect(landmarks.map(({ name }) => name)).toEqual(wanted.filter((mark) => NAMES.includes(mark)));
      for (const landmark of landmarks) {
        const { x, y, a, b } = landmark;
        expect(Math.min(x - a, y - b, 1 - x - a, 1 - y - b), tile.id).toBeGreaterThan(0);
        const below = new Set(
          [...owner].filter((_, k) =>
            inside(landmark, ((k % OWNER_SIZE) + 0.5) / OWNER_SIZE, (Math.floor(k / OWNER_SIZE) + 0.5) / OWNER_SIZE),
          ),
        );
        const city = tile.features.findIndex(({ marks }) => marks[landmark.name]);
        if (city >= 0) expect([...below], tile.id).toEqual([city]);
        else expect([...below].map((n) => tile.features[n]?.kind)).toEqual(['field']);
      }
    }
  });

  test('they are visible without colour and 40 pixels wide, in every light and rotation', () => {
    for (const tile of tiles) {
      const plan = planOf(tile);
      const [landmark] = plan.landmarks ?? [];
      if (!landmark) throw new Error(`${tile.id} has no mark`);
      const [marked, bare] = [plan, { ...plan, landmarks: [] }].map((one) =>
        packed(paintTileFine(one, 'country', SIZE)),
      );
      if (!marked || !bare) throw new Error('Expected two pictures');
      expectClear(landmark, marked, bare, tile.id);
    }
  });
});
