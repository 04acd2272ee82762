import { openSheet } from '../../../src/art/board/sheet.ts';
import { areaOf } from '../../../src/art/board/area.ts';
import { surveyCastle } from '../../../src/art/board/castle.ts';
import { joinedSides, wantedFrom } from '../../../src/art/board/wanted.ts';
import { openGpu } from '../../../src/art/light/gpu/gpu.ts';
import { gpuLighter } from '../../../src/art/light/gpu/gpuLighter.ts';
import { processorLighter } from '../../../src/art/light/lighter.ts';
import type { OpenLighter } from '../../../src/art/light/lighter.ts';
import { MOODS } from '../../../src/art/light/moods.ts';
import type { Mood } from '../../../src/art/light/moods.ts';
import { packed } from '../../../src/art/light/relief.ts';
import type { Relief } from '../../../src/art/light/relief.ts';
import { paintTile } from '../../../src/art/tile/paintTile.ts';
import { planTile } from '../../../src/art/topology/fromData.ts';
import { openPiecePainter, ROTATIONS } from '../../../src/art/painters/piecePainter.ts';
import { openBoardPainter } from '../../../src/art/painters/boardPainter.ts';
import { MATERIAL } from '../../../src/game/index.ts';
import { createPrototype } from './prototype.ts';

/** Runs in a page: the time of one lighting pass over the whole board in several ways, on the same picture. */

const PPU = 96;
const ROUNDS = 6;

export interface Figures {
  readonly card: string;
  readonly width: number;
  readonly height: number;
  /** Milliseconds, the fastest of several rounds. */
  readonly passes: number;
  readonly passesWithSky: number;
  readonly oneTile: number;
  readonly prototype: number;
  readonly processor: number;
}

/** The painted board with a town of some tiles, unlit. */
function paint(): Relief {
  const { board, tiles } = MATERIAL;
  const specs = new Map(tiles.map((tile) => [tile.id, tile]));
  const unlit: OpenLighter = () => ({
    atOnce: 1e9,
    sunSteps: 0,
    changed: () => undefined,
    light: () => new Uint8ClampedArray(),
    close: () => undefined,
  });
  const sheet = openSheet({
    castle: surveyCastle(board, 'castle'),
    ppu: PPU,
    rough: true,
    lighter: unlit,
    tile({ tile, joined }) {
      const spec = specs.get(tile);
      if (!spec) throw new Error(`There is no tile ${tile}`);
      return packed(paintTile(planTile(spec, 'castle'), 'castle', PPU, joinedSides(joined)));
    },
  });
  const laid = board.cells
    .slice(0, 40)
    .map(({ x, y }, n) => ({ tile: tiles[n]?.id ?? 'C01', x, y, rotation: (n % 4) as 0 | 1 | 2 | 3 }));
  while (sheet.step(wantedFrom(laid, specs, board), MOODS.afternoon) !== 'done');
  return sheet.relief;
}

/** The fastest round is the least disturbed one. */
const least = (values: readonly number[]): number => Math.min(...values);

/** Milliseconds of each way. Each round runs all of them, so that a busy moment affects all alike. */
function timeAll<K extends string>(ways: Readonly<Record<K, (round: number) => void>>): Record<K, number> {
  const names = Object.keys(ways) as K[];
  const times = new Map<K, number[]>();
  for (let round = -1; round < ROUNDS; round++) {
    for (const name of names) {
      const start = performance.now();
      ways[name](round);
      // The first round only warms up.
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
    }
  }
  return Object.fromEntries(names.map((name) => [name, least(times.get(name) ?? [])])) as Record<K, number>;
}

/** The sun moves between two rounds. */
const at = (round: number): Mood => ({ ...MOODS.afternoon, azimuth: 300 + round });

export function measure(): Figures {
  const relief = paint();
  const { w, h } = relief;
  const whole = { x: 0, y: 0, w, h };
  const gpu = openGpu({ anyCard: true });
  if (!gpu) throw new Error('Expected WebGL 2');
  const lighter = gpuLighter(gpu)(relief, { fades: true });
  lighter.changed(whole);
  const pixel = new Uint8Array(4);
  /** Discards the picture, but makes sure that it was drawn. */
  const seen = (image: unknown): void => {
    if (!(image instanceof ImageBitmap)) throw new Error('Expected a picture of the graphics card');
    const g = new OffscreenCanvas(1, 1).getContext('2d');
    g?.drawImage(image, 0, 0);
    g?.getImageData(0, 0, 1, 1);
    image.close();
  };
  const bands = (mood: Mood): void => {
    const rows = Math.floor(lighter.atOnce / w);
    for (let y = 0; y < h; y += rows) seen(lighter.light({ x: 0, y, w, h: Math.min(rows, h - y) }, mood));
  };
  const tile = { x: 6 * PPU, y: 6 * PPU, w: PPU, h: PPU };
  const draw = createPrototype(relief);
  const times = timeAll({
    prototype(round) {
      draw.run(at(round));
      draw.gl.readPixels(0, 0, 1, 1, draw.gl.RGBA, draw.gl.UNSIGNED_BYTE, pixel);
    },
    passes: (round) => bands(at(round)),
    passesWithSky(round) {
      lighter.changed(whole);
      bands(at(round));
    },
    oneTile() {
      lighter.changed(tile);
      seen(lighter.light({ x: 5 * PPU, y: 5 * PPU, w: 3 * PPU, h: 3 * PPU }, MOODS.afternoon));
    },
    processor: (round) => void processorLighter(relief, { fades: true }).light(whole, at(round)),
  });
  const card = gpu.gl.getExtension('WEBGL_debug_renderer_info');
  return {
    card: String(card ? gpu.gl.getParameter(card.UNMASKED_RENDERER_WEBGL) : 'unknown'),
    width: w,
    height: h,
    ...times,
  };
}

/** Milliseconds from the start to the first pictures, all on one thread. */
export function firstPictures(): Readonly<Record<string, number>> {
  const { board, tiles } = MATERIAL;
  const start = performance.now();
  const setup = { board, tiles, skin: 'castle', ppu: PPU, tilePx: 192 } as const;
  const shop = openBoardPainter(setup);
  const rows = areaOf(board).h;
  const found: Record<string, number> = {};
  const reached = (name: string): void => void (found[name] ??= performance.now() - start);
  const pieces = openPiecePainter(setup);
  for (const rotation of ROTATIONS) pieces.tile('C22', rotation);
  reached('first tile');
  for (;;) {
    const result = shop.step();
    if (result === 'more') continue;
    if (result === 'done') return found;
    const bottom = result.rect.y + result.rect.h;
    if (result.ppu < PPU && bottom >= result.ppu * rows) reached('coarse board');
    if (result.ppu === PPU && bottom >= result.ppu * rows) {
      reached('fine board');
      return found;
    }
  }
}

Object.assign(window, { measure, firstPictures });
