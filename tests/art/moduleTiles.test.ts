import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../src/art/geometry.ts';
import { packed } from '../../src/art/light/relief.ts';
import { edgesOf } from '../../src/art/plane/edges.ts';
import { paintTileFine } from '../../src/art/tile/paintTile.ts';
import { OWNER_SIZE } from '../../src/art/topology/owners.ts';
import { LANDMARK_SHAPES } from '../../src/expansions/art/shapes.ts';
import { carcassonne } from '../../src/game/index.ts';
import { tileOf } from './block.ts';
import { featureAt, inside, partsOf, SIZE } from './marks.ts';
import { planOf as planned } from './material.ts';
import { expectClear, expectOwnGround, expectSides, expectWhole } from './tileTests.ts';

/** The tiles of all modules. What only one of them has is tested in its folder. */

const tiles = carcassonne.TILE_SETS.filter((set) => set !== 'base').flatMap(carcassonne.tileSet);
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');

describe('tiles', () => {
  test('every tile is painted completely and the same every time: no gaps, no wild numbers', () => expectWhole(tiles));

  test('the shapes match the data; only what passes below something else is in two pieces', () => {
    for (const tile of tiles) {
      expectSides(tile);
      const { owner } = tileGeometry(tile, 'country');
      const covered = new Set(tile.over.map(([, below]) => below));
      for (const [n, { kind }] of tile.features.entries()) {
        if (kind === 'river' || kind === 'road') continue;
        expect(partsOf(owner, n), `${tile.id} ${kind} ${n}`).toBe(covered.has(n) ? 2 : 1);
      }
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

  test('a road that ends at walls beside its way reaches them, and separates its fields', () => {
    for (const id of ['K02', 'K03', 'Q01', 'Q04', 'Q11']) {
      const tile = tileOf(id);
      const plan = planOf(tile);
      const ending = plan.paths.filter(({ to }) => to);
      expect(ending.length, id).toBe(1);
      const [{ to: [x, y] = [0, 0] } = {}] = ending;
      const kind = tile.features[featureAt(tileGeometry(tile, 'country'), x, y)]?.kind;
      expect(['city', 'carcassonne'], id).toContain(kind);
    }
  });

  test('two cities that cross are each entered through arches of the other', () => {
    expect(planOf(tileOf('K05')).arches).toHaveLength(2);
  });
});

/** What tiles and features may have without a landmark: painted otherwise, or for rules only. */
const UNMARKED = ['square', 'optional', 'pennant', 'wide', 'pigHerd'];

describe('marks', () => {
  test('each mark is there once, complete on its tile, on open land or in its own city', () => {
    for (const tile of tiles) {
      const { owner } = tileGeometry(tile, 'country');
      const { landmarks = [] } = planOf(tile);
      const wanted = [...tile.flags, ...tile.features.flatMap(({ marks }) => Object.keys(marks))];
      expect(landmarks.map(({ name }) => name)).toEqual(wanted.filter((mark) => !UNMARKED.includes(mark)));
      for (const landmark of landmarks) {
        const { x, y, a, b } = landmark;
        expect(Math.min(x - a, y - b, 1 - x - a, 1 - y - b), tile.id).toBeGreaterThan(0);
        const below = new Set(
          [...owner].filter((_, k) =>
            inside(landmark, ((k % OWNER_SIZE) + 0.5) / OWNER_SIZE, (Math.floor(k / OWNER_SIZE) + 0.5) / OWNER_SIZE),
          ),
        );
        const city = tile.features.findIndex(({ kind, marks }) => kind === 'city' && marks[landmark.name]);
        if (city >= 0) expect([...below], tile.id).toEqual([city]);
        else if (LANDMARK_SHAPES[landmark.name]?.on === 'land')
          expect(new Set([...below].map((n) => tile.features[n]?.kind)), tile.id).toEqual(new Set(['field']));
      }
    }
  });

  test.each(
    tiles.flatMap((tile) =>
      (planOf(tile).landmarks ?? []).map((landmark) => [`${tile.id} ${landmark.name}`, tile, landmark] as const),
    ),
  )('%s is visible without colour and 40 pixels wide, in every light and rotation', (_, tile, landmark) => {
    const plan = planOf(tile);
    const others = plan.landmarks?.filter(({ name }) => name !== landmark.name) ?? [];
    const [marked, bare] = [plan, { ...plan, landmarks: others }].map((one) =>
      packed(paintTileFine(one, 'country', SIZE)),
    );
    if (!marked || !bare) throw new Error('Expected two pictures');
    expectClear(landmark, marked, bare, tile.id);
  });
});
