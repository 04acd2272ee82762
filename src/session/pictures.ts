import type { Studio } from '../art/contract.ts';
import type { Material, RuleSetId, TileId, TileSpec, country } from '../game/index.ts';
import type { App } from './appContract.ts';
import type { Painted } from './appPorts.ts';

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

/** The board within its wall. */
export const paintedBoard = (skin: RuleSetId, { board, tiles, set }: Material): Painted => ({ skin, board, tiles, key: `${skin} ${set?.digest ?? ''}` });

/** The open plane. */
export const paintedPlane = (tiles: readonly country.CountryTile[]): Painted => ({ skin: 'country', board: null, tiles, key: `country ${[...new Set(tiles.map(({ set }) => set))].join(' ')}` });
