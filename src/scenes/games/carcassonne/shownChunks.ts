import type { GameObjects, Scene } from 'phaser';
import { FLUSH_MS } from '../../board/groundPicture.ts';
import { DEPTH } from '../../depths.ts';
import { addTexture, refreshTexture } from '../../pictures/canvas.ts';
import { UNIT } from '../../units.ts';
import type { PlaneChunk } from './planeChunk.ts';
import { WILD } from './planeChunk.ts';
import { createWildLand } from './wildLand.ts';

/** The chunks that are on the table, each with its texture, and an image of it at its place. */
export function createShownChunks(scene: Scene) {
  const chunks = new Map<string, PlaneChunk>();
  const images = new Map<string, GameObjects.Image>();
  const land = createWildLand(scene);
  let made = 0;
  let flushed = 0;

  function mount(name: string, { key, x, y, cells, canvas }: PlaneChunk): void {
    addTexture(scene, key, canvas);
    if (name === WILD) return land.lay(key, cells);
    const image =
      images.get(name) ??
      scene.add
        .image(x * UNIT, y * UNIT, key)
        .setOrigin(0, 0)
        .setDepth(DEPTH.board);
    image.setTexture(key).setDisplaySize(cells * UNIT, cells * UNIT);
    images.set(name, image);
  }

  return {
    chunks: chunks as ReadonlyMap<string, PlaneChunk>,
    land,
    imageOf: (name: string): GameObjects.Image | undefined => images.get(name),
    /** Key for the texture of a new chunk. */
    freshKey: (): string => `plane:${made++}`,
    /** Shows a chunk, in place of the one with the same name. */
    put(name: string, chunk: PlaneChunk): void {
      const old = chunks.get(name)?.key;
      chunks.set(name, chunk);
      mount(name, chunk);
      if (old !== undefined) scene.textures.remove(old);
    },
    /** Uploads what has changed to the graphics card, throttled; returns true if some of it waits. */
    flush(now: number): boolean {
      const waiting = [...chunks.values()].filter(({ stale }) => stale);
      if (waiting.length === 0) return false;
      if (now - flushed < FLUSH_MS) return true;
      flushed = now;
      for (const chunk of waiting) {
        refreshTexture(scene, chunk.key);
        chunk.stale = false;
      }
      return false;
    },
  };
}
export type ShownChunks = ReturnType<typeof createShownChunks>;
