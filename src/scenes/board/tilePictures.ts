import type { Scene } from 'phaser';
import type { TablePainter, TileImages } from '../../art/contract.ts';
import type { Rotation } from '../../game/index.ts';
import type { TileLookup } from '../../session/contracts/match.ts';
import { addTexture, makeCanvas, refreshTexture } from '../pictures/canvas.ts';
import { plainTile } from './plainTile.ts';

/** This many unused tiles keep their four pictures. */
const KEPT = 4;

export const tileKey = (id: string, rotation: Rotation): string => `tile:${id}:${rotation}`;

interface Options {
  readonly scene: Scene;
  readonly painter: TablePainter;
  readonly tiles: TileLookup;
  readonly onReady: () => void;
}

/** Lit pictures of single tiles as textures, four for each. */
export function createTilePictures({ scene, painter, tiles, onReady }: Options) {
  const { tilePx } = painter;
  /** The least recently used first; what ends watching each. */
  const watched = new Map<string, () => void>();
  /** Number of sprites that show a tile: while there are any, its pictures must stay. */
  const held = new Map<string, number>();

  function forget(): void {
    // The most recent ones are on the screen too, without being held.
    const idle = [...watched].slice(0, -KEPT).filter(([id]) => !held.get(id));
    for (const [id, end] of idle) {
      end();
      watched.delete(id);
      for (const rotation of [0, 1, 2, 3] as const)
        if (scene.textures.exists(tileKey(id, rotation))) scene.textures.remove(tileKey(id, rotation));
    }
  }

  /** Draws the pictures into textures of the fine size, over rougher ones and those in another light. */
  function show(id: string, images: TileImages): void {
    for (const [turn, image] of images.entries()) {
      const key = `tile:${id}:${turn}`;
      const old = scene.textures.exists(key) ? scene.textures.get(key).getSourceImage() : undefined;
      if (old instanceof HTMLCanvasElement) {
        old.getContext('2d')?.drawImage(image, 0, 0, tilePx, tilePx);
        refreshTexture(scene, key);
      } else
        addTexture(
          scene,
          key,
          makeCanvas(tilePx, tilePx, (g) => g.drawImage(image, 0, 0, tilePx, tilePx)),
        );
    }
  }

  function use(id: string): void {
    const known = watched.get(id);
    if (known) {
      watched.delete(id);
      watched.set(id, known);
      return;
    }
    let isFirst = true;
    const end = painter.tile(id, (images) => {
      show(id, images);
      // Whoever asks gets what is known already.
      if (!isFirst) onReady();
    });
    isFirst = false;
    watched.set(id, end);
  }

  function best(id: string, rotation: Rotation): string {
    const key = tileKey(id, rotation);
    return scene.textures.exists(key) ? key : plainTile(scene, tiles(id), rotation);
  }

  return {
    hold: (id: string): void => void held.set(id, (held.get(id) ?? 0) + 1),
    release: (id: string): void => void held.set(id, (held.get(id) ?? 1) - 1),
    /** The texture of a rotated tile: a plain one until it is painted. */
    get(id: string, rotation: Rotation): string {
      use(id);
      forget();
      return best(id, rotation);
    },
    /** The best texture available without asking the painter. */
    plain: best,
    close(): void {
      for (const end of watched.values()) end();
    },
  };
}
export type TilePictures = ReturnType<typeof createTilePictures>;
