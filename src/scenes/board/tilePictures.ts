import type { Scene } from 'phaser';
import type { TablePainter } from '../../art/contract.ts';
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
  const recent: string[] = [];
  const asked = new Set<string>();
  /** Number of sprites that show a tile: while there are any, its pictures must stay. */
  const held = new Map<string, number>();
  let closed = false;

  function forget(): void {
    // The most recent ones are on the screen too, without being held.
    const idle = recent.slice(0, -KEPT).filter((one) => !held.get(one));
    for (const id of idle) {
      recent.splice(recent.indexOf(id), 1);
      asked.delete(id);
      for (const rotation of [0, 1, 2, 3] as const)
        if (scene.textures.exists(tileKey(id, rotation))) scene.textures.remove(tileKey(id, rotation));
    }
  }

  /** Adds the pictures painted in the current light, replacing those in another light. */
  function show(id: string, bitmaps: readonly ImageBitmap[]): void {
    for (const [turn, bitmap] of bitmaps.entries()) {
      const key = `tile:${id}:${turn}`;
      const old = scene.textures.exists(key) ? scene.textures.get(key).getSourceImage() : undefined;
      if (old instanceof HTMLCanvasElement) {
        old.getContext('2d')?.drawImage(bitmap, 0, 0);
        refreshTexture(scene, key);
      } else
        addTexture(
          scene,
          key,
          makeCanvas(bitmap.width, bitmap.height, (g) => g.drawImage(bitmap, 0, 0)),
        );
    }
  }

  function ask(id: string): void {
    asked.add(id);
    painter.tile(id).then(
      (bitmaps) => {
        if (closed || !asked.has(id)) return;
        show(id, bitmaps);
        onReady();
      },
      () => asked.delete(id),
    );
  }

  return {
    hold: (id: string): void => void held.set(id, (held.get(id) ?? 0) + 1),
    release: (id: string): void => void held.set(id, (held.get(id) ?? 1) - 1),
    /** The texture of a rotated tile: a plain one until it is painted. */
    get(id: string, rotation: Rotation): string {
      const place = recent.indexOf(id);
      if (place >= 0) recent.splice(place, 1);
      recent.push(id);
      if (!asked.has(id)) ask(id);
      forget();
      const key = tileKey(id, rotation);
      return scene.textures.exists(key) ? key : plainTile(scene, tiles(id), rotation);
    },
    /** The best texture available without asking the painter. */
    plain(id: string, rotation: Rotation): string {
      return scene.textures.exists(tileKey(id, rotation))
        ? tileKey(id, rotation)
        : plainTile(scene, tiles(id), rotation);
    },
    /** The light has changed for a tile whose picture may already exist. */
    relight(id: string): void {
      if (asked.has(id)) ask(id);
    },
    close(): void {
      closed = true;
    },
  };
}
export type TilePictures = ReturnType<typeof createTilePictures>;
