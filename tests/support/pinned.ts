import type { Thought } from '../../src/bots/think.ts';

/** Search results as short texts that change with the last bit. */

/** Digest of everything found (FNV-1a over moves and the bits of values). */
function digest({ candidates }: Thought): string {
  let hash = 0x811c9dc5;
  for (const { moves, guess, value } of candidates) {
    for (const word of [...moves, ...new Uint32Array(Float64Array.of(guess, value).buffer)])
      hash = Math.imul(hash ^ word, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const bits = (value: number): string => Buffer.from(Float64Array.of(value).buffer).reverse().toString('hex');

export const pinned = (thought: Thought): string =>
  `${thought.chosen.moves.join()} of ${thought.candidates.length}, worth ${bits(thought.chosen.value)}, all ${digest(thought)}`;
