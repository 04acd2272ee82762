import type { Area, Patch } from '../../../art/contract.ts';
import { CHUNK } from '../../../art/plane/grid.ts';
import { makeCanvas } from '../../pictures/canvas.ts';
import type { Rect } from '../../units.ts';

/** A square of the plane, or the repeating square of wild land: a canvas that is a texture. */
export interface PlaneChunk {
  readonly x: number;
  readonly y: number;
  readonly cells: number;
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
  readonly ppu: number;
  /** The texture does not show yet what is on the canvas. */
  stale: boolean;
}

/** Name of the repeating square among the chunks. */
export const WILD = 'wild';

/** Name of the chunk that a patch belongs to. */
export const chunkOf = (patch: Patch): string =>
  patch.repeats ? WILD : `${Math.floor(patch.x / CHUNK)},${Math.floor(patch.y / CHUNK)}`;

/** An empty chunk for a patch, of the same resolution. */
export function emptyChunk(patch: Patch, key: string): PlaneChunk {
  const cells = patch.repeats ?? CHUNK;
  const [x, y] = patch.repeats ? [0, 0] : [Math.floor(patch.x / CHUNK) * CHUNK, Math.floor(patch.y / CHUNK) * CHUNK];
  return { x, y, cells, canvas: makeCanvas(cells * patch.ppu, cells * patch.ppu), key, ppu: patch.ppu, stale: false };
}

/** A copy with its own canvas, perhaps in a finer resolution. */
export const copyChunk = (chunk: PlaneChunk, key: string, ppu = chunk.ppu): PlaneChunk => ({
  ...chunk,
  canvas: makeCanvas(chunk.cells * ppu, chunk.cells * ppu, (g, w, h) => {
    g.imageSmoothingQuality = 'high';
    g.drawImage(chunk.canvas, 0, 0, w, h);
  }),
  key,
  ppu,
});

export function drawOn({ canvas, x, y, ppu }: PlaneChunk, patch: Area & Pick<Patch, 'image'>): void {
  const g = canvas.getContext('2d');
  const box = [
    Math.round((patch.x - x) * ppu),
    Math.round((patch.y - y) * ppu),
    Math.round(patch.w * ppu),
    Math.round(patch.h * ppu),
  ] as const;
  g?.clearRect(...box);
  g?.drawImage(patch.image, ...box);
}

export const reaches = ({ x, y }: PlaneChunk, area: Rect): boolean =>
  area.x < x + CHUNK && area.y < y + CHUNK && area.x + area.w > x && area.y + area.h > y;
