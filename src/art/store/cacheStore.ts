import type { PaintKey, PaintStore } from './paintStore.ts';
import { NO_STORE } from './paintStore.ts';

/**
 * Painted reliefs in the browser's Cache Storage: one cache for each version of the painter, one gzip-compressed entry
 * for each relief; gzip's checksum and the length reveal damage. Failures cost only time, since everything can be
 * painted again; so they are not reported, but end reading or writing.
 */

const PREFIX = 'ramparts-painted-';
/**
 * In bytes before compression; on disk it takes a little more than half of that. All boards and tiles of the three
 * games take 125 MB.
 */
export const MOST_BYTES = 128e6;
/** The same for pictures that are lit: one large table takes 14 MB. */
export const MOST_LIT_BYTES = 32e6;
/** Saved games have priority: nothing is written once this fraction of the browser's quota is used. */
const FULL = 0.5;
/** Some browsers never answer when their storage is damaged. */
const PATIENCE_MS = 3000;

/**
 * The build puts a hash of its content into the file name of the painter, so a changed painter has another name. A
 * development server does not.
 */
export const versionOf = (address: string): string | undefined =>
  /-([\w-]{8})\.js$/.exec(new URL(address).pathname)?.[1];

interface Options {
  /** A cache of its own beside the others of the version. */
  readonly shelf?: 'lit';
  readonly mostBytes?: number;
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * Opens the store of one version of the painter. Without a version, or if the browser has no caches (plain http, some
 * private windows), nothing is stored.
 */
export function openPaintStore(
  version: string | undefined,
  { shelf, mostBytes = MOST_BYTES, patience = PATIENCE_MS }: Options = {},
): PaintStore {
  if (version === undefined || typeof caches === 'undefined') return NO_STORE;
  const opened = openCache(version, shelf).catch(() => undefined);
  /** Bytes by address, oldest first. */
  let stored: Map<string, number> | undefined;
  let readable = true;
  let writable = true;
  const ready = new Map<string, Uint8Array<ArrayBuffer>>();
  const waiting = new Map<
    string,
    { readonly key: PaintKey; readonly content: Blob; readonly instead: PaintKey | undefined }
  >();

  const list = async (cache: Cache): Promise<Map<string, number>> =>
    new Map((await cache.keys()).map(({ url }) => new URL(url).pathname).map((address) => [address, bytesOf(address)]));

  async function read(key: PaintKey): Promise<void> {
    const cache = await opened;
    if (!cache) return;
    stored ??= await list(cache);
    const address = await addressOf(key);
    if (!stored.has(address)) return;
    const bytes = await unpack(await cache.match(address)).catch(() => undefined);
    if (bytes?.length === key.bytes) ready.set(key.name, bytes);
    else {
      stored.delete(address);
      await cache.delete(address);
    }
  }

  /** Deletes the oldest entries until there is room. */
  async function makeRoom(cache: Cache, all: Map<string, number>, bytes: number): Promise<void> {
    let sum = bytes;
    for (const size of all.values()) sum += size;
    for (const [address, size] of all) {
      if (sum <= mostBytes) return;
      await cache.delete(address);
      all.delete(address);
      sum -= size;
    }
  }

  async function store(key: PaintKey, content: Blob, instead: PaintKey | undefined): Promise<void> {
    const cache = await opened;
    if (!cache || (await isFull())) throw new Error('There is no room');
    // Another painter may have written in the meantime.
    stored = await list(cache);
    if (instead && instead.name !== key.name) {
      const old = await addressOf(instead);
      await cache.delete(old);
      stored.delete(old);
    }
    await makeRoom(cache, stored, key.bytes);
    const address = await addressOf(key);
    const packed = await new Response(content.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
    await cache.put(address, new Response(packed));
    stored.set(address, key.bytes);
  }

  return {
    async load(keys) {
      const wanted = readable ? keys.filter(({ name }) => !ready.has(name)) : [];
      if (!wanted.length) return;
      // Returns early if none of the entries is stored, as far as earlier reads have listed the cache.
      if (stored && (await Promise.all(wanted.map(addressOf))).every((address) => !stored?.has(address))) return;
      const done = await within(patience, Promise.all(wanted.map(read)));
      if (!done) readable = writable = false;
    },
    has: ({ name }) => ready.has(name),
    take({ name }) {
      const bytes = ready.get(name);
      ready.delete(name);
      return bytes;
    },
    put(key, bytes, instead) {
      if (writable) waiting.set(key.name, { key, content: new Blob([...bytes]), instead });
    },
    async write() {
      const [first] = waiting.values();
      if (!first || !writable) return false;
      waiting.delete(first.key.name);
      writable = await store(first.key, first.content, first.instead).then(
        () => true,
        () => false,
      );
      if (!writable) waiting.clear();
      return writable;
    },
  };
}

/** Opens a cache of this version and removes those of others. */
async function openCache(version: string, shelf: string | undefined): Promise<Cache> {
  const own = PREFIX + version;
  await removeCaches((name) => name !== own && !name.startsWith(`${own}.`));
  return caches.open(shelf ? `${own}.${shelf}` : own);
}

async function removeCaches(which: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && which(name)).map((name) => caches.delete(name)));
}

/** Deletes everything that is stored. Open painters write to the deleted cache, so nothing comes back. */
export async function clearPaintStores(): Promise<void> {
  // If there are no caches, or access to them is denied, nothing was stored.
  if (typeof caches !== 'undefined') await removeCaches(() => true).catch(() => undefined);
}

async function isFull(): Promise<boolean> {
  // Safari before 17 does not support this.
  if (!navigator.storage?.estimate) return false;
  const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
  return usage > quota * FULL;
}

/** Resolves with true if the work succeeds in time. */
const within = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });

async function unpack(response: Response | undefined): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!response?.body) return undefined;
  return new Uint8Array(await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

const addresses = new Map<string, Promise<string>>();

/**
 * Address of an entry: the digest of its name and its size in bytes before compression. It is never requested from a
 * server.
 */
function addressOf({ name, bytes }: PaintKey): Promise<string> {
  const known = addresses.get(name) ?? digest(name).then((hex) => `/painted/${hex}/${bytes}`);
  addresses.set(name, known);
  return known;
}

const bytesOf = (address: string): number => Number(address.slice(address.lastIndexOf('/') + 1));

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
