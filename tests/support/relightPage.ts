import { MATERIAL, carcassonne } from '../../src/game/index.ts';
import { openGpu } from '../../src/art/light/gpu/gpu.ts';
import { gpuLighter } from '../../src/art/light/gpu/gpuLighter.ts';
import { processorLighter } from '../../src/art/light/lighter.ts';
import type { LitPicture, OpenLighter } from '../../src/art/light/lighter.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { blankRelief, blit, packed } from '../../src/art/light/relief.ts';
import type { PixelRect, Relief } from '../../src/art/light/relief.ts';
import { openPlane } from '../../src/art/painters/openPlane.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';

/** Runs in a page: the same small board lit by the graphics card and by the processor. */

const SIDE = 64;
const TILES = ['C36', 'C57', 'C26', 'C22', 'C46', 'C05', 'C58', 'C12', 'C59'];

export interface Comparison {
  readonly mood: string;
  /** Of all bytes, `0…255`. */
  readonly mean: number;
  /** Share of the pixels that differ by more than 24. */
  readonly far: number;
}

function board(): Relief {
  const relief = blankRelief(SIDE * 3, SIDE * 3, SIDE);
  for (const [n, id] of TILES.entries()) {
    const tile = MATERIAL.tiles.find((one) => one.id === id);
    if (tile)
      blit(
        packed(paintTile(planTile(tile, 'castle'), 'castle', SIDE)),
        relief,
        (n % 3) * SIDE,
        Math.floor(n / 3) * SIDE,
        n % 4,
        0.022,
      );
  }
  return relief;
}

function bytesOf(picture: LitPicture): Uint8ClampedArray {
  if (!(picture instanceof ImageBitmap)) return picture;
  const g = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  g?.drawImage(picture, 0, 0);
  return g?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
}

/** The visible part of a picture: without the colour of transparent pixels. */
const seen = (bytes: Uint8ClampedArray): Uint8ClampedArray =>
  bytes.map((v, i) => (i % 4 === 3 ? v : (v * (bytes[i | 3] ?? 0)) / 255));

function difference(mood: string, a: Uint8ClampedArray | undefined, b: Uint8ClampedArray | undefined): Comparison {
  if (!a || !b || a.length !== b.length) throw new Error('Expected two pictures of one size');
  const differences = Array.from(a, (v, i) => Math.abs(v - (b[i] ?? 0)));
  const far = differences.filter((v) => v > 24).length / a.length;
  return { mood, mean: differences.reduce((sum, v) => sum + v, 0) / (a.length * 0.75), far };
}

function compare(relief: Relief, rect: PixelRect, open: OpenLighter): Comparison[] {
  return Object.entries(MOODS).map(([mood, light]) => {
    const [a, b] = [open, processorLighter].map((one) => {
      const lighter = one(relief, { fades: true });
      lighter.changed({ x: 0, y: 0, w: relief.w, h: relief.h });
      return seen(bytesOf(lighter.light(rect, light)));
    });
    return difference(mood, a, b);
  });
}

const PLANE = [
  { tile: 'B01', x: 0, y: 0, rotation: 0 },
  { tile: 'B21', x: 0, y: -1, rotation: 2 },
  { tile: 'R11', x: 1, y: -1, rotation: 0 },
] as const;

/** Every piece of an open plane with a few tiles, in painting order. */
function piecesOfPlane(open: OpenLighter): Uint8ClampedArray[] {
  const { tiles } = carcassonne.materialOf(['base', 'river-1']);
  const shop = openPlane({ board: null, tiles, skin: 'country', ppu: 48, tilePx: 96 }, open);
  shop.show(PLANE);
  const pieces: Uint8ClampedArray[] = [];
  for (let result = shop.step(); result !== 'done'; result = shop.step())
    if (result !== 'more' && result.ppu === 48) pieces.push(bytesOf(result.picture));
  return pieces;
}

declare global {
  interface Window {
    relight: {
      compare: (lose: boolean) => readonly Comparison[] | 'no card';
      plane: () => readonly Comparison[] | 'no card';
    };
  }
}

window.relight = {
  plane() {
    const gpu = openGpu({ anyCard: true });
    if (!gpu) return 'no card';
    const other = piecesOfPlane(processorLighter);
    return piecesOfPlane(gpuLighter(gpu)).map((piece, n) => difference(`piece ${n}`, piece, other[n]));
  },
  compare(lose) {
    const gpu = openGpu({ anyCard: true });
    if (!gpu) return 'no card';
    const relief = board();
    if (lose) gpu.gl.getExtension('WEBGL_lose_context')?.loseContext();
    const whole = { x: 0, y: 0, w: relief.w, h: relief.h };
    return [
      ...compare(relief, whole, gpuLighter(gpu)),
      ...compare(relief, { x: 40, y: 31, w: 77, h: 90 }, gpuLighter(gpu)),
    ];
  },
};
