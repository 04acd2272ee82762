import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../src/art/geometry.ts';
import { packed } from '../../src/art/light/relief.ts';
import { edgesOf } from '../../src/art/plane/edges.ts';
import { paintTile, paintTileFine } from '../../src/art/tile/paintTile.ts';
import { SIDES, carcassonne } from '../../src/game/index.ts';
import { featureAt, partsOf, SIZE } from './marks.ts';
import { planOf as planned } from './material.ts';
import { expectClear, expectOwnGround, expectSides, expectWhole } from './tileTests.ts';

const SETS = ['river-2', 'expansion-6-king', 'expansion-6-cult', 'expansion-6-count'];
const tiles = carcassonne.materialOf(SETS).tiles;
const rivers = carcassonne.materialOf(['river-1', 'river-2']).tiles;
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');
const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};
const isCult = ({ features }: carcassonne.CarcassonneTile): boolean => features.some(({ marks }) => marks['cult']);

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
});

describe('rivers', () => {
  test('leave every tile of both at the same place', () => {
    const size = 96;
    for (const tile of rivers) {
      const { height } = paintTile(planOf(tile), 'country', size);
      for (const side of tile.features.flatMap(({ kind, sides }) => (kind === 'river' ? sides : []))) {
        const n = SIDES.indexOf(side);
        const wet = Array.from({ length: size }, (_, u) => u).filter(
          (u) => (height[[u, u * size + size - 1, (size - 1) * size + u, u * size][n] ?? 0] ?? 0) < -0.02,
        );
        expect(wet.length, `${tile.id} ${side}`).toBeGreaterThan(size * 0.14);
        expect(Math.abs((Math.min(...wet) + Math.max(...wet) + 1) / 2 - size / 2), tile.id).toBeLessThanOrEqual(1.5);
      }
    }
  });

  test('fork, end at the walls of a city, and pass below one with their banks', () => {
    const kindsAlong = (id: string, place: (t: number) => readonly [number, number]): string[] => {
      const tile = tileOf(id);
      const geometry = tileGeometry(tile, 'country');
      const kinds = Array.from({ length: 48 }, (_, n) => featureAt(geometry, ...place((n + 0.5) / 48))).map(
        (n) => tile.features[n]?.kind ?? '',
      );
      return kinds.filter((kind, n) => kind !== kinds[n - 1]);
    };
    expect(kindsAlong('S02', (t) => [t, 0.5])).toEqual(['river']);
    expect(kindsAlong('S02', (t) => [0.5, t])).toEqual(['river', 'field']);
    expect(kindsAlong('S03', (t) => [t, 0.5])).toEqual(['river', 'city']);
    expect(planOf(tileOf('S03')).pools).toEqual([]);
    expect(kindsAlong('S04', (t) => [0.5, t])).toEqual(['river', 'city', 'river']);
    const waysIn = (id: string): number => planOf(tileOf(id)).arches?.length ?? 0;
    expect(['S03', 'S04', 'K05', 'S07', 'S02'].map(waysIn)).toEqual([1, 6, 2, 0, 0]);
  });

  test('the lake leaves room for its volcano', () => {
    const { landmarks = [], pools = [] } = planOf(tileOf('S12'));
    const [{ x, y, a } = { x: 0, y: 0, a: 0 }] = landmarks;
    const [[px, py, r] = [0, 0, 0]] = pools;
    expect(landmarks.map(({ name }) => name)).toEqual(['volcano']);
    expect(a).toBeGreaterThan(0.18);
    expect(Math.hypot(x - px, y - py)).toBeGreaterThan(a + r);
  });
});

describe('marks', () => {
  test('a shrine differs from a monastery on the same tile, without colour, 40 pixels wide, in every light and rotation', () => {
    const cults = tiles.filter(isCult);
    expect(cults.map(({ id }) => id)).toEqual(['H01', 'H02', 'H03', 'H04', 'H05', 'H06']);
    for (const tile of cults) {
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

  test('nothing grows across the border of structures', () => {
    expect(edgesOf(tileOf('Q06'), 0).sides).toEqual(['carcassonne', 'carcassonne', 'carcassonne', 'carcassonne']);
    expect(edgesOf(tileOf('Q02'), 0).sides).toEqual(['field', 'carcassonne', 'carcassonne', 'carcassonne']);
    expect(edgesOf(tileOf('Q11'), 0).sides).toEqual(['carcassonne', 'carcassonne', 'road', 'carcassonne']);
  });
});
