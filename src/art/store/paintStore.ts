import { reliefBytes, reliefOf } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';

/**
 * Identifies something painted. The name contains everything that its pixels depend on except the painter's code, so
 * the same name means the same bytes.
 */
export interface PaintKey {
  readonly name: string;
  /** Size in bytes. */
  readonly bytes: number;
}

/** Stores what was painted on earlier visits. Anything may be missing at any time; it is then painted again. */
export interface PaintStore {
  /** Loads these entries for `take`, if they are stored. Never rejects; damaged or late entries count as not stored. */
  load(keys: readonly PaintKey[]): Promise<void>;
  /** Has `load` read this entry? */
  has(key: PaintKey): boolean;
  /** Returns what `load` has read, once per load. */
  take(key: PaintKey): Uint8Array<ArrayBuffer> | undefined;
  /** Copies the bytes, one array after another, and queues them for `write`; they replace another entry, if given. */
  put(key: PaintKey, bytes: readonly Uint8Array<ArrayBuffer>[], instead?: PaintKey): void;
  /** Writes one queued entry; false if the queue is empty or writing has ended. Never rejects. */
  write(): Promise<boolean>;
}

/** A store that stores nothing. */
export const NO_STORE: PaintStore = {
  load: () => Promise.resolve(),
  has: () => false,
  take: () => undefined,
  put: () => undefined,
  write: () => Promise.resolve(false),
};

/** `what`: everything that affects the painting. */
export const reliefKey = (what: readonly unknown[], w: number, h: number): PaintKey => ({
  name: JSON.stringify([...what, w, h], (_key, value: unknown) => (value instanceof Set ? [...value] : value)),
  bytes: reliefBytes(w, h),
});

/** Adds a performance mark for what was painted, or recalled from the store. Tests count them. */
export const markDone = (what: 'painted' | 'recalled', name: string): void =>
  void performance.mark(what, { detail: name });

/** Returns the relief from the store, or paints it and queues it for the store. */
export function recallRelief(
  store: PaintStore,
  key: PaintKey,
  paint: () => Relief,
  shape: Pick<Relief, 'w' | 'h' | 'ppu'>,
): Relief {
  const stored = store.take(key);
  if (stored) {
    markDone('recalled', key.name);
    return reliefOf(stored, shape);
  }
  markDone('painted', key.name);
  const relief = paint();
  store.put(key, planesOf(relief));
  return relief;
}

const planesOf = ({ height, albedo, gloss, translucency, glow }: Relief): Uint8Array<ArrayBuffer>[] =>
  [height, albedo, gloss, translucency, glow].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength),
  );
