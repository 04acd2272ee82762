import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StepResult } from '../../src/art/board/sheet.ts';
import type { BoardSetup, PainterSetup } from '../../src/art/contract.ts';
import { clearPaintStores, openPaintStore, versionOf } from '../../src/art/store/cacheStore.ts';
import { NO_STORE, reliefKey } from '../../src/art/store/paintStore.ts';
import type { PaintKey, PaintStore } from '../../src/art/store/paintStore.ts';
import { openPiecePainter } from '../../src/art/painters/piecePainter.ts';
import { loadNeeds } from '../../src/art/painters/loadNeeds.ts';
import { openPlane } from '../../src/art/painters/openPlane.ts';
import { openBoardPainter } from '../../src/art/painters/boardPainter.ts';
import type { BoardPainter } from '../../src/art/painters/boardPainter.ts';
import { processorLighter } from '../../src/art/light/lighter.ts';
import type { LaidTile, TileSpec } from '../../src/game/index.ts';
import { FakeCaches } from '../support/fakeCaches.ts';
import { growCarcassonne } from '../support/growCarcassonne.ts';
import { board, hashOf, tiles } from './material.ts';

let caches: FakeCaches;
beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 1, quota: 1000 }) } });
  performance.clearMarks();
});
afterEach(() => vi.unstubAllGlobals());

const key = (name: string, bytes = 4): PaintKey => ({ name, bytes });
const four = (value: number): Uint8Array<ArrayBuffer> => new Uint8Array(4).fill(value);
const writeAll = async (store: PaintStore): Promise<void> => {
  while (await store.write());
};
async function stored(store: PaintStore, ...names: string[]): Promise<(number | undefined)[]> {
  await store.load(names.map((name) => key(name)));
  return names.map((name) => store.take(key(name))?.[0]);
}
async function filled(version: string, options = {}): Promise<PaintStore> {
  const store = openPaintStore(version, options);
  for (const [n, name] of ['a', 'b', 'c'].entries()) store.put(key(name), [four(n + 1)]);
  await writeAll(store);
  return store;
}

describe('the painter’s store', () => {
  test('returns on a later visit what was painted, each once', async () => {
    await filled('one');
    const later = openPaintStore('one');
    expect(await stored(later, 'a', 'c', 'unknown')).toEqual([1, 3, undefined]);
    expect(later.take(key('a'))).toBeUndefined();
    expect(await stored(later, 'a')).toEqual([1]);
  });

  test('copies entries at once: the painter may continue with its bytes', async () => {
    const store = openPaintStore('one');
    const bytes = four(7);
    store.put(key('a'), [bytes]);
    bytes.fill(0);
    await writeAll(store);
    expect(await stored(openPaintStore('one'), 'a')).toEqual([7]);
  });

  test('finds nothing of another version, and removes what older versions stored, but nothing else', async () => {
    await filled('one');
    await caches.open('somebody-else');
    expect(await stored(openPaintStore('two'), 'a')).toEqual([undefined]);
    expect(await caches.keys()).toEqual(['somebody-else', 'ramparts-painted-two']);
  });

  test('has the hash in the built file’s name as its version; a development server has none and stores nothing', async () => {
    expect(versionOf('https://host.example/assets/painter-BUGtXp0V.js')).toBe('BUGtXp0V');
    expect(versionOf('http://localhost:5173/src/art/painter.ts?worker_file&type=module')).toBeUndefined();
    const store = openPaintStore(undefined);
    store.put(key('a'), [four(1)]);
    expect(await store.write()).toBe(false);
    expect(await caches.keys()).toEqual([]);
  });

  test('removes the oldest entries for the newest', async () => {
    await filled('one', { mostBytes: 8 });
    expect(await stored(openPaintStore('one'), 'a', 'b', 'c')).toEqual([undefined, 2, 3]);
  });

  test('never takes space that saved games may need', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 501, quota: 1000 }) } });
    await filled('one');
    expect(caches.entries.size).toBe(0);
  });

  test('removes every version when it is cleared', async () => {
    await filled('one');
    await clearPaintStores();
    expect(await caches.keys()).toEqual([]);
  });
});

describe('an unreadable entry is painted again', () => {
  test.each<[string, (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
    ['a byte is wrong', (bytes) => bytes.map((byte, at) => (at === bytes.length - 6 ? byte ^ 1 : byte))],
    ['the end is missing', (bytes) => bytes.slice(0, -3)],
    ['it is empty', () => new Uint8Array(0)],
    ['it is something else', () => new TextEncoder().encode('<!doctype html>')],
  ])('%s: it is removed', async (_, damage) => {
    await filled('one');
    const [[address, bytes] = ['', four(0)]] = caches.entries;
    caches.entries.set(address, damage(bytes));
    const later = openPaintStore('one');
    expect(await stored(later, 'a', 'b')).toEqual([undefined, 2]);
    expect(caches.entries.has(address)).toBe(false);
    later.put(key('a'), [four(9)]);
    await writeAll(later);
    expect(await stored(openPaintStore('one'), 'a')).toEqual([9]);
  });

  test('one of another length is unreadable', async () => {
    const store = openPaintStore('one');
    store.put(key('a'), [four(1), four(2)]);
    await writeAll(store);
    expect(await stored(openPaintStore('one'), 'a')).toEqual([undefined]);
  });
});

describe('a store that fails costs only time', () => {
  test.each<[string, () => void]>([
    ['there are no caches', () => vi.stubGlobal('caches', undefined)],
    [
      'caches are forbidden',
      () => vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('no', 'SecurityError')) }),
    ],
    ['the disk is full', () => void (caches.failure = new DOMException('full', 'QuotaExceededError'))],
    ['the browser never answers', () => vi.stubGlobal('caches', { keys: () => new Promise(() => undefined) })],
  ])('%s', async (_, spoil) => {
    spoil();
    const store = openPaintStore('one', { patience: 10 });
    expect(await stored(store, 'a')).toEqual([undefined]);
    store.put(key('a'), [four(1)]);
    expect(await store.write()).toBe(false);
  });
});

const marks = (name: string): number => performance.getEntriesByName(name).length;

/** Runs a painter to its end as its worker does; returns the digest of everything it shows in the end. */
async function develop(
  store: PaintStore,
  open: (store: PaintStore) => BoardPainter,
  laid: readonly LaidTile[],
): Promise<number> {
  const shop = open(store);
  shop.show(laid);
  const digests: number[] = [];
  let result: StepResult = 'more';
  while (result !== 'done') {
    await loadNeeds(shop, store, NO_STORE, () => 0);
    result = shop.step();
    if (typeof result === 'object' && !result.coarse && result.picture instanceof Uint8ClampedArray)
      digests.push(hashOf(result.picture));
  }
  await writeAll(store);
  return hashOf(Float64Array.from(digests));
}

/** Finer than the coarse picture, as in the game. */
const PPU = 36;
const castle: BoardSetup = { board, tiles, skin: 'castle', ppu: PPU, tilePx: 48 };
/** One joins a start space, two join each other. */
const town: readonly LaidTile[] = [
  { tile: 'C46', x: 4, y: 4, rotation: 0 },
  { tile: 'C58', x: 4, y: 5, rotation: 0 },
  { tile: 'C36', x: 5, y: 4, rotation: 1 },
  { tile: 'C59', x: 3, y: 8, rotation: 2 },
];
const grown = growCarcassonne('kept', { players: ['Ada', 'Jan'], modules: ['abbot'], tiles: 14 });
const plane: PainterSetup = {
  board: null,
  tiles: grown.setup.rules.material.tiles,
  skin: 'country',
  ppu: PPU,
  tilePx: 48,
};
const state = grown.states.at(-1);
const land = [...(state?.start ?? []), ...(state?.laid ?? [])];

describe.each<[string, (store: PaintStore) => BoardPainter, readonly LaidTile[]]>([
  ['castle', (store) => openBoardPainter(castle, processorLighter, store), town],
  ['countryside', (store) => openPlane(plane, processorLighter, store), land],
])('%s', (_, open, laid) => {
  /** Painted once for both tests. */
  let painted: { readonly digest: number; readonly kept: FakeCaches['all'] } | undefined;
  async function begun(): Promise<number> {
    if (!painted) {
      const digest = await develop(openPaintStore('one'), open, laid);
      expect([marks('painted') > laid.length, marks('recalled')]).toEqual([true, 0]);
      painted = { digest, kept: caches.all };
    }
    for (const [name, entries] of painted.kept) caches.all.set(name, new Map(entries));
    performance.clearMarks();
    return painted.digest;
  }

  test('a resumed game is the same to the pixel, and nothing of it is repainted', async () => {
    const first = await begun();
    expect(await develop(openPaintStore('one'), open, laid)).toBe(first);
    expect([marks('painted'), marks('recalled')]).toEqual([0, caches.entries.size]);
  });

  test('a game shown while the store is being read: nothing of it is repainted', async () => {
    await begun();
    const store = openPaintStore('one');
    const shop = open(store);
    let [reads, orders] = [0, 0];
    const interrupted: PaintStore = {
      ...store,
      async load(keys) {
        await store.load(keys);
        // By then the empty board is being painted.
        if (++reads !== 10) return;
        orders++;
        shop.show(laid);
      },
    };
    for (let result: StepResult = 'more'; result !== 'done' || orders === 0;) {
      await loadNeeds(shop, interrupted, NO_STORE, () => orders);
      result = shop.step();
    }
    expect(marks('painted')).toBe(0);
  });

  test('what is missing is painted: the picture is the same', async () => {
    const first = await begun();
    for (const address of [...caches.entries.keys()].filter((_address, n) => n % 3 === 0))
      caches.entries.delete(address);
    expect(await develop(openPaintStore('one'), open, laid)).toBe(first);
    expect(marks('painted')).toBeGreaterThan(0);
  });
});

test('a custom tile with the name of another is a different entry', () => {
  const [one, other] = [tiles[0], tiles[20]] as [TileSpec, TileSpec];
  const keyIn = (tile: TileSpec): string => openPiecePainter({ ...castle, tiles: [tile] }).handKey(tile.id).name;
  expect(keyIn({ ...other, id: one.id })).not.toBe(keyIn(one));
  expect(keyIn({ ...one })).toBe(keyIn(one));
});

test('the size is part of the key', () => {
  expect(reliefKey(['tile'], 24, 24).name).not.toBe(reliefKey(['tile'], 48, 48).name);
});

describe('a table that is opened again', () => {
  interface Visit {
    readonly shop: BoardPainter;
    readonly store: PaintStore;
    readonly lit: PaintStore;
    /** Digests of the fine pieces, by place. */
    readonly pieces: Map<string, number>;
  }
  function visit(): Visit {
    const [store, lit] = [openPaintStore('one'), openPaintStore('one', { shelf: 'lit' })];
    return { shop: openPlane(plane, processorLighter, store, lit), store, lit, pieces: new Map() };
  }

  /** As the worker does. */
  async function untilDone({ shop, store, lit, pieces }: Visit, laid: readonly LaidTile[]): Promise<void> {
    shop.show(laid);
    for (let result: StepResult = 'more'; result !== 'done';) {
      await loadNeeds(shop, store, lit, () => 0);
      result = shop.step();
      if (typeof result === 'object' && !result.coarse && result.picture instanceof Uint8ClampedArray)
        pieces.set(`${result.repeats ?? ''} ${result.x},${result.y}`, hashOf(result.picture));
    }
    await writeAll(store);
  }

  /** As the worker does when nothing has been ordered for a while. */
  async function keep({ shop, store, lit }: Visit): Promise<void> {
    do await store.load(shop.lit?.parts() ?? []);
    while (shop.lit?.keep());
    await writeAll(lit);
  }

  test('shows the same pictures as they were lit: nothing is read, assembled or painted', async () => {
    const first = visit();
    await untilDone(first, land);
    await keep(first);
    performance.clearMarks();
    const again = visit();
    await untilDone(again, land);
    expect(again.pieces).toEqual(first.pieces);
    const seen = performance.getEntriesByName('recalled').map((mark) => (mark as PerformanceMark).detail as unknown);
    expect(new Set(seen)).toEqual(new Set(['a lit chunk']));
    expect([seen.length, marks('painted')]).toEqual([first.pieces.size, 0]);
  });

  test('lights again what has changed since, and it looks as if nothing had been kept', async () => {
    const before = visit();
    await untilDone(before, land.slice(0, -1));
    await keep(before);
    const kept = visit();
    await untilDone(kept, land);
    caches.all.clear();
    const fresh = visit();
    await untilDone(fresh, land);
    expect(kept.pieces).toEqual(fresh.pieces);
  });

  test('is kept once: what is lit anew replaces what it was', async () => {
    const one = visit();
    await untilDone(one, land.slice(0, -1));
    await keep(one);
    await untilDone(one, land);
    await keep(one);
    const count = caches.all.get('ramparts-painted-one.lit')?.size;
    caches.all.clear();
    const fresh = visit();
    await untilDone(fresh, land);
    await keep(fresh);
    expect(caches.all.get('ramparts-painted-one.lit')?.size).toBe(count);
  });
});
