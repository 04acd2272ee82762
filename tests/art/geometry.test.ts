import { describe, expect, test } from 'vitest';
import { areaOf } from '../../src/art/board/area.ts';
import { allAnchors } from '../../src/art/allAnchors.ts';
import { SKINS } from '../../src/art/contract.ts';
import { rotatePoint, tileGeometry, trackGeometry } from '../../src/art/geometry.ts';
import { createGround } from '../../src/art/ground.ts';
import { SIDES, carcassonne } from '../../src/game/index.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { board, tileOf, tiles } from './material.ts';

describe('track', () => {
  const { fields, tokens } = trackGeometry(board);

  test('has a hundred spaces in order, without overlaps', () => {
    expect(fields.map((field) => field.n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    for (const [n, field] of fields.entries()) {
      const next = fields[(n + 1) % 100];
      const step = next ? Math.hypot(next.x - field.x, next.y - field.y) : 0;
      expect(step, `from ${n}`).toBeGreaterThan(0.12);
      expect(step, `from ${n}`).toBeLessThan(0.85);
    }
  });

  test('runs outside the cells and inside the picture', () => {
    const area = areaOf(board);
    for (const { n, x, y } of fields) {
      expect(board.rows[Math.floor(y)]?.[Math.floor(x)], `space ${n}`).not.toBe('#');
      expect(x > area.x && y > area.y && x < area.x + area.w && y < area.y + area.h).toBe(true);
    }
  });

  test('has its corner spaces at the towers; thirteen towers hold a token', () => {
    const corners = board.corners.flatMap((corner) => corner.fields).sort((a, b) => a - b);
    expect(fields.filter((field) => field.corner).map((field) => field.n)).toEqual(corners);
    expect(tokens.map((spot) => spot.field)).toEqual(
      board.corners.filter((corner) => corner.token).map((corner) => Math.min(...corner.fields)),
    );
    expect(tokens).toHaveLength(13);
    for (const spot of tokens) {
      const field = fields[spot.field];
      expect(field && Math.hypot(field.x - spot.x, field.y - spot.y)).toBeLessThan(0.6);
    }
  });
});

describe('known anchors', () => {
  const known = allAnchors();
  const at = { x: 0, y: 0, feature: 0 };
  const laid = [{ ...at, tile: 'C01', rotation: 0 as const }];
  const source = { rotate: rotatePoint, spec: tileOf };
  const computed = { tile: (tile: TileSpec) => tileGeometry(tile, 'castle') };
  const notComputed = {
    tile: (): never => {
      throw new Error('Shapes are computed');
    },
  };

  test('are those of every tile in every skin', () => {
    expect(Object.keys(known)).toEqual([...SKINS, 'country']);
    for (const skin of SKINS)
      for (const tile of tiles) expect(known[skin]?.[tile.id]).toEqual(tileGeometry(tile, skin).anchors);
    for (const tile of carcassonne.TILE_SETS.flatMap(carcassonne.tileSet))
      expect(known.country?.[tile.id]).toEqual(tileGeometry(tile, 'country').anchors);
  });

  test('place followers without shapes', () => {
    const there = createGround({ ...source, ...computed }).feature(at, laid);
    expect(createGround({ ...source, ...notComputed, anchors: known.castle }).feature(at, laid)).toEqual(there);
  });

  test('do not apply to a tile below a structure', () => {
    const bridge = { kind: 'bridge', x: 0, y: 0, upright: true };
    const [bare] = tileGeometry(tileOf('C01'), 'castle').anchors;
    const below = { anchors: [{ x: 0.25, y: 0.75 }], size: 1, owner: new Int8Array(1) };
    const ground = createGround({
      ...source,
      ...computed,
      anchors: known.castle,
      built: () => [bridge],
      below: () => below,
    });
    expect(bare).not.toEqual(below.anchors[0]);
    expect(ground.feature(at, laid)).toEqual({ x: 0.25, y: 0.75 });
  });
});

describe.each(SKINS)('tiles of %s', (skin) => {
  test('a follower stands on its feature', () => {
    for (const tile of tiles) {
      const { anchors, owner, size } = tileGeometry(tile, skin);
      expect(anchors).toHaveLength(tile.features.length);
      for (const [n, { x, y }] of anchors.entries())
        expect(owner[Math.floor(y * size) * size + Math.floor(x * size)], `${tile.id} feature ${n}`).toBe(n);
    }
  });

  test('sides belong to the features that leave there', () => {
    for (const tile of tiles) {
      const { owner, size } = tileGeometry(tile, skin);
      const at = (side: number, t: number): number | undefined => {
        const u = Math.floor(t * size);
        const last = size - 1;
        return owner[[u, u * size + last, last * size + last - u, (last - u) * size][side] ?? 0];
      };
      for (const [n, feature] of tile.features.entries()) {
        for (const side of feature.sides) expect(at(SIDES.indexOf(side), 0.5), `${tile.id} ${side}`).toBe(n);
        for (const half of feature.halves)
          expect(
            at(
              SIDES.findIndex((side) => half.startsWith(side)),
              half.endsWith('L') ? 0.36 : 0.64,
            ),
            `${tile.id} ${half}`,
          ).toBe(n);
      }
    }
  });
});

test('four quarter turns return a place', () => {
  const place = { x: 0.2, y: 0.7 };
  let turned = place;
  for (let i = 0; i < 4; i++) turned = rotatePoint(turned, 1);
  expect(turned.x).toBeCloseTo(place.x);
  expect(turned.y).toBeCloseTo(place.y);
  expect(rotatePoint({ x: 0.5, y: 0 }, 1)).toEqual({ x: 1, y: 0.5 });
});
