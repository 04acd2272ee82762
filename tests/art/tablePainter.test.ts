import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Patch, TablePainter } from '../../src/art/contract.ts';
import { openPreviewPainter } from '../../src/art/previewPainter.ts';
import { createTablePainter } from '../../src/art/tablePainter.ts';
import type { Delivery } from '../../src/art/painters/messages.ts';
import { board, tiles } from './material.ts';

/** Painters whose worker fails to load, or stops. */

class LostWorker {
  static readonly all: LostWorker[] = [];
  onmessage: ((event: { readonly data: Delivery }) => void) | null = null;
  onerror: ((event: { readonly message?: string }) => void) | null = null;
  constructor() {
    LostWorker.all.push(this);
  }
  postMessage(_message?: unknown): void {}
  terminate(): void {}
}
/** Reports that the board's painter has completed this many orders. */
const rest = (orders: number): void => LostWorker.all[0]?.onmessage?.({ data: { type: 'rest', orders } });
const lose = (): void => LostWorker.all.forEach((worker) => worker.onerror?.({}));

afterEach(() => {
  LostWorker.all.length = 0;
  vi.unstubAllGlobals();
});

test('a painter without its workers refuses earlier and later requests', async () => {
  vi.stubGlobal('Worker', LostWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const onFailed = vi.fn<() => void>();
  const painter = createTablePainter({ board, tiles, skin: 'castle', ppu: 48, tilePx: 96 }, { onFailed });
  const [tile] = tiles;
  if (!tile) throw new Error('no tile');
  const shown = vi.fn<() => void>();
  painter.tile(tile.id, shown);
  const before = painter.geometry(tile.id);
  expect(painter.failed).toBe(false);
  lose();
  await expect(before).rejects.toThrow('stopped');
  await expect(painter.geometry(tile.id)).rejects.toThrow('stopped');
  painter.tile(tile.id, shown);
  await expect(painter.outskirts()).rejects.toThrow('stopped');
  expect(shown).not.toHaveBeenCalled();
  expect(painter.failed).toBe(true);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a painter is painted when it shows the last order and has answered every request', async () => {
  vi.stubGlobal('Worker', LostWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  const painter = createTablePainter({ board, tiles, skin: 'castle', ppu: 48, tilePx: 96 });
  let painted = 0;
  const ask = (): void => void painter.painted().then(() => painted++);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  ask();
  await settled();
  expect(painted).toBe(0);
  rest(0);
  await settled();
  expect(painted).toBe(1);

  painter.show([]);
  painter.setLight({ kind: 'noon' });
  ask();
  rest(1);
  await settled();
  expect(painted).toBe(1);
  const outskirts = painter.outskirts();
  rest(2);
  await settled();
  expect(painted).toBe(1);
  LostWorker.all[1]?.onmessage?.({ data: { type: 'failed', job: 0, message: 'No woods' } });
  await expect(outskirts).rejects.toThrow('No woods');
  expect(painted).toBe(2);

  painter.show([]);
  ask();
  lose();
  await settled();
  expect(painted).toBe(3);
  await painter.painted();
});

test('a preview painter without its worker refuses requests, too', async () => {
  vi.stubGlobal('Worker', LostWorker);
  const previewPainter = openPreviewPainter();
  const [tile] = tiles;
  if (!tile) throw new Error('no tile');
  const before = previewPainter.paint(tile, 'castle', 96);
  lose();
  await expect(before).rejects.toThrow('stopped');
  await expect(previewPainter.paint(tile, 'castle', 96)).rejects.toThrow('stopped');
});

describe('a still of the empty board', () => {
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext(): object {
      return { clearRect: () => undefined, drawImage: () => undefined };
    }
  }
  const sent = vi.spyOn(LostWorker.prototype, 'postMessage');
  const image = { width: 28, height: 28 } as ImageBitmap;
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const patch = { type: 'patch', patch: { x: 0, y: 0, w: 1, h: 1, ppu: 48, image } } as const;
  const isStill = (order: unknown): boolean => (order as { type?: string }).type === 'still';

  async function opened(still: () => Promise<ImageBitmap>, before: (painter: TablePainter) => void = () => undefined) {
    vi.stubGlobal('Worker', LostWorker);
    vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
    vi.stubGlobal('OffscreenCanvas', Canvas);
    sent.mockClear();
    const painter = createTablePainter({ board, tiles, skin: 'castle', ppu: 48, tilePx: 96 }, { still });
    const shown: Patch[] = [];
    painter.onPatch((one) => shown.push(one));
    before(painter);
    await settled();
    return { painter, shown, told: sent.mock.calls.some(([order]: readonly unknown[]) => isStill(order)) };
  }

  test('is shown at once, as a coarse picture of the whole board, also to who looks later; the painter is told', async () => {
    const { painter, shown, told } = await opened(async () => image);
    expect(shown).toMatchObject([{ ...painter.area, coarse: true, shown: 0, image }]);
    expect(told).toBe(true);
    const later: Patch[] = [];
    painter.onPatch((one) => later.push(one));
    expect(later).toMatchObject([{ ...painter.area, coarse: true }]);
  });

  test.each([
    ['after the painter has painted', () => LostWorker.all[0]?.onmessage?.({ data: patch }), 1],
    ['in another light than the first', (painter: TablePainter) => painter.setLight({ kind: 'noon' }), 0],
    ['when the painter is closed', (painter: TablePainter) => painter.close(), 0],
  ] as const)('is not shown %s', async (_when, before, patches) => {
    const { shown, told } = await opened(async () => image, before);
    expect(shown).toHaveLength(patches);
    expect(told).toBe(false);
  });

  test('that is as fine as the table, as in tests with few pixels, is left out', async () => {
    const { shown, told } = await opened(async () => ({ width: 48 * 14, height: 48 * 14 }) as ImageBitmap);
    expect([shown.length, told]).toEqual([0, false]);
  });

  test('that cannot be loaded is left out', async () => {
    const { shown, told } = await opened(async () => Promise.reject(new Error('no network')));
    expect([shown.length, told]).toEqual([0, false]);
  });
});
