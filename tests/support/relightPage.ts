import { MATERIAL } from '../../src/game/index.ts';
import { openGpu } from '../../src/art/light/gpu/gpu.ts';
import { gpuLighter } from '../../src/art/light/gpu/gpuLighter.ts';
import { processorLighter } from '../../src/art/light/lighter.ts';
import type { LitPicture, OpenLighter } from '../../src/art/light/lighter.ts';
import { MOODS } from '../../src/art/light/moods.ts';
import { blankRelief, blit, packed } from '../../src/art/light/relief.ts';
import type { PixelRect, Relief } from '../../src/art/light/relief.ts';
import { paintTile } from '../../src/art/tile/paintTile.ts';
import { planTile } from '../../src/art/topology/fromData.ts';

/** Runs in a page: the same small board lit by the graphics card and by the processor. */

const SIDE = 64;
const TILES = ['C36', 'C57', 'C26', 'C22', 'C46', 'C05', 'C58', 'C12', 'C59'];

export interface Comparison {
  readonly mood: string;
  /** Of all bytes, `0…255`. */
  readonly mean: number;
  /** Part of the pixels that differ by more than 24. */
  readonly far: number;
}

function board(): Relief {
  const relief = blankRelief(SIDE * 3, SIDE * 3, SIDE);
  for (const [n, id] of TILES.entries()) {
    const tile = MATERIAL.tiles.find((one) => one.id === id);
    if (tile) blit(packed(paintTile(planTile(tile, 'castle'), 'castle', SIDE)), relief, (n % 3) * SIDE, Math.floor(n / 3) * SIDE, n % 4, 0.022);
  }
  return relief;
}

function bytesOf(picture: LitPicture): Uint8ClampedArray {
  if (!(picture instanceof ImageBitmap)) return picture;
  const g = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  g?.drawImage(picture, 0, 0);
  return g?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
}

/** What is seen of a picture: colour behind holes is none. */
const seen = (bytes: Uint8ClampedArray): Uint8ClampedArray => bytes.map((v, i) => (i % 4 === 3 ? v : (v * (bytes[i | 3] ?? 0)) / 255));

function compare(relief: Relief, rect: PixelRect, open: OpenLighter): Comparison[] {
  return Object.entries(MOODS).map(([mood, light]) => {
    const [a, b] = [open, processorLighter].map((one) => {
      const lighter = one(relief, { fades: true });
      lighter.changed({ x: 0, y: 0, w: relief.w, h: relief.h });
      return seen(bytesOf(lighter.light(rect, light)));
    });
    if (!a || !b || a.length !== b.length) throw new Error('Expected two pictures of one size');
    const differences = Array.from(a, (v, i) => Math.abs(v - (b[i] ?? 0)));
    const far = differences.filter((v) => v > 24).length / a.length;
    return { mood, mean: differences.reduce((sum, v) => sum + v, 0) / (a.length * 0.75), far };
  });
}

declare global {
  interface Window {
    relight: { compare: (lose: boolean) => readonly Comparison[] | 'no card' };
  }
}

window.relight = {
  compare(lose) {
    const gpu = openGpu({ anyCard: true });
    if (!gpu) return 'no card';
    const relief = board();
    if (lose) gpu.gl.getExtension('WEBGL_lose_context')?.loseContext();
    const whole = { x: 0, y: 0, w: relief.w, h: relief.h };
    return [...compare(relief, whole, gpuLighter(gpu)), ...compare(relief, { x: 40, y: 31, w: 77, h: 90 }, gpuLighter(gpu))];
  },
};
