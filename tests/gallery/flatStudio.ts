import type { Studio } from '../../src/art/contract.ts';
import { tileGeometry } from '../../src/art/geometry.ts';
import type { TileSpec } from '../../src/game/index.ts';
import { flatColour } from '../../src/scenes/board/plainTile.ts';
import { makeCanvas } from '../../src/scenes/pictures/canvas.ts';
import type { Painted } from '../../src/session/games/painted.ts';

/** Flat tiles without delay, for panels: dozens of them are shown together, and their pictures are not the point. */

const never = (): Promise<never> => new Promise(() => undefined);

function flatTile(tile: TileSpec, skin: Painted['skin']): HTMLCanvasElement {
  const { size, owner } = tileGeometry(tile, skin);
  return makeCanvas(size, size, (g) => {
    for (const [n, feature] of owner.entries()) {
      g.fillStyle = flatColour(tile.features[feature]?.kind);
      g.fillRect(n % size, Math.floor(n / size), 1, 1);
    }
  });
}

const turned = (flat: HTMLCanvasElement, rotation: number): Promise<ImageBitmap> =>
  createImageBitmap(
    makeCanvas(flat.width, flat.height, (g, width, height) => {
      g.translate(width / 2, height / 2);
      g.rotate((rotation * Math.PI) / 2);
      g.drawImage(flat, -width / 2, -height / 2);
    }),
  );

export const flatStudio = ({ tiles, skin }: Painted): Studio => ({
  failed: false,
  area: { x: 0, y: 0, w: 0, h: 0 },
  async tile(id) {
    const tile = tiles.find((one) => one.id === id);
    if (!tile) throw new Error(`There is no tile ${id}`);
    const flat = flatTile(tile, skin);
    return Promise.all([0, 1, 2, 3].map((rotation) => turned(flat, rotation)));
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
