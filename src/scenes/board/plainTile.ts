import type { Scene } from 'phaser';
import { drawFlatTile } from '../../art/flat.ts';
import type { Rotation, TileSpec } from '../../game/index.ts';
import { addTexture } from '../pictures/canvas.ts';

/** The texture of a flat tile. */
export function plainTile(scene: Scene, tile: TileSpec, rotation: Rotation): string {
  const key = `plain:${tile.id}:${rotation}`;
  if (scene.textures.exists(key)) return key;
  const canvas = document.createElement('canvas');
  drawFlatTile(canvas, tile, rotation);
  addTexture(scene, key, canvas);
  return key;
}
