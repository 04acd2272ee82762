import { describe, expect, test } from 'vitest';
import { tileGeometry } from '../../src/art/geometry.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { packed } from '../../src/art/light/relief.ts';
import { edgesOf } from '../../src/art/plane/edges.ts';
import { paintTile, paintTileFine } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { borderCells, gridX, gridY } from '../../src/art/topology/grid.ts';
import { OWNER_SIZE } from '../../src/art/topology/owners.ts';
import type { TilePlan } from '../../src/art/topology/plan.ts';
import { turn } from '../../src/art/topology/sides.ts';
import { SIDES, carcassonne } from '../../src/game/index.ts';
import data from '../../src/game/rulesets/carcassonne/data/expansion-3.json' with { type: 'json' };
import { at, CLEAR, featureAt, greys, inside, partsOf, SIZE } from './marks.ts';
import { hashOf } from './material.ts';

const parsed = carcassonne.parseTileSet('expansion-3', data);
if (!parsed.ok) throw new Error(parsed.error.message);
const tiles = parsed.value;
const planOf = (tile: carcassonne.CarcassonneTile): TilePlan => planTile(tile, 'country');
const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};

describe('tiles', () => {
  test('every tile is painted whole: no gaps, no wild numbers', () => {
    for (const tile of tiles) {
      const { height, albedo, gloss, translucency, glow } = paintTile(planOf(tile), 'country', 64);
      for (const plane of [height, albedo, gloss, translucency, glow])
        expect(
          plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 3),
          tile.id,
        ).toBe(true);
    }
  });

  test('the same tile is the same picture', () => {
    for (const id of ['D04', 'D15', 'D20', 'D25']) {
      const paint = (): number => {
        const { height, albedo, glow } = paintTile(planOf(tileOf(id)), 'country', 96);
        return hashOf(height, albedo, glow);
      };
      expect(paint(), id).toBe(paint());
    }
  });

  test('the shapes say what the data say: sides, half-sides, and every city and field in one piece', () => {
    for (const tile of tiles) {
      const geometry = tileGeometry(tile, 'country');
      for (const [n, feature] of tile.features.entries()) {
        for (const half of feature.halves) {
          const cells = borderCells(half);
          const k = cells[Math.floor(cells.length / 2)] ?? 0;
          expect(featureAt(geometry, gridX(k), gridY(k)), `${tile.id} ${half}`).toBe(n);
        }
        for (const side of feature.sides) {
          const [x, y] = turn(0.5, 0.01, SIDES.indexOf(side));
          expect(featureAt(geometry, x, y), `${tile.id} ${side}`).toBe(n);
        }
        if (feature.kind === 'city' || feature.kind === 'field')
          expect(partsOf(geometry.owner, n), `${tile.id} ${feature.kind} ${n}`).toBe(1);
      }
    }
  });

  test('every feature has ground of its own; whoever stands there hides no mark', () => {
    for (const tile of tiles) {
      const geometry = tileGeometry(tile, 'country');
      for (const [n, { x, y }] of geometry.anchors.entries()) {
        const share = geometry.owner.filter((at) => at === n).length / geometry.owner.length;
        expect(share, `${tile.id} ${n}`).toBeGreaterThan(0.012);
        expect(featureAt(geometry, x, y), `${tile.id} ${n}`).toBe(n);
        for (const { x: mx, y: my, a, b } of planOf(tile).landmarks ?? [])
          expect(Math.hypot((x - mx) / a, (y - my) / b), `${tile.id} ${n}`).toBeGreaterThan(1);
      }
    }
  });

  test('a tunnel shows its road at both ends only, and the land goes on over it', () => {
    const tile = tileOf('D15');
    const geometry = tileGeometry(tile, 'country');
    const [road, city, north, south] = tile.features.keys();
    const along = Array.from({ length: 24 }, (_, n) => featureAt(geometry, 0.5, (n + 0.5) / 24));
    expect(along.filter((at, n) => at !== along[n - 1])).toEqual([road, north, city, south, road]);
  });

  test('a city that reaches a corner has a tower there, however it lies', () => {
    expect(edgesOf(tileOf('D27'), 0).wallEnds).toEqual([true, true, true, false]);
    expect(edgesOf(tileOf('D27'), 1).wallEnds).toEqual([false, true, true, true]);
    expect(edgesOf(tileOf('D13'), 0).wallEnds).toEqual([true, false, true, false]);
    expect(edgesOf(tileOf('D25'), 0).wallEnds).toEqual([true, false, true, true]);
  });
});

const NAMES = ['volcano', 'dragon', 'portal', 'princess'];

describe('marks', () => {
  test('each mark stands once, whole on its tile, on open land or in its own city', () => {
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

  test('they are seen without colour and 40 pixels wide, in every light and turned', () => {
    for (const tile of tiles) {
      const plan = planOf(tile);
      const [landmark] = plan.landmarks ?? [];
      if (!landmark) throw new Error(`${tile.id} has no mark`);
      const [marked, bare] = [plan, { ...plan, landmarks: [] }].map((one) =>
        packed(paintTileFine(one, 'country', SIZE)),
      );
      if (!marked || !bare) throw new Error('Expected two pictures');
      for (const [n, mood] of [MOODS.morning, MOODS.noon, MOODS.afternoon, MOODS.sunset, MOODS.dusk].entries()) {
        const rotation = n % 4;
        const seen = at(landmark, rotation, greys(marked, rotation, mood));
        const without = at(landmark, rotation, greys(bare, rotation, mood));
        const change = seen.reduce((sum, grey, k) => sum + Math.abs(grey - (without[k] ?? 0)), 0) / seen.length;
        expect(seen.length, tile.id).toBeGreaterThan(55);
        expect(change, tile.id).toBeGreaterThan(CLEAR);
        // Light beside dark: something is drawn, the ground is not only another.
        const sorted = seen.toSorted((one, other) => one - other);
        const [low = 0, high = 0] = [sorted[Math.floor(sorted.length * 0.1)], sorted[Math.floor(sorted.length * 0.9)]];
        expect(high - low, tile.id).toBeGreaterThan(3 * CLEAR);
      }
    }
  });
});
