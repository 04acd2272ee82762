import type { Scene } from 'phaser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TablePainter } from '../../src/art/contract.ts';
import type { Delivery, Opening, PieceOrder, BoardOrder } from '../../src/art/painters/messages.ts';
import { createTablePainter } from '../../src/art/tablePainter.ts';
import { MATERIAL } from '../../src/game/index.ts';
import { createTilePictures } from '../../src/scenes/board/tilePictures.ts';
import type { TilePictures } from '../../src/scenes/board/tilePictures.ts';
import { createTileShelf } from '../../src/art/tileShelf.ts';
import { picturesOf } from '../../src/session/app/pictures.ts';

/** The pictures of single tiles, for the panels and for the table: a worker that counts them paints nothing. */

const ROTATIONS = [0, 1, 2, 3] as const;
const tiles = MATERIAL.tiles.map(({ id }) => id);

class CountingWorker {
  static readonly asked: string[] = [];
  static readonly rough: boolean[] = [];
  static latest: CountingWorker | undefined;
  static answers = true;
  /** Delivers one picture that says what it is, for the first request. */
  static deliver(type: 'rough' | 'pictures', id: string): void {
    const images = [{ width: 8, height: 8, name: type } as unknown as ImageBitmap];
    this.latest?.onmessage?.({ data: type === 'rough' ? { type, id, images } : { type, job: 0, images } });
  }
  static light = 'morning';
  onmessage: ((event: { readonly data: Delivery }) => void) | null = null;
  onerror: null = null;
  postMessage(order: Opening | PieceOrder | BoardOrder): void {
    if (!('type' in order)) return;
    if (order.type === 'light' && order.light.kind === 'progress') CountingWorker.light = String(order.light.progress);
    if (order.type !== 'tile') return;
    CountingWorker.rough.push(order.rough);
    CountingWorker.latest = this;
    CountingWorker.asked.push(`${order.id} ${CountingWorker.light}`);
    const images = ROTATIONS.map((turn) => ({ width: 8, height: 8, name: `${order.id} ${turn}` }));
    if (CountingWorker.answers)
      this.onmessage?.({ data: { type: 'pictures', job: order.job, images: images as unknown as ImageBitmap[] } });
  }
  terminate(): void {}
}

class FakeCanvas {
  width = 8;
  height = 8;
  getContext() {
    return null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', CountingWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
  vi.stubGlobal('HTMLCanvasElement', FakeCanvas);
  vi.stubGlobal('document', { createElement: () => new FakeCanvas() });
  CountingWorker.asked.length = 0;
  CountingWorker.rough.length = 0;
  CountingWorker.answers = true;
  CountingWorker.light = 'morning';
});
afterEach(() => vi.unstubAllGlobals());

function pictureTable(painter: TablePainter): TilePictures {
  const textures = new Map<string, FakeCanvas>();
  const scene = {
    textures: {
      exists: (key: string) => textures.has(key),
      get: (key: string) => ({ getSourceImage: () => textures.get(key), source: [] }),
      create: (key: string, canvas: FakeCanvas) => void textures.set(key, canvas),
      remove: (key: string) => void textures.delete(key),
      emit: () => true,
    },
  } as unknown as Scene;
  const specOf = (id: string) => {
    const spec = MATERIAL.tiles.find((one) => one.id === id);
    if (!spec) throw new Error(`There is no tile ${id}`);
    return spec;
  };
  return createTilePictures({ scene, painter, tiles: specOf, onReady: () => undefined });
}

function open() {
  const painter = createTablePainter({ ...MATERIAL, skin: 'castle', ppu: 48, tilePx: 96 });
  const { watchTile } = picturesOf({ tablePainter: () => painter, atTable: () => null, lastRules: () => 'castle' });
  return { painter, watchTile, table: pictureTable(painter) };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('a game of twenty turns asks for each picture once in each light, for tray and table together', async () => {
  const { painter, watchTile, table } = open();
  for (const [turn, id] of tiles.slice(0, 20).entries()) {
    const leave = watchTile(id, () => undefined);
    for (const rotation of ROTATIONS) table.get(id, rotation);
    table.hold(id);
    // oxlint-disable-next-line no-await-in-loop -- One turn after another.
    await settled();
    leave();
    table.release(id);
    painter.setLight({ kind: 'progress', progress: Math.floor(turn / 5) / 12 });
  }
  // Looking back at the last turns.
  for (const id of tiles.slice(10, 20)) watchTile(id, () => undefined)();
  await settled();
  expect(CountingWorker.asked.length).toBeGreaterThanOrEqual(20);
  expect(CountingWorker.asked.length).toBe(new Set(CountingWorker.asked).size);
});

test('turning a tile asks for nothing, and its pictures are there at once', async () => {
  const { watchTile, table } = open();
  watchTile('C22', () => undefined);
  table.get('C22', 0);
  await settled();
  CountingWorker.asked.length = 0;
  expect(ROTATIONS.map((rotation) => table.get('C22', rotation))).toEqual(
    ROTATIONS.map((rotation) => `tile:C22:${rotation}`),
  );
  const seen = vi.fn<(images: readonly ImageBitmap[]) => void>();
  watchTile('C22', seen);
  expect(seen).toHaveBeenCalledTimes(1);
  expect(CountingWorker.asked).toEqual([]);
});

test('the tile in hand follows the light; other tiles wait until somebody looks at them', async () => {
  const { painter, watchTile } = open();
  watchTile('C21', () => undefined);
  const seen = vi.fn<(images: readonly ImageBitmap[]) => void>();
  watchTile('C22', seen);
  await settled();
  painter.setLight({ kind: 'progress', progress: 0.5 });
  await settled();
  expect(seen).toHaveBeenCalledTimes(2);
  expect(CountingWorker.asked).toEqual(['C21 morning', 'C22 morning', 'C22 0.5']);
});

test('the number of kept pictures is limited', async () => {
  const { watchTile } = open();
  for (const id of tiles) watchTile(id, () => undefined)();
  await settled();
  CountingWorker.asked.length = 0;
  for (const id of tiles.toReversed().slice(0, 17)) watchTile(id, () => undefined)();
  expect(CountingWorker.asked).toEqual([`${tiles.at(-17)} morning`]);
});

test('rough pictures are shown until the fine ones come, and asked for only when there are none', async () => {
  CountingWorker.answers = false;
  const { watchTile, table } = open();
  const seen: string[] = [];
  const named = (images: readonly ImageBitmap[]): void =>
    void seen.push(images.map((image) => (image as unknown as { name: string }).name).join(' '));
  watchTile('C22', named);
  table.get('C22', 0);
  expect(CountingWorker.rough).toEqual([true]);
  CountingWorker.deliver('rough', 'C22');
  expect(seen).toEqual(['rough']);
  expect(table.get('C22', 0)).toBe('tile:C22:0');
  CountingWorker.deliver('pictures', 'C22');
  await settled();
  expect(seen).toEqual(['rough', 'pictures']);
  // Painted ahead: it is there as soon as it is drawn.
  CountingWorker.deliver('rough', 'C30');
  watchTile('C30', named);
  expect(seen).toEqual(['rough', 'pictures', 'rough']);
  expect(CountingWorker.rough).toEqual([true, false]);
});

test('a picture in an old light that comes late does not replace the new one', async () => {
  const answers: ((images: readonly ImageBitmap[]) => void)[] = [];
  const shelf = createTileShelf(() => new Promise((resolve) => void answers.push(resolve)));
  const seen = vi.fn<(images: readonly ImageBitmap[]) => void>();
  shelf.setLight('morning');
  shelf.watch('C22', seen);
  shelf.setLight('noon');
  const [morning, noon] = [[], []];
  answers[1]?.(noon);
  answers[0]?.(morning);
  await settled();
  expect(seen.mock.calls).toEqual([[noon]]);
  expect(seen.mock.calls[0]?.[0]).toBe(noon);
});

test('whoever stops watching and watches again while being told is told once more, not for ever', () => {
  const shelf = createTileShelf(() => new Promise(() => undefined));
  let told = 0;
  let end = (): void => undefined;
  const watch = (): void => {
    let isFirst = true;
    end = shelf.watch('A', () => {
      told += 1;
      // As the table does when a picture comes: it looks at all tiles again.
      if (isFirst || told > 50) return;
      end();
      watch();
    });
    isFirst = false;
  };
  watch();
  shelf.rough('A', []);
  expect(told).toBe(2);
});

test('a tile of which the fine picture came before it was drawn is shown with it at once', () => {
  const shelf = createTileShelf(() => new Promise(() => undefined));
  const picture = (name: string): ImageBitmap => ({ name }) as unknown as ImageBitmap;
  const roughs = ROTATIONS.map((turn) => picture(`rough ${turn}`));
  shelf.upright('A', picture('fine'));
  const seen: (readonly ImageBitmap[])[] = [];
  shelf.watch('A', (images) => void seen.push(images));
  // Turned, it is rough first.
  shelf.rough('A', roughs);
  expect(seen).toEqual([[picture('fine')], [picture('fine'), ...roughs.slice(1)]]);
});

test('the fine picture of the unrotated tile is shown before the others, until those come', async () => {
  const shelf = createTileShelf(() => new Promise(() => undefined));
  const picture = (name: string): ImageBitmap => ({ name }) as unknown as ImageBitmap;
  const seen: readonly ImageBitmap[][] = [];
  shelf.watch('A', (images) => void (seen as ImageBitmap[][]).push([...images]));
  const roughs = ROTATIONS.map((turn) => picture(`rough ${turn}`));
  const fine = picture('fine');
  shelf.rough('A', roughs);
  shelf.upright('A', fine);
  expect(seen).toEqual([roughs, [fine, ...roughs.slice(1)]]);
});
