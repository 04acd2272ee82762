import type { Scene } from 'phaser';
import type { Studio } from '../../art/contract.ts';
import type { Rotation } from '../../game/index.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';

/** Tiles whose four pictures are kept: the one in hand and a few that wait for their patch. */
const KEPT = 6;

export const tileKey = (id: string, rotation: Rotation): string => `tile:${id}:${rotation}`;

/** Lit pictures of single tiles as textures, four for each. */
export function createTilePictures(scene: Scene, studio: Studio, onReady: () => void) {
  const recent: string[] = [];
  const asked = new Set<string>();
  /** How many sprites show a tile: its pictures must stay. */
  const held = new Map<string, number>();
  let closed = false;

  function forget(): void {
    for (const id of recent.filter((one) => !held.get(one)).slice(0, Math.max(0, recent.length - KEPT))) {
      recent.splice(recent.indexOf(id), 1);
      asked.delete(id);
      for (const rotation of [0, 1, 2, 3] as const) if (scene.textures.exists(tileKey(id, rotation))) scene.textures.remove(tileKey(id, rotation));
    }
  }

  return {
    hold: (id: string): void => void held.set(id, (held.get(id) ?? 0) + 1),
    release: (id: string): void => void held.set(id, (held.get(id) ?? 1) - 1),
    /** The texture of a turned tile, or `undefined` while it is being painted. */
    get(id: string, rotation: Rotation): string | undefined {
      const place = recent.indexOf(id);
      if (place >= 0) recent.splice(place, 1);
      recent.push(id);
      if (!asked.has(id)) {
        asked.add(id);
        studio.tile(id).then(
          (bitmaps) => {
            if (closed || !asked.has(id)) return;
            for (const [turn, bitmap] of bitmaps.entries()) {
              addTexture(scene, `tile:${id}:${turn}`, makeCanvas(bitmap.width, bitmap.height, (g) => g.drawImage(bitmap, 0, 0)));
            }
            onReady();
          },
          () => asked.delete(id),
        );
      }
      forget();
      const key = tileKey(id, rotation);
      return scene.textures.exists(key) ? key : undefined;
    },
    close(): void {
      closed = true;
    },
  };
}
export type TilePictures = ReturnType<typeof createTilePictures>;
