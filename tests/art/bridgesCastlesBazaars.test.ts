import { describe, expect, test } from 'vitest';
import type { Structure } from '../../src/art/contract.ts';
import { geometryBelow, rotatePoint, tileGeometry } from '../../src/art/geometry.ts';
import { createGround } from '../../src/art/ground.ts';
import { light } from '../../src/art/light/light.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { blankRelief, blit, packed } from '../../src/art/light/relief.ts';
import type { Relief } from '../../src/art/light/relief.ts';
import { edgesOf, withBuilt } from '../../src/art/plane/edges.ts';
import { createLand } from '../../src/art/plane/land.ts';
import { paintTileFine } from '../../src/art/tile/paintTile.ts';
import { carcassonne } from '../../src/game/index.ts';
import type { LaidTile } from '../../src/game/index.ts';
import { CLEAR, featureAt, partsOf, SIZE } from './marks.ts';
import { hashOf, planOf as planned } from './material.ts';
import { expectClear, expectOwnGround, expectSides, expectWhole } from './tileTests.ts';

const tiles = carcassonne.tileSet('expansion-8');
const all = carcassonne.materialOf(['base', 'river-1', 'expansion-8']).tiles;
const tileOf = (id: string): carcassonne.CarcassonneTile => {
  const tile = all.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
};
const planOf = (tile: carcassonne.CarcassonneTile) => planned(tile, 'country');
const LIGHTS = [MOODS.morning, MOODS.noon, MOODS.afternoon, MOODS.sunset, MOODS.dusk];
const marked = tiles.flatMap((tile) =>
  (planOf(tile).landmarks ?? []).map((landmark) => [`${tile.id} ${landmark.name}`, tile, landmark] as const),
);

describe('tiles', () => {
  test('every tile is painted completely and the same every time: no gaps, no wild numbers', () => expectWhole(tiles));

  test('the shapes match the data: sides, half-sides, and every city and field in one piece', () => {
    for (const tile of tiles) {
      expectSides(tile);
      const { owner } = tileGeometry(tile, 'country');
      for (const [n, { kind }] of tile.features.entries())
        if (kind !== 'road') expect(partsOf(owner, n), `${tile.id} ${kind} ${n}`).toBe(1);
    }
  });

  test('every feature has its own ground; a follower there hides no mark', () => expectOwnGround(tiles));
});

describe('marks', () => {
  test('each is there once, and roads end at a bazaar', () => {
    for (const tile of tiles) {
      const { landmarks = [], paths } = planOf(tile);
      const wanted = [...tile.flags, ...tile.features.flatMap(({ marks }) => Object.keys(marks))].filter(
        (mark) => mark !== 'wide',
      );
      expect(landmarks.map(({ name }) => name)).toEqual(wanted);
      const bazaar = landmarks.find(({ name }) => name === 'bazaar');
      for (const { to: [x, y] = [NaN, NaN] } of bazaar ? paths : [])
        expect(Math.hypot(x - (bazaar?.x ?? 0), y - (bazaar?.y ?? 0)), tile.id).toBeLessThan(bazaar?.a ?? 0);
    }
  });

  test.each(marked)(
    '%s is visible without colour and 40 pixels wide, in every light and rotation',
    (_, tile, landmark) => {
      const plan = planOf(tile);
      const others = plan.landmarks?.filter(({ name }) => name !== landmark.name) ?? [];
      const [seenOn, bareOn] = [plan, { ...plan, landmarks: others }].map((one) =>
        packed(paintTileFine(one, 'country', SIZE)),
      );
      if (!seenOn || !bareOn) throw new Error('Expected two pictures');
      expectClear(landmark, seenOn, bareOn, tile.id);
    },
  );
});

const reliefs = new Map<string, Relief>();
const reliefOf = (id: string): Relief => {
  const known = reliefs.get(id) ?? packed(paintTileFine(planOf(tileOf(id)), 'country', SIZE));
  reliefs.set(id, known);
  return known;
};
const openLand = () => createLand({ ppu: SIZE, specs: new Map(all.map((tile) => [tile.id, tile])), tile: reliefOf });
const asMap = (laid: readonly LaidTile[]): ReadonlyMap<string, LaidTile> =>
  new Map(laid.map((tile) => [`${tile.x},${tile.y}`, tile]));

/** Cells from `0, 0` to the right and downwards, with the wild land around them. */
function blockOf(land: ReturnType<typeof openLand>, w: number, h: number): Relief {
  const block = blankRelief((w + 2) * SIZE, (h + 2) * SIZE, SIZE);
  for (let y = -1; y <= h; y++)
    for (let x = -1; x <= w; x++) {
      const { relief, lift } = land.relief(x, y);
      blit(relief, block, (x + 1) * SIZE, (y + 1) * SIZE, 0, lift);
    }
  return block;
}

function greyOf(block: Relief, mood: (typeof LIGHTS)[number]): number[] {
  const area = { x: SIZE, y: SIZE, w: block.w - 2 * SIZE, h: block.h - 2 * SIZE };
  const pixels = light(block, area, mood);
  return Array.from({ length: area.w * area.h }, (_, k) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(k * 4, k * 4 + 3);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
}

/** How much two pictures differ where `place` is true. */
function changeIn(
  one: readonly number[],
  other: readonly number[],
  w: number,
  isIn: (x: number, y: number) => boolean,
): number {
  const picked = one.flatMap((grey, k) =>
    isIn(((k % (w * SIZE)) + 0.5) / SIZE, (Math.floor(k / (w * SIZE)) + 0.5) / SIZE)
      ? Math.abs(grey - (other[k] ?? 0))
      : [],
  );
  return picked.reduce((sum, grey) => sum + grey, 0) / picked.length;
}

const bridge = (x: number, y: number, upright: boolean): Structure => ({ kind: 'bridge', x, y, upright });
const castle = (look?: number): Structure => ({
  kind: 'castle',
  x: 0,
  y: 0,
  upright: true,
  ...(look === undefined ? {} : { look }),
});

describe('bridges', () => {
  const LAID: readonly LaidTile[] = ['B02', 'B04', 'B31', 'R06', 'M04', 'B22'].map((tile, n) => ({
    tile,
    x: n * 3,
    y: 0,
    rotation: 0,
  }));

  test('are visible without colour over any ground, in every light', () => {
    for (const { tile } of LAID) {
      const land = openLand();
      const laid = asMap([{ tile, x: 0, y: 0, rotation: 0 }]);
      land.show(laid);
      const before = blockOf(land, 1, 1);
      land.show(laid, [bridge(0, 0, true)]);
      const after = blockOf(land, 1, 1);
      for (const mood of LIGHTS) {
        const change = changeIn(greyOf(after, mood), greyOf(before, mood), 1, (x) => Math.abs(x - 0.5) < 0.09);
        expect(change, tile).toBeGreaterThan(CLEAR);
      }
    }
  });

  test('leave a tile where roads do, at their height; two in a row are one road', () => {
    const land = openLand();
    const laid = asMap([0, 1].map((x): LaidTile => ({ tile: 'B31', x, y: 0, rotation: 1 })));
    land.show(laid, [bridge(0, 0, false), bridge(1, 0, false)]);
    const { height, w } = blockOf(land, 2, 1);
    const along = Array.from({ length: 2 * SIZE }, (_, i) => height[(SIZE + SIZE / 2) * w + SIZE + i] ?? NaN);
    expect(along[0]).toBeLessThan(0.06);
    expect(along.at(-1)).toBeLessThan(0.06);
    // It nowhere comes down in between.
    expect(Math.min(...along.slice(SIZE * 0.4, SIZE * 1.6))).toBeGreaterThan(0.14);
    expect(Math.abs((along[SIZE] ?? 0) - (along[SIZE - 1] ?? 9))).toBeLessThan(0.02);
  });

  test('cast a shadow on what runs below', () => {
    const land = openLand();
    const laid = asMap([{ tile: 'B31', x: 0, y: 0, rotation: 0 }]);
    const onRoad = (x: number, y: number): boolean => x > 0.26 && x < 0.38 && Math.abs(y - 0.5) < 0.04;
    const brightness = (built: readonly Structure[]): number => {
      land.show(laid, built);
      const grey = greyOf(blockOf(land, 1, 1), MOODS.morning);
      return changeIn(
        grey,
        grey.map(() => 0),
        1,
        onRoad,
      );
    };
    expect(brightness([bridge(0, 0, true)])).toBeLessThan(brightness([]) * 0.75);
  });

  test('are built and removed without a trace', () => {
    const land = openLand();
    const laid = asMap([0, 1].map((x): LaidTile => ({ tile: 'B31', x, y: 0, rotation: 1 })));
    const hash = (): number => {
      const { height, albedo } = blockOf(land, 2, 1);
      return hashOf(height, albedo);
    };
    land.show(laid);
    const before = hash();
    expect(land.show(laid, [bridge(0, 0, false)]).length).toBe(9);
    const one = hash();
    expect(one).not.toBe(before);
    expect(land.show(laid, [bridge(0, 0, false)])).toEqual([]);
    land.show(laid, [bridge(0, 0, false), bridge(1, 0, false)]);
    land.show(laid, [bridge(0, 0, false)]);
    expect(hash()).toBe(one);
    land.show(laid);
    expect(hash()).toBe(before);
  });

  test('a road that leaves a bridge is kept clear of plants', () => {
    expect(withBuilt(edgesOf(tileOf('M04'), 1), [bridge(0, 0, false)]).sides).toEqual([
      'field',
      'road',
      'field',
      'road',
    ]);
    expect(withBuilt(edgesOf(tileOf('M04'), 1), [castle(0)]).sides).toEqual(['field', 'field', 'field', 'field']);
  });

  test('a bridge is the last feature of its tile, and the others make room for it', () => {
    const tile = tileOf('B31');
    const below = geometryBelow(tile, 'country', bridge(0, 0, true));
    const number = tile.features.length;
    expect([0.02, 0.5, 0.98].map((y) => featureAt(below, 0.5, y))).toEqual([number, number, number]);
    for (const [n, { x, y }] of below.anchors.entries()) expect(featureAt(below, x, y), `feature ${n}`).toBe(n);
    const [road, deck] = [below.anchors[0], below.anchors[number]];
    expect(road && deck && Math.hypot(road.x - deck.x, road.y - deck.y)).toBeGreaterThan(0.3);
  });

  test('the ground finds a bridge in every rotation of its tile', () => {
    const laid: LaidTile = { tile: 'B31', x: 4, y: -2, rotation: 1 };
    let built: readonly Structure[] = [];
    const ground = createGround({
      tile: (spec) => tileGeometry(spec, 'country'),
      below: (spec, one) => geometryBelow(spec, 'country', one),
      built: () => built,
      rotate: rotatePoint,
      spec: tileOf,
    });
    const number = tileOf('B31').features.length;
    const point = { x: 4.2, y: -1.5 };
    const before = ground.featureUnder(point, [laid])?.feature;
    expect(before).not.toBe(number);
    built = [bridge(4, -2, false)];
    const there = { x: 4, y: -2, feature: number };
    expect(ground.featureUnder(point, [laid])).toEqual(there);
    expect(ground.kindAt(there, [laid])).toBe('road');
    expect(ground.featureUnder(ground.feature(there, [laid]), [laid])).toEqual(there);
    built = [];
    expect(ground.featureUnder(point, [laid])?.feature).toBe(before);
    expect(ground.kindAt(there, [laid])).toBeUndefined();
  });
});

describe('castles', () => {
  const laid = asMap([
    { tile: 'B21', x: 0, y: 0, rotation: 2 },
    { tile: 'B21', x: 0, y: 1, rotation: 0 },
  ]);
  const isCastle = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.34 && Math.abs(y - 1) < 0.22;
  const pictures = [[], [castle(0)], [castle()]].map((built) => {
    const land = openLand();
    land.show(laid, built);
    return blockOf(land, 1, 2);
  });

  test('waiting and scored ones differ from the city below and from each other, without colour, in every light', () => {
    for (const mood of LIGHTS) {
      const [city = [], waiting = [], paid = []] = pictures.map((block) => greyOf(block, mood));
      expect(changeIn(waiting, city, 1, isCastle)).toBeGreaterThan(CLEAR);
      expect(changeIn(paid, city, 1, isCastle)).toBeGreaterThan(CLEAR);
      const isKeep = (x: number, y: number): boolean => Math.abs(x - 0.5) < 0.13 && Math.abs(y - 1) < 0.09;
      expect(changeIn(waiting, paid, 1, isKeep)).toBeGreaterThan(CLEAR);
    }
  });

  test('are one picture across the border of their cells', () => {
    const [, { height, albedo, w } = blankRelief(1, 1, 1)] = pictures;
    const step = (row: number): number =>
      Array.from({ length: SIZE * 0.7 }, (_, i) => (SIZE + row) * w + SIZE + Math.round(SIZE * 0.15) + i).reduce(
        (sum, k) =>
          sum +
          Math.abs((height[k] ?? 0) - (height[k - w] ?? 0)) * 800 +
          Math.abs((albedo[k * 3 + 1] ?? 0) - (albedo[(k - w) * 3 + 1] ?? 0)),
        0,
      );
    const beside = [-4, -3, -2, 2, 3, 4].map((away) => step(SIZE + away));
    expect(step(SIZE)).toBeLessThan(Math.max(...beside) * 1.2);
  });
});
