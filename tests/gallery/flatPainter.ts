import type { TablePainter } from '../../src/art/contract.ts';
import { drawFlatTile } from '../../src/art/flat.ts';
import { ROTATIONS } from '../../src/game/core/vocabulary.ts';
import type { Rotation, TileSpec } from '../../src/game/index.ts';
import type { Painted } from '../../src/session/games/painted.ts';

/** Flat tiles without delay, for panels: dozens of them are shown together, and their pictures are not the point. */

const never = (): Promise<never> => new Promise(() => undefined);

function pictureOf(tile: TileSpec, rotation: Rotation): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  drawFlatTile(canvas, tile, rotation);
  return createImageBitmap(canvas);
}

export const flatPainter = ({ tiles }: Painted): TablePainter => ({
  failed: false,
  tilePx: 8,
  expect: () => undefined,
  area: { x: 0, y: 0, w: 0, h: 0 },
  tile(id, show) {
    const tile = tiles.find((one) => one.id === id);
    if (tile) void Promise.all(ROTATIONS.map((rotation) => pictureOf(tile, rotation))).then(show);
    return () => undefined;
  },
  show: () => undefined,
  setLight: () => undefined,
  onPatch: () => () => undefined,
  figure: never,
  geometry: never,
  outskirts: never,
  painted: () => Promise.resolve(),
  close: () => undefined,
});
