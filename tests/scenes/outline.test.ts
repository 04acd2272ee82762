import { describe, expect, test } from 'vitest';
import { loopLength, regionShape, trace } from '../../src/scenes/board/outline.ts';
import { laid, testPlaces } from './support.ts';

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

  test('a hole has a border of its own', () => {
    const loops = trace(mask(['#####', '#...#', '#.#.#', '#...#', '#####']));
    expect(loops.map(loopLength).sort((a, b) => a - b)).toEqual([4, 12, 20]);
  });

  test('blocks that touch at a corner only are two', () => {
    expect(trace(mask(['#.', '.#'])).map(loopLength)).toEqual([4, 4]);
  });
});

describe('the shape of a region', () => {
  test('joins features across the border of two tiles', () => {
    const tiles = [laid(2, 2), laid(3, 2)];
    const one = regionShape([{ x: 2, y: 2, feature: 0 }], tiles, testPlaces);
    const two = regionShape([{ x: 2, y: 2, feature: 0 }, { x: 3, y: 2, feature: 0 }], tiles, testPlaces);
    expect(two.loops).toHaveLength(1);
    expect(two.box).toEqual({ x: 2, y: 2, w: 2, h: 1 });
    expect(loopLength(two.loops[0] ?? [])).toBeCloseTo(loopLength(one.loops[0] ?? []) + 2, 1);
  });

  test('turns with the tile', () => {
    const [loop] = regionShape([{ x: 0, y: 0, feature: 0 }], [laid(0, 0, 1)], testPlaces).loops;
    expect(Math.min(...(loop ?? []).map((point) => point.x))).toBeGreaterThan(0.7);
  });

  test('leaves out what is not on the table', () => {
    expect(regionShape([{ x: 7, y: 7, feature: 0 }], [], testPlaces).loops).toEqual([]);
  });
});
