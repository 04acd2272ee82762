import { describe, expect, test } from 'vitest';
import { light } from '../../../src/art/light/light.ts';
import { MOODS } from '../../../src/art/light/moods.ts';
import { blankRelief, blit, packed } from '../../../src/art/light/relief.ts';
import type { Relief } from '../../../src/art/light/relief.ts';
import { edgesOf } from '../../../src/art/plane/edges.ts';
import { paintTileFine } from '../../../src/art/tile/paintTile.ts';
import { planTile } from '../../../src/art/topology/fromData.ts';
import { CARCASSONNE, QUARTERS } from '../../../src/expansions/count/art/shapes.ts';
import { carcassonne } from '../../../src/game/index.ts';
import { tileOf } from '../../art/block.ts';
import { CLEAR, SIZE } from '../../art/marks.ts';

/** Columns and rows of the block, and its first cell. */
const [COLUMNS, ROWS] = [4, 3];
const [WEST, NORTH] = [-2, -1];
/** Pixels per cell on the table: at 40, a pixel at the foot of a wall is partly wall. */
const TABLE_SIZE = 96;
const names = ['palace', 'market', 'smithy', 'cathedral'] as const;

/** All of its cells, in place. */
function paintBlock(size: number): Relief {
  const block = blankRelief(COLUMNS * size, ROWS * size, size);
  for (const tile of carcassonne.tileSet('expansion-6-count')) {
    const { x, y } = tile.at ?? { x: NaN, y: NaN };
    const painted = packed(paintTileFine(planTile(tile, 'country'), 'country', size));
    blit(painted, block, (x - WEST) * size, (y - NORTH) * size, 0, 0);
  }
  return block;
}

/** A place by distance from the middle of the city, in pixels of the block. */
const pixel = (x: number, y: number): readonly [number, number] => [
  Math.round((x + CARCASSONNE.middle[0] - WEST) * SIZE),
  Math.round((y + CARCASSONNE.middle[1] - NORTH) * SIZE),
];

test('the cells of the city are one picture: nothing changes more across their borders than beside them', () => {
  const size = 80;
  const { height, albedo, w } = paintBlock(size);
  /** How much one pixel differs from another. */
  const step = (a: number, b: number): number =>
    Math.abs((height[a] ?? 0) - (height[b] ?? 0)) * 800 + Math.abs((albedo[a * 3 + 1] ?? 0) - (albedo[b * 3 + 1] ?? 0));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);
  // Within the walls.
  const [rows, columns] = [range(size * 0.55, size * 2.45), range(size * 0.65, size * 3.35)];
  const upright = (x: number): number => mean(rows.map((y) => step(y * w + x - 1, y * w + x)));
  const level = (y: number): number => mean(columns.map((x) => step((y - 1) * w + x, y * w + x)));
  for (const [borders, change] of [
    [[1, 2, 3], upright],
    [[1, 2], level],
  ] as const) {
    for (const border of borders) {
      const beside = mean([-8, -6, -5, -3, 3, 5, 6, 8].map((away) => change(border * size + away)));
      expect(change(border * size)).toBeLessThan(beside * 1.7);
    }
  }
});

test('nothing grows across the border of structures', () => {
  expect(edgesOf(tileOf('Q06'), 0).sides).toEqual(['carcassonne', 'carcassonne', 'carcassonne', 'carcassonne']);
  expect(edgesOf(tileOf('Q02'), 0).sides).toEqual(['field', 'carcassonne', 'carcassonne', 'carcassonne']);
  expect(edgesOf(tileOf('Q11'), 0).sides).toEqual(['carcassonne', 'carcassonne', 'road', 'carcassonne']);
});

describe('quarters', () => {
  const block = paintBlock(SIZE);

  /** A quarter in grey, `0…255`, row by row, optionally mirrored. */
  function greyOf(pixels: Uint8ClampedArray, name: (typeof names)[number], flipX: boolean, flipY: boolean): number[] {
    const { x, y, w, h } = QUARTERS[name].box;
    const [left, top] = pixel(x, y);
    const [width, height] = [Math.round(w * SIZE), Math.round(h * SIZE)];
    return Array.from({ length: width * height }, (_, k) => {
      const [i, j] = [k % width, Math.floor(k / width)];
      const at = ((top + (flipY ? height - 1 - j : j)) * COLUMNS * SIZE + left + (flipX ? width - 1 - i : i)) * 4;
      return 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
    });
  }

  test('differ from each other, mirrored or not: without colour, 40 pixels a cell, in every light', () => {
    for (const mood of [MOODS.morning, MOODS.noon, MOODS.afternoon, MOODS.sunset, MOODS.dusk]) {
      const pixels = light(block, { x: 0, y: 0, w: block.w, h: block.h }, mood);
      for (const [n, one] of names.entries()) {
        for (const other of names.slice(n + 1)) {
          const seen = greyOf(pixels, one, false, false);
          for (const flips of [0, 1, 2, 3]) {
            const beside = greyOf(pixels, other, flips % 2 === 1, flips > 1);
            const change = seen.reduce((sum, grey, k) => sum + Math.abs(grey - (beside[k] ?? 0)), 0) / seen.length;
            expect(change, `${one} and ${other}`).toBeGreaterThan(CLEAR);
          }
        }
      }
    }
  });

  test('have room for the Count and for followers, apart from each other and on open ground', () => {
    const places = names.flatMap((name) => [QUARTERS[name].count, ...QUARTERS[name].stands]);
    for (const [n, { x, y }] of places.entries())
      for (const other of places.slice(n + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(0.12);
    const ground = paintBlock(TABLE_SIZE);
    for (const name of names) {
      const { box, count, stands } = QUARTERS[name];
      expect(stands.length).toBeGreaterThan(5);
      for (const { x, y } of [count, ...stands]) {
        expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h, name).toBe(true);
        const [i, j] = [x + CARCASSONNE.middle[0] - WEST, y + CARCASSONNE.middle[1] - NORTH].map((at) =>
          Math.floor(at * TABLE_SIZE),
        ) as [number, number];
        expect(ground.height[j * ground.w + i], `${name} ${x} ${y}`).toBeLessThan(0.06);
      }
    }
  });
});
