import type { Mood } from '../light/moods.ts';
import type { PaintKey, PaintStore } from '../store/paintStore.ts';
import { markDone } from '../store/paintStore.ts';
import type { LitPicture } from '../light/lighter.ts';
import type { Box } from './box.ts';
import { sameBox, union } from './box.ts';
import type { Chunk } from './chunks.ts';
import type { Land } from './land.ts';

/** Lit chunks from earlier visits: what nobody changed need not be read, assembled and lit again. */
export function createKeptChunks(store: PaintStore, land: Land, ppu: number) {
  const keyOf = (box: Box, wild: boolean, mood: Mood): PaintKey => ({
    name: JSON.stringify(['lit', ppu, wild, wild ? box : land.contentOf(box), mood]),
    bytes: (box.x1 - box.x0) * (box.y1 - box.y0) * ppu * ppu * 4,
  });
  /** Each chunk is looked for once as it is: names are long, and this is asked before every step. */
  const sought = new WeakMap<Chunk, { readonly box: Box; readonly state: number; readonly mood: Mood }>();
  const isSought = (chunk: Chunk, box: Box, mood: Mood): boolean => {
    const last = sought.get(chunk);
    return last !== undefined && last.state === land.state && last.mood === mood && sameBox(last.box, box);
  };
  const kept = new WeakMap<Chunk, PaintKey>();

  /** A chunk of which all has to be lit, and its key. */
  function next(chunks: readonly Chunk[], mood: Mood): { chunk: Chunk; box: Box; key: PaintKey } | undefined {
    for (const chunk of chunks) {
      const { dirty, lit, wild } = chunk;
      if (!dirty || !sameBox(union(lit, dirty), dirty) || isSought(chunk, dirty, mood)) continue;
      return { chunk, box: dirty, key: keyOf(dirty, wild, mood) };
    }
    return undefined;
  }

  return {
    /** What `recall` would take next. */
    needs: (chunks: readonly Chunk[], mood: Mood): readonly PaintKey[] => {
      const one = next(chunks, mood);
      return one ? [one.key] : [];
    },
    /** The next kept picture; `missing`: that one is not kept; undefined: nothing is left to look for. */
    recall(
      chunks: readonly Chunk[],
      mood: Mood,
    ): { chunk: Chunk; box: Box; picture: LitPicture } | 'missing' | undefined {
      const one = next(chunks, mood);
      if (!one) return undefined;
      const { chunk, box, key } = one;
      sought.set(chunk, { box, state: land.state, mood });
      const bytes = store.take(key);
      if (!bytes) return 'missing';
      kept.set(chunk, key);
      markDone('recalled', 'a lit chunk');
      return { chunk, box, picture: new Uint8ClampedArray(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    },
    /** A chunk that is lit, not as it is kept. */
    unkept(chunks: readonly Chunk[], mood: Mood): Chunk | undefined {
      return chunks.find(
        (chunk) =>
          chunk.lit &&
          !chunk.dirty &&
          !chunk.stale &&
          kept.get(chunk)?.name !== keyOf(chunk.lit, chunk.wild, mood).name,
      );
    },
    keep(chunk: Chunk, box: Box, mood: Mood, pixels: Uint8ClampedArray<ArrayBuffer>): void {
      const key = keyOf(box, chunk.wild, mood);
      store.put(key, [new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength)], kept.get(chunk));
      kept.set(chunk, key);
    },
  };
}
