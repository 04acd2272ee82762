import { reliefBytes, reliefOf } from '../light/relief.ts';
import type { Relief } from '../light/relief.ts';

/** Names something painted. The name holds all that its pixels depend on besides the painter's program, so the same name means the same bytes. */
export interface PaintKey {
  readonly name: string;
  /** How many bytes it has. */
  readonly bytes: number;
}

/** What was painted on earlier visits. It may lack anything at any time: then it is painted again. */
export interface PaintStore {
  /** Reads what is stored of these, for `take`. Never rejects; what is damaged or comes too late counts as not stored. */
  load(keys: readonly PaintKey[]): Promise<void>;
  /** Has `load` brought this? */
  has(key: PaintKey): boolean;
  /** What `load` brought; each time once. */
  take(key: PaintKey): Uint8Array<ArrayBuffer> | undefined;
  /** Copies the bytes (one after the other) and notes them for `write`. */
  put(key: PaintKey, bytes: readonly Uint8Array<ArrayBuffer>[]): void;
  /** Writes one of the things noted; false when there is none left, or no more is written. Never rejects. */
  write(): Promise<boolean>;
}

/** For painters that keep nothing. */
export const NO_STORE: PaintStore = {
  load: () => Promise.resolve(),
  has: () => false,
  take: () => undefined,
  put: () => undefined,
  write: () => Promise.resolve(false),
};

/** `what`: everything that is painted differently for different values of it. */
export const reliefKey = (what: readonly unknown[], w: number, h: number): PaintKey => ({
  name: JSON.stringify([...what, w, h], (_key, value: unknown) => (value instanceof Set ? [...value] : value)),
  bytes: reliefBytes(w, h),
});

/** Marks in the browser's timeline what was painted, and what was not because it was stored. Tests count them. */
export const markDone = (what: 'painted' | 'recalled', name: string): void =>
  void performance.mark(what, { detail: name });

/** The relief from the store, or painted and noted for the store. */
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
