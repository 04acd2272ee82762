import fc from 'fast-check';
import { expect } from 'vitest';
import { surveyCastle } from '../../src/art/board/castle.ts';
import { makeNiche } from '../../src/art/board/niche.ts';
import { paintBoard } from '../../src/art/board/paintBoard.ts';
import { SKINS } from '../../src/art/contract.ts';
import type { Skin } from '../../src/art/contract.ts';
import { Surface } from '../../src/art/core/surface.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';
import { KINDS, MATERIAL, SIDES, boardIssues, tileIssues } from '../../src/game/index.ts';
import type { Board, TileSpec } from '../../src/game/index.ts';
import { SPACE_LOOKS, emptySet, numberEvenly, setSpace, toggleCell } from '../../src/session/workshop/boardEdits.ts';
import {
  PORTS,
  addInner,
  endPath,
  joinFeatures,
  markFeature,
  separatePort,
  setSquare,
  showSide,
} from '../../src/session/workshop/tileEdits.ts';

/** Random tiles and boards that people may draw. */

const step = fc.record({
  what: fc.constantFrom('side', 'side', 'side', 'part', 'join', 'mark', 'inner', 'square', 'end'),
  side: fc.constantFrom(...SIDES),
  kind: fc.constantFrom(...KINDS),
  port: fc.constantFrom(...PORTS),
  a: fc.nat(7),
  b: fc.nat(7),
});

export const drawn = fc
  .tuple(fc.constantFrom(...MATERIAL.tiles), fc.array(step, { maxLength: 10 }))
  .map(([tile, steps]) =>
    steps.reduce((now: TileSpec, { what, side, kind, port, a, b }) => {
      switch (what) {
        case 'side':
          return showSide(now, side, kind);
        case 'part':
          return separatePort(now, port);
        case 'join':
          return joinFeatures(now, a, b);
        case 'mark':
          return markFeature(now, a, now.features[a]?.kind === 'path' ? 1 : (b % 3) + 1);
        case 'inner':
          return addInner(now, a % 2 === 0 ? 'path' : 'court');
        case 'square':
          return setSquare(now, a % 2 === 0);
        case 'end':
          return endPath(now, a, b);
      }
    }, tile),
  );

const place = fc.record({ x: fc.integer({ min: -1, max: 8 }), y: fc.integer({ min: -1, max: 8 }) });
export const boards = fc
  .tuple(
    fc.boolean(),
    fc.array(place, { maxLength: 14 }),
    fc.array(fc.record({ n: fc.nat(75), side: fc.constantFrom(...SIDES), look: fc.constantFrom(...SPACE_LOOKS) }), {
      maxLength: 6,
    }),
  )
  .map(([own, places, spaces]) => {
    const cut = places.reduce((board: Board, cell) => toggleCell(board, cell), own ? emptySet().board : MATERIAL.board);
    return spaces.reduce(
      (board: Board, { n, side, look }) =>
        setSpace(board, board.cells[n % board.cells.length] ?? { x: 0, y: 0 }, side, look),
      numberEvenly(cut),
    );
  });

/** Any playable tile is painted completely, and has a place for every follower. */
export function checkTiles(skin: Skin, numRuns: number): void {
  fc.assert(
    fc.property(drawn, (tile) => {
      fc.pre(tileIssues(tile, false).length === 0);
      const { height, albedo } = paintTile(planTile(tile, skin), skin, 24);
      for (const plane of [height, albedo])
        expect(plane.every((v) => Number.isFinite(v) && v > -0.2 && v < 2)).toBe(true);
      const { anchors } = tileGeometry(tile, skin);
      expect(anchors.length).toBe(tile.features.length);
      for (const { x, y } of anchors) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    }),
    { numRuns },
  );
}

/** Any playable board has its hundred spaces and is painted completely. */
export function checkBoards(numRuns: number): void {
  fc.assert(
    fc.property(boards, fc.constantFrom(...SKINS), (board, skin) => {
      fc.pre(boardIssues(board).length === 0);
      const castle = surveyCastle(board, skin);
      const { x, y, w, h } = castle.area;
      expect(castle.track.fields.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
      for (const field of castle.track.fields)
        expect(field.x > x && field.x < x + w && field.y > y && field.y < y + h).toBe(true);
      const s = new Surface(Math.round(w * 8), Math.round(h * 8), 8, x, y);
      paintBoard(
        s,
        castle,
        board.startSpaces.map((start) => makeNiche(start, skin, 8, { joined: false, rough: true })),
      );
      for (const plane of [s.height, s.albedo])
        expect(plane.every((v) => Number.isFinite(v) && v > -1 && v < 3)).toBe(true);
    }),
    { numRuns },
  );
}
