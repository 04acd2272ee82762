import type { Piece } from '../../game/index.ts';
import type { Structure } from '../../art/contract.ts';
import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const over = ({ place }: Piece, upright: boolean): Structure | null =>
  place.on === 'tile' ? { kind: 'bridge', x: place.x, y: place.y, upright } : null;

const LYING = { pose: 'flat', height: 1, handed: true, sign: 'bridge' } as const;
/** Discs are at one end of the bridge, so that the two options of a cell are beside each other. */
const END = 0.84;

/** Bridges from north to south and from west to east. */
export const BRIDGE_SORTS: Readonly<Record<string, SortLook>> = {
  'bridge-NS': { ...LYING, figure: 'bridge-NS', offered: { x: 0.5, y: END }, built: (piece) => over(piece, true) },
  'bridge-WE': { ...LYING, figure: 'bridge-WE', offered: { x: END, y: 0.5 }, built: (piece) => over(piece, false) },
};
