import type { Studio } from '../art/contract.ts';
import type { TileId, TileSpec } from '../game/index.ts';
import type { App } from './appContract.ts';

/** The tiles of the match at the table, as data and as pictures. */
export const picturesOf = (studio: () => Pick<Studio, 'tile'>, tiles: () => readonly TileSpec[]): Pick<App, 'tile' | 'tilePicture'> => ({
  tile(id: TileId) {
    const tile = tiles().find((spec) => spec.id === id);
    if (!tile) throw new Error(`Expected a known tile, not ${id}`);
    return tile;
  },
  async tilePicture(id, rotation) {
    const picture = (await studio().tile(id))[rotation];
    if (!picture) throw new Error(`Expected a picture for rotation ${rotation}`);
    return picture;
  },
});
