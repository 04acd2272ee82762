import type { Scene } from 'phaser';
import type { Studio } from '../../art/contract.ts';
import type { Rotation } from '../../game/index.ts';
import { addTexture, makeCanvas } from '../pictures/canvas.ts';
import type { Places } from './places.ts';
import { plainTile } from './plainTile.ts';

/** So many tiles keep their four pictures, besides those that sprites hold. */
const KEPT = 4;

export const tileKey = (id: string, rotation: Rotation): string => `tile:${id}:${rotation}`;

interface Options {
  readonly scene: Scene;
  readonly studio: Studio;
  readonly places: Places;
  readonly onReady: () => void;
}

/** Lit pictures of single tiles as textures, four for each. */
export function createTilePictures({ scene, studio, places, onReady }: Options) {
  const recent: string[] = [];
  const asked = new Set<string>();
  /** How many sprites show a tile: its pictures must stay. */
  const held = new Map<string, number>();
  let closed = false;

  function forget(): void {
    // The ones asked for last are on the screen too, without being held.
    const idle = recent.slice(0, -KEPT).filter((one) => !held.get(one));
    for (const id of idle) {
      recent.splice(recent.indexOf(id), 1);
      asked.delete(id);
      for (const rotation of [0, 1, 2, 3] as const) if (scene.textures.exists(tileKey(id, rotation))) scene.textures.remove(tileKey(id, rotation));
    }
  }

  return {
    hold: (id: string): void => void held.set(id, (held.get(id) ?? 0) + 1),
    release: (id: string): void => void held.set(id, (held.get(id) ?? 1) - 1),
    /** The texture of a turned tile: a plain one while the painter is at work. */
    get(id: string, rotation: Rotation): string {
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
      return scene.textures.exists(key) ? key : plainTile(scene, places, id, rotation);
    },
    close(): void {
      closed = true;
    },
  };
}
export type TilePictures = ReturnType<typeof createTilePictures>;
