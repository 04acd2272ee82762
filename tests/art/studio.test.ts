import { afterEach, expect, test, vi } from 'vitest';
import { openPreviewPainter } from '../../src/art/previewPainter.ts';
import { createStudio } from '../../src/art/studio.ts';
import { board, tiles } from './material.ts';

/** Painters whose worker does not come, or stops. */

class LostWorker {
  static readonly all: LostWorker[] = [];
  onmessage: unknown = null;
  onerror: ((event: { readonly message?: string }) => void) | null = null;
  constructor() {
    LostWorker.all.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
}
const lose = (): void => LostWorker.all.forEach((worker) => worker.onerror?.({}));

afterEach(() => {
  LostWorker.all.length = 0;
  vi.unstubAllGlobals();
});

test('a studio without its workers refuses what was asked before and what is asked later', async () => {
  vi.stubGlobal('Worker', LostWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const onFailed = vi.fn<() => void>();
  const studio = createStudio({ board, tiles, skin: 'castle', ppu: 48, tilePx: 96 }, onFailed);
  const [tile] = tiles;
  if (!tile) throw new Error('no tile');
  const before = studio.tile(tile.id);
  expect(studio.failed).toBe(false);
  lose();
  await expect(before).rejects.toThrow('stopped');
  await expect(studio.tile(tile.id)).rejects.toThrow('stopped');
  await expect(studio.outskirts()).rejects.toThrow('stopped');
  expect(studio.failed).toBe(true);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('so does an previewPainter', async () => {
  vi.stubGlobal('Worker', LostWorker);
  const previewPainter = openPreviewPainter();
  const [tile] = tiles;
  if (!tile) throw new Error('no tile');
  const before = previewPainter.paint(tile, 'castle', 96);
  lose();
  await expect(before).rejects.toThrow('stopped');
  await expect(previewPainter.paint(tile, 'castle', 96)).rejects.toThrow('stopped');
});
