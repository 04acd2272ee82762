import { cellKey } from '../../game/index.ts';
import type { GameObjects, Scene } from 'phaser';
import type { LaidTile } from '../../game/index.ts';
import { DEPTH } from '../depths.ts';
import type { Motion } from '../motion/timeline.ts';
import { UNIT, cellCentre } from '../units.ts';
import { dissolve } from './dissolve.ts';
import type { TilePictures } from './tilePictures.ts';

interface LitTile {
  readonly tile: LaidTile;
  readonly image: GameObjects.Image;
}

/** Sprites of tiles that the board picture does not show yet. */
export function createLitTiles(scene: Scene, pictures: TilePictures) {
  const lit = new Map<string, LitTile>();

  function dress({ tile, image }: LitTile): void {
    const key = pictures.get(tile.tile, tile.rotation);
    if (key === image.texture.key) return;
    // Keep the size that a motion may have set when a lit picture replaces a plain one.
    const { displayWidth, displayHeight } = image;
    if (image.visible) {
      image.setTexture(key).setDisplaySize(displayWidth, displayHeight);
      return;
    }
    // Slightly wider than the cell, so that no gap shows between neighbours.
    image
      .setTexture(key)
      .setVisible(true)
      .setDisplaySize(UNIT * 1.004, UNIT * 1.004);
  }

  function remove(tile: LaidTile): void {
    const entry = lit.get(cellKey(tile));
    if (!entry) return;
    entry.image.destroy();
    pictures.release(entry.tile.tile);
    lit.delete(cellKey(tile));
  }

  return {
    add(tile: LaidTile): GameObjects.Image {
      remove(tile);
      pictures.hold(tile.tile);
      const { x, y } = cellCentre(tile);
      const image = scene.add
        .image(x * UNIT, y * UNIT, '__DEFAULT')
        .setDepth(DEPTH.tiles)
        .setVisible(false);
      const entry = { tile, image };
      lit.set(cellKey(tile), entry);
      dress(entry);
      return image;
    },
    remove,
    /** Fades a sprite out and removes it, unless there is another by then; `undefined`: there is none. */
    fadeOut(tile: LaidTile): Motion | undefined {
      const image = lit.get(cellKey(tile))?.image;
      return (
        image &&
        dissolve(image, () => {
          if (lit.get(cellKey(tile))?.image === image) remove(tile);
        })
      );
    },
    /** A sprite that is not among these: it belongs to the caller. */
    loose(tile: LaidTile): GameObjects.Image {
      const { x, y } = cellCentre(tile);
      const key = pictures.get(tile.tile, tile.rotation);
      pictures.hold(tile.tile);
      const image = scene.add
        .image(x * UNIT, y * UNIT, key)
        .setDepth(DEPTH.tiles)
        .setDisplaySize(UNIT, UNIT);
      image.once('destroy', () => pictures.release(tile.tile));
      return image;
    },
    get: (tile: LaidTile): GameObjects.Image | undefined => lit.get(cellKey(tile))?.image,
    refresh(): void {
      for (const entry of lit.values()) dress(entry);
    },
  };
}
export type LitTiles = ReturnType<typeof createLitTiles>;
