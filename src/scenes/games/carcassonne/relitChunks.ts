import type { GameObjects, Scene } from 'phaser';
import type { Layer } from '../../board/groundPicture.ts';
import { addTexture, refreshTexture } from '../../pictures/canvas.ts';
import type { PlaneChunk } from './planeChunk.ts';
import { WILD, chunkOf, copyChunk, drawOn } from './planeChunk.ts';
import type { ShownChunks } from './shownChunks.ts';

/** Copies of the shown chunks in another light, each created when its first patch arrives. */
export function createRelitChunks(scene: Scene, shown: ShownChunks, onAdopted: () => void): Layer {
  const next = new Map<string, PlaneChunk>();
  let veils: GameObjects.Image[] = [];

  const over = (under: GameObjects.Image, key: string): GameObjects.Image =>
    scene.add
      .image(under.x, under.y, key)
      .setOrigin(0, 0)
      .setDepth(under.depth + 1)
      .setDisplaySize(under.displayWidth, under.displayHeight)
      .setAlpha(0);

  return {
    paint(patch) {
      const name = chunkOf(patch);
      const below = shown.chunks.get(name);
      if (!below) return;
      const chunk = next.get(name) ?? { ...copyChunk(below, shown.freshKey()), stale: false };
      next.set(name, chunk);
      drawOn(chunk, patch);
      if (veils.length > 0 && scene.textures.exists(chunk.key)) refreshTexture(scene, chunk.key);
    },
    raise() {
      for (const { key, canvas } of next.values()) addTexture(scene, key, canvas);
      veils = [...next].flatMap(([name, { key }]) => {
        const image = shown.imageOf(name);
        return image ? [over(image, key)] : [];
      });
      const wild = next.get(WILD);
      if (wild) shown.land.veil(wild.key);
    },
    fade(t) {
      for (const image of veils) image.setAlpha(t);
      shown.land.fadeVeil(t);
    },
    adopt() {
      for (const [name, chunk] of next) shown.put(name, chunk);
      for (const image of veils) image.destroy();
      veils = [];
      shown.land.dropVeil();
      onAdopted();
    },
  };
}
