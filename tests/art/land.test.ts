import { describe, expect, test } from 'vitest';
import type { PainterSetup } from '../../src/art/contract.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { edgesOf } from '../../src/art/plane/edges.ts';
import { createLand } from '../../src/art/plane/land.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import type { Mood } from '../../src/art/light/moods.ts';
import { blankRelief } from '../../src/art/light/relief.ts';
import { openPlane } from '../../src/art/painters/openPlane.ts';
import type { BoardPainter } from '../../src/art/painters/boardPainter.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { borderCells, gridX, gridY } from '../../src/art/topology/grid.ts';
import { OWNER_SIZE } from '../../src/art/topology/owners.ts';
import type { LaidTile } from '../../src/game/index.ts';
import { SIDES, carcassonne } from '../../src/game/index.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { hashOf, planOf } from './material.ts';

const tiles = carcassonne.materialOf(['base', 'river-1']).tiles;

function tileOf(id: string): carcassonne.CarcassonneTile {
  const tile = tiles.find((one) => one.id === id);
  if (!tile) throw new Error(`There is no tile ${id}`);
  return tile;
}

describe('tiles', () => {
  test('every tile is painted completely: no gaps, no wild numbers', () => {
    for (const tile of tiles) {
      const { height, albedo, gloss, translucency } = paintTile(planOf(tile, 'country'), 'country', 64);
      for (const plane of [height, albedo, gloss, translucency])
        expect(
          plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 2),
          tile.id,
        ).toBe(true);
    }
  });

  test('the same tile is the same picture', () => {
    for (const id of ['B01', 'B04', 'B13', 'B20', 'R03', 'R11']) {
      const paint = (): number => {
        const { height, albedo } = paintTile(planTile(tileOf(id), 'country'), 'country', 96);
        return hashOf(height, albedo);
      };
      expect(paint(), id).toBe(paint());
    }
  });

  test('the shapes match the data: every half-side belongs to its field, every middle to its road, river or city', () => {
    for (const tile of tiles) {
      const { owner } = tileGeometry(tile, 'country');
      const at = (x: number, y: number): number =>
        owner[
          Math.min(OWNER_SIZE - 1, Math.floor(y * OWNER_SIZE)) * OWNER_SIZE +
            Math.min(OWNER_SIZE - 1, Math.floor(x * OWNER_SIZE))
        ] ?? -1;
      for (const [n, feature] of tile.features.entries()) {
        for (const half of feature.halves) {
          const cells = borderCells(half);
          const k = cells[Math.floor(cells.length / 2)] ?? 0;
          expect(at(gridX(k), gridY(k)), `${tile.id} ${half}`).toBe(n);
        }
        for (const side of feature.sides) {
          const place = [
            [0.5, 0.01],
            [0.99, 0.5],
            [0.5, 0.99],
            [0.01, 0.5],
          ][SIDES.indexOf(side)] ?? [0, 0];
          expect(at(place[0] ?? 0, place[1] ?? 0), `${tile.id} ${side}`).toBe(n);
        }
      }
    }
  });

  test('every feature has its own ground, and a follower on it stands there', () => {
    for (const tile of tiles) {
      const { owner, anchors } = tileGeometry(tile, 'country');
      for (const [n, { x, y }] of anchors.entries()) {
        expect(owner.filter((at) => at === n).length / owner.length, `${tile.id} ${n}`).toBeGreaterThan(0.012);
        expect(owner[Math.floor(y * OWNER_SIZE) * OWNER_SIZE + Math.floor(x * OWNER_SIZE)], `${tile.id} ${n}`).toBe(n);
      }
    }
  });

  test('coats of arms, gardens and cloisters are where the data place them', () => {
    for (const tile of tiles) {
      const plan = planOf(tile, 'country');
      const count = (kind: string): number => tile.features.filter((feature) => feature.kind === kind).length;
      expect(plan.pennants, tile.id).toHaveLength(tile.features.filter(({ marks }) => marks.pennant).length);
      expect(plan.gardens, tile.id).toHaveLength(count('garden'));
      expect(plan.markets, tile.id).toHaveLength(count('monastery'));
      for (const [x, y, r] of plan.gardens ?? [])
        expect(Math.min(x - r, y - r, 1 - x - r, 1 - y - r), tile.id).toBeGreaterThan(0);
    }
  });

  test('walls end at the corners where a city leaves its side', () => {
    expect(edgesOf(tileOf('B01'), 0)).toEqual({
      sides: ['city', 'road', 'field', 'road'],
      wallEnds: [true, false, false, true],
    });
    // After a clockwise quarter turn, the city is in the east.
    expect(edgesOf(tileOf('B01'), 1)).toEqual({
      sides: ['road', 'city', 'road', 'field'],
      wallEnds: [true, true, false, false],
    });
    expect(edgesOf(tileOf('B04'), 2).wallEnds).toEqual([false, false, false, false]);
    // Two cities at one corner both end there.
    expect(edgesOf(tileOf('B25'), 0).wallEnds).toEqual([true, false, true, true]);
  });
});

const PPU = 24;
const setup: PainterSetup = { board: null, tiles, skin: 'country', ppu: PPU, tilePx: 48 };
const { states } = growCarcassonne('land', { players: ['A', 'B'], modules: ['river-1'], tiles: 14 });
const last = states.at(-1);
const laid: readonly LaidTile[] = last ? [...last.start, ...last.laid] : [];
const SIDE = 40;

/** Works until there is nothing to do and draws the fine patches into a picture of the cells around the first tile. */
function run(
  shop: BoardPainter,
  picture: Uint8ClampedArray = new Uint8ClampedArray(4 * (SIDE * PPU) ** 2),
): Uint8ClampedArray {
  for (let steps = 0; steps < 5000; steps++) {
    const result = shop.step();
    if (result === 'done') return picture;
    if (result === 'more' || result.ppu !== PPU || result.repeats) continue;
    const { rect, picture: lit } = result;
    if (!(lit instanceof Uint8ClampedArray)) throw new Error("Expected the processor's light");
    const [left, top] = [(result.x + SIDE / 2) * PPU, (result.y + SIDE / 2) * PPU];
    for (let j = 0; j < rect.h; j++)
      picture.set(lit.subarray(j * rect.w * 4, (j + 1) * rect.w * 4), ((top + j) * SIDE * PPU + left) * 4);
  }
  throw new Error('Expected an end');
}

/** The cells of these tiles and their neighbours, the only ones that may look different. */
function part(picture: Uint8ClampedArray, of: readonly LaidTile[]): number {
  const cells = new Set(
    of.flatMap(({ x, y }) => [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${x + dx},${y + dy}`))),
  );
  const bytes: number[] = [];
  for (const cell of [...cells].sort()) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    for (let j = 0; j < PPU; j++)
      bytes.push(
        ...picture.subarray(
          (((y + SIDE / 2) * PPU + j) * SIDE * PPU + (x + SIDE / 2) * PPU) * 4,
          (((y + SIDE / 2) * PPU + j) * SIDE * PPU + (x + SIDE / 2 + 1) * PPU) * 4,
        ),
      );
  }
  return hashOf(Uint8Array.from(bytes));
}

describe('the open plane', () => {
  test('looks the same with tiles placed one by one as with all from the start, and without traces of removed tiles', () => {
    const grown = openPlane(setup);
    let picture: Uint8ClampedArray | undefined;
    let before = 0;
    for (let n = 1; n <= laid.length; n++) {
      if (picture) before = part(picture, laid.slice(0, -1));
      grown.show(laid.slice(0, n));
      picture = run(grown, picture);
    }
    const whole = openPlane(setup);
    whole.show(laid);
    const at = run(whole);
    expect(part(picture ?? at, laid)).toBe(part(at, laid));
    grown.show(laid.slice(0, -1));
    expect(part(run(grown, picture), laid.slice(0, -1))).toBe(before);
  });

  test('paints nothing where nothing changes', () => {
    const shop = openPlane(setup);
    shop.show(laid.slice(0, 3));
    run(shop);
    expect(shop.step()).toBe('done');
    shop.show(laid.slice(0, 3));
    shop.setLight({ kind: 'progress', progress: 0 });
    expect(shop.step()).toBe('done');
  });

  test('lights little more than the surroundings of one more tile', () => {
    const shop = openPlane(setup);
    shop.show(laid.slice(0, -1));
    run(shop);
    shop.show(laid);
    let cells = 0;
    for (let result = shop.step(); result !== 'done'; result = shop.step())
      if (result !== 'more') cells += result.w * result.h;
    expect(cells).toBeGreaterThan(0);
    expect(cells).toBeLessThanOrEqual(36);
  });

  test('applies a new light to everything shown, including wild land, and ends with the last piece', () => {
    const shop = openPlane(setup);
    shop.show(laid.slice(0, 2));
    run(shop);
    shop.setLight({ kind: 'dusk' });
    const relit: (string | undefined)[] = [];
    let wild = 0;
    for (let result = shop.step(); result !== 'done'; result = shop.step()) {
      if (result === 'more') continue;
      relit.push(result.relit);
      if (result.repeats) wild += result.w * result.h;
    }
    expect(relit.length).toBeGreaterThan(1);
    expect(relit.slice(0, -1).every((one) => one === 'part')).toBe(true);
    expect(relit.at(-1)).toBe('last');
    expect(wild).toBe(64);
  });

  test('has ground before any tile, coarse and complete', () => {
    const shop = openPlane({ ...setup, ppu: 64 });
    const cells = new Map<number, number>();
    for (let result = shop.step(); result !== 'done'; result = shop.step())
      if (result !== 'more')
        cells.set(result.ppu, (cells.get(result.ppu) ?? 0) + (result.repeats ? result.w * result.h : NaN));
    expect([...cells]).toEqual([[32, 64]]);
  });

  test('shows a tile placed during a new light in the old one until all of the new one is ready', () => {
    const shop = openPlane(setup);
    shop.show(laid.slice(0, 2));
    run(shop);
    shop.setLight({ kind: 'dusk' });
    for (let result = shop.step(); result === 'more' || (result !== 'done' && !result.relit); result = shop.step());
    shop.show(laid.slice(0, 3));
    const lights: [Mood, string | undefined][] = [];
    for (let result = shop.step(); result !== 'done'; result = shop.step())
      if (result !== 'more') lights.push([result.mood, result.relit]);
    const early = lights.filter(([, relit]) => relit === undefined);
    expect(early.length).toBeGreaterThan(0);
    expect(early.every(([mood]) => mood !== MOODS.dusk)).toBe(true);
    expect(lights.slice(early.length).every(([mood]) => mood === MOODS.dusk)).toBe(true);
    expect(lights.map(([, relit]) => relit).lastIndexOf('last')).toBe(lights.length - 1);
  });

  test('sends everything again to a late receiver', () => {
    const shop = openPlane(setup);
    shop.show(laid.slice(0, 2));
    const first = part(run(shop), laid.slice(0, 2));
    shop.again();
    expect(part(run(shop), laid.slice(0, 2))).toBe(first);
  });

  test('grows in memory with the tiles, not with the plane', () => {
    const land = createLand({
      ppu: 4,
      specs: new Map(tiles.map((tile) => [tile.id, tile])),
      tile: () => blankRelief(4, 4, 4),
    });
    const line = Array.from({ length: 84 }, (_, n): LaidTile => ({ tile: 'B31', x: n * 3, y: -n * 2, rotation: 0 }));
    land.show(new Map(line.map((tile) => [`${tile.x},${tile.y}`, tile])));
    for (let y = -200; y < 40; y++) for (let x = -20; x < 280; x++) land.relief(x, y);
    expect(land.kept).toBeLessThanOrEqual(84 * 9);
    land.show(new Map());
    expect(land.kept).toBe(0);
  });
});
