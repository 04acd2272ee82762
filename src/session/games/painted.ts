import type { PainterSetup } from '../../art/contract.ts';
import type { Material, RuleSetId, carcassonne } from '../../game/index.ts';

/** What has to be painted. The same `key` means the same pictures. */
export interface Painted extends Pick<PainterSetup, 'board' | 'tiles' | 'skin'> {
  readonly key: string;
}

/** The board within its wall. */
export const paintedBoard = (skin: RuleSetId, { board, tiles, set }: Material): Painted => ({
  skin,
  board,
  tiles,
  key: `${skin} ${set?.digest ?? ''}`,
});

/** The open plane. */
export const paintedPlane = (tiles: readonly carcassonne.CarcassonneTile[]): Painted => ({
  skin: 'country',
  board: null,
  tiles,
  key: `country ${[...new Set(tiles.map(({ set }) => set))].join(' ')}`,
});
