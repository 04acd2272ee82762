import { MATERIAL, carcassonne } from '../game/index.ts';
import type { TileSpec } from '../game/index.ts';
import { SKINS } from './contract.ts';
import type { PaintSkin, TileGeometry } from './contract.ts';
import { tileGeometry } from './geometry.ts';
import type { KnownAnchors } from './knownAnchors.ts';

/** Computes the anchors of all tiles in the boxes; for the build. */
export const allAnchors = (): KnownAnchors => ({
  ...Object.fromEntries(SKINS.map((skin) => [skin, anchorsOf(MATERIAL.tiles, skin)])),
  country: anchorsOf(carcassonne.TILE_SETS.flatMap(carcassonne.tileSet), 'country'),
});

const anchorsOf = (tiles: readonly TileSpec[], skin: PaintSkin): Record<string, TileGeometry['anchors']> =>
  Object.fromEntries(tiles.map((tile) => [tile.id, tileGeometry(tile, skin).anchors]));
