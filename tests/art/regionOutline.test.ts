import { describe, expect, test } from 'vitest';
import { createCover } from '../../src/scenes/board/cover.ts';
import { loopLength, regionShape, trace } from '../../src/art/regionOutline.ts';
import { laid, testPlaces } from '../scenes/support.ts';

const mask = (rows: readonly string[]) => {
  const width = rows[0]?.length ?? 0;
  return { width, height: rows.length, bits: Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)) };
};

describe('tracing borders', () => {
  test('a block has one border as long as its outline', () => {
    const loops = trace(mask(['....', '.##.', '.##.', '....']));
    expect(loops).toHaveLength(1);
    expect(loopLength(loops[0] ?? [])).toBe(8);
  });

  test('a hole has a separate border', () => {
    const loops = trace(mask(['#####', '#...#', '#.#.#', '#...#', '#####']));
    expect(loops.map(loopLength).sort((a, b) => a - b)).toEqual([4, 12, 20]);
  });

  test('blocks that touch only at a corner are separate', () => {
    expect(trace(mask(['#.', '.#'])).map(loopLength)).toEqual([4, 4]);
  });
});

describe('the shape of a region', () => {
  test('joins features across the border of two tiles', () => {
    const tiles = [laid(2, 2), laid(3, 2)];
    const one = regionShape([{ x: 2, y: 2, feature: 0 }], tiles, testPlaces);
    const two = regionShape(
      [
        { x: 2, y: 2, feature: 0 },
        { x: 3, y: 2, feature: 0 },
      ],
      tiles,
      testPlaces,
    );
    expect(two.loops).toHaveLength(1);
    expect(two.box).toEqual({ x: 2, y: 2, w: 2, h: 1 });
    expect(loopLength(two.loops[0] ?? [])).toBeCloseTo(loopLength(one.loops[0] ?? []) + 2, 1);
  });

  test('rotates with the tile', () => {
    const [loop] = regionShape([{ x: 0, y: 0, feature: 0 }], [laid(0, 0, 1)], testPlaces).loops;
    expect(Math.min(...(loop ?? []).map((point) => point.x))).toBeGreaterThan(0.7);
  });

  test('leaves out what is not on the table', () => {
    expect(regionShape([{ x: 7, y: 7, feature: 0 }], [], testPlaces).loops).toEqual([]);
  });
});

describe('a tile and the patches of the board picture', () => {
  const patch = { x: 1, y: 2, w: 3, h: 0.5 };
  test('is covered once strips have drawn all of its cell', () => {
    const cover = createCover({ x: 2, y: 2 });
    cover.add(patch);
    expect(cover.done).toBe(false);
    cover.add({ ...patch, y: 2.5 });
    expect(cover.done).toBe(true);
  });
  test('is not covered by patches that leave out a part of its width', () => {
    const cover = createCover({ x: 2, y: 2 });
    cover.add({ x: 2.4, y: 1, w: 3, h: 4 });
    expect(cover.done).toBe(false);
  });
});
