import { describe, expect, test, vi } from 'vitest';
import { areaOf } from '../../src/art/board/area.ts';
import { wantedFrom } from '../../src/art/board/wanted.ts';
import type { StepResult } from '../../src/art/board/sheet.ts';
import type { BoardSetup } from '../../src/art/contract.ts';
import { openPiecePainter, ROTATIONS } from '../../src/art/painters/piecePainter.ts';
import { openBoardPainter } from '../../src/art/painters/boardPainter.ts';
import type { BoardPainter } from '../../src/art/painters/boardPainter.ts';
import type { LaidTile } from '../../src/game/index.ts';
import { board, hashOf, tiles } from './material.ts';

const PPU = 24;
const setup: BoardSetup = { board, tiles, skin: 'castle', ppu: PPU, tilePx: 48 };
const laid: LaidTile[] = [
  { tile: 'C46', x: 4, y: 4, rotation: 0 },
  { tile: 'C58', x: 4, y: 5, rotation: 0 },
  { tile: 'C36', x: 5, y: 4, rotation: 1 },
  { tile: 'C59', x: 3, y: 8, rotation: 2 },
];

const WIDTH = PPU * areaOf(board).w;
const blank = (): Uint8ClampedArray => new Uint8ClampedArray(4 * WIDTH ** 2);

/** Runs the workshop and draws its fine patches into a picture, until `enough` returns true. */
function run(shop: BoardPainter, picture: Uint8ClampedArray, enough: (result: StepResult) => boolean): void {
  for (let steps = 0; steps < 4000; steps++) {
    const result = shop.step();
    if (typeof result !== 'string' && !result.coarse) {
      const { rect, picture: lit } = result;
      if (!(lit instanceof Uint8ClampedArray)) throw new Error("Expected the processor's light");
      for (let j = 0; j < rect.h; j++)
        picture.set(lit.subarray(j * rect.w * 4, (j + 1) * rect.w * 4), ((rect.y + j) * WIDTH + rect.x) * 4);
    }
    if (enough(result)) return;
  }
}

/** The whole picture of a new workshop. */
function develop(shop: BoardPainter): Uint8ClampedArray {
  const picture = blank();
  run(
    shop,
    picture,
    (result) =>
      typeof result !== 'string' &&
      !result.coarse &&
      result.rect.w === WIDTH &&
      result.rect.y + result.rect.h === WIDTH,
  );
  return picture;
}

/** What changes in a finished picture: a patch, followed by work ahead. */
function update(shop: BoardPainter, picture: Uint8ClampedArray): void {
  let patched = false;
  run(shop, picture, (result) => {
    if (typeof result === 'string') return patched;
    patched = true;
    return false;
  });
}

/** The board without tiles, and with all of them from the start: painted once for all tests. */
const bare = openBoardPainter(setup);
const picture = develop(bare);
const bareHash = hashOf(picture);
const atOnce = openBoardPainter(setup);
atOnce.show(laid);
const laidPicture = develop(atOnce);
const laidHash = hashOf(laidPicture);

describe('tiles placed one by one look as if they had been there from the start', () => {
  test('tiles placed one by one look as if they had been there from the start', () => {
    for (let n = 1; n <= laid.length; n++) {
      bare.show(laid.slice(0, n));
      update(bare, picture);
    }
    expect(hashOf(picture)).toBe(laidHash);
  });

  test('removing tiles restores the bare board', () => {
    bare.show([]);
    update(bare, picture);
    expect(hashOf(picture)).toBe(bareHash);
  });
});

test('where the page shows a still of the empty board there is no coarse picture, until many tiles lie', () => {
  const coarseIn = (tilesLaid: readonly LaidTile[]): number => {
    const shop = openBoardPainter(setup);
    shop.still();
    shop.show(tilesLaid);
    let coarse = 0;
    run(shop, blank(), (result) => {
      if (typeof result !== 'string' && result.coarse) coarse++;
      return result === 'done';
    });
    return coarse;
  };
  expect(coarseIn(laid)).toBe(0);
  const many = board.cells.slice(0, 12).map(({ x, y }): LaidTile => ({ tile: 'C46', x, y, rotation: 0 }));
  expect(coarseIn(many)).toBeGreaterThan(0);
});

/** What the next coarse pieces make together, up to the next fine one. */
function coarsePicture(shop: BoardPainter): Uint8ClampedArray {
  const picture = blank();
  for (;;) {
    const result = shop.step();
    if (result === 'done' || (result !== 'more' && !result.coarse)) return picture;
    if (result === 'more') continue;
    const { rect, picture: lit } = result;
    if (!(lit instanceof Uint8ClampedArray)) throw new Error("Expected the processor's light");
    for (let j = 0; j < rect.h; j++)
      picture.set(lit.subarray(j * rect.w * 4, (j + 1) * rect.w * 4), ((rect.y + j) * WIDTH + rect.x) * 4);
  }
}

test('a game that is opened while the empty board is being painted gets a coarse picture with all its tiles', () => {
  const many = board.cells.slice(0, 12).map(({ x, y }): LaidTile => ({ tile: 'C46', x, y, rotation: 0 }));
  const fromTheStart = openBoardPainter(setup);
  fromTheStart.show(many);
  const begun = openBoardPainter(setup);
  begun.still();
  begun.show([]);
  run(begun, blank(), (result) => typeof result !== 'string' && result.rect.y > 5 * PPU);
  begun.show(many);
  expect(hashOf(coarsePicture(begun))).toBe(hashOf(coarsePicture(fromTheStart)));
});

test('relighting a finished picture equals painting it in that light, with each piece lit once', () => {
  atOnce.setLight({ kind: 'dusk' });
  let pixels = 0;
  run(atOnce, laidPicture, (result) => {
    if (typeof result !== 'string' && result.relit) pixels += result.rect.w * result.rect.h;
    return typeof result !== 'string' && result.relit === 'last';
  });
  expect(pixels).toBe(WIDTH ** 2);
  const fresh = openBoardPainter(setup);
  fresh.show(laid);
  fresh.setLight({ kind: 'dusk' });
  expect(hashOf(develop(fresh))).toBe(hashOf(laidPicture));
  atOnce.setLight({ kind: 'dusk' });
  for (let steps = 0; steps < 4000; steps++) {
    const result = atOnce.step();
    expect(typeof result).toBe('string');
    if (result === 'done') break;
  }
});

test('the sun moves rarely when lit by the processor', () => {
  let changes = 0;
  for (let n = 0; n <= 60; n++) {
    bare.setLight({ kind: 'progress', progress: n / 60 });
    let waited = 0;
    run(bare, picture, (result) => {
      if (typeof result !== 'string' && result.relit === 'last') changes++;
      waited = typeof result === 'string' ? waited + 1 : 0;
      return waited > 1;
    });
  }
  expect(changes).toBe(6);
});

test('tiles painted by a helper make the same picture', () => {
  const helped = openBoardPainter(setup);
  helped.show(laid);
  const pieces = openPiecePainter(setup);
  const missing = helped.missing();
  expect(missing.map(({ tile }) => tile)).toEqual(['C59', 'C58', 'C46', 'C36']);
  for (const shape of missing) helped.take(shape, pieces.forBoard(shape, helped.ppu));
  expect(helped.missing()).toEqual([]);
  expect(hashOf(develop(helped))).toBe(laidHash);
});

test('parts of the board painted by a helper make the same picture, and are not painted twice', () => {
  const marks = vi.spyOn(performance, 'mark');
  const shop = openBoardPainter(setup);
  shop.show(laid);
  const pieces = openPiecePainter(setup);
  // The fine picture is begun after the coarse one.
  for (let steps = 0; shop.windows?.missing().length === 0 && steps < 4000; steps++) shop.step();
  const missing = shop.windows?.missing() ?? [];
  const rows = missing.map(({ rect }) => rect.y);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.toSorted((a, b) => b - a));
  for (const window of missing.slice(0, 2)) {
    const relief = pieces.windows?.paint(window);
    if (relief) shop.windows?.take(window, relief);
  }
  expect(shop.windows?.missing()).toEqual(missing.slice(2));
  marks.mockClear();
  expect(hashOf(develop(shop))).toBe(laidHash);
  const painted = marks.mock.calls.filter(([what]) => what === 'painted').map(([, options]) => options?.detail);
  for (const window of missing.slice(0, 2)) expect(painted).not.toContain(pieces.windows?.key(window).name);
  for (const window of missing.slice(2)) expect(painted).toContain(pieces.windows?.key(window).name);
  marks.mockRestore();
});

test('equal buildings join across borders, others are closed', () => {
  const specs = new Map(tiles.map((tile) => [tile.id, tile]));
  const { cells, joinedNiches } = wantedFrom(laid, specs, board);
  expect(cells.get('4,4')?.joined).toBe(0b0100);
  expect(cells.get('4,5')?.joined).toBe(0b0001);
  expect(cells.get('5,4')?.joined).toBe(0);
  expect(cells.get('3,8')?.joined).toBe(0b0001);
  expect([...joinedNiches]).toEqual(['S5']);
});

test('a tile in hand has one picture for each rotation', () => {
  const pieces = openPiecePainter(setup);
  const pictures = ROTATIONS.map((rotation) => pieces.tile('C22', rotation));
  const bytes = pictures.filter((picture) => picture instanceof Uint8ClampedArray);
  expect(bytes.map(({ length }) => length)).toEqual(Array.from({ length: 4 }, () => 4 * 48 * 48));
  expect(new Set(bytes.map((one) => hashOf(one))).size).toBe(4);
});
