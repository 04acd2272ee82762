import { vi } from 'vitest';
import { seededRandom } from '../../src/game/index.ts';

/** While this runs, keys, codes and secrets follow from the seed: whatever goes wrong can be repeated. */
export async function withChance<T>(seed: string, run: () => Promise<T>): Promise<T> {
  const random = seededRandom(`keys of ${seed}`);
  const real = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) for (const n of array.keys()) array[n] = Math.floor(random() * 256);
    return array;
  });
  try {
    return await run();
  } finally {
    real.mockRestore();
  }
}
