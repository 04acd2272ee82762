import type { Cell } from '../../game/index.ts';
import type { Pointed } from '../../session/aids.ts';
import type { Match } from '../../session/contract.ts';
import { placeOf } from '../board/describe.ts';
import type { Hud } from '../kit/hud.ts';
import type { LookPorts } from './look.ts';

const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** What there is to look at inside the wall, and in its start spaces. */
export const castleLook = (hud: Hud, match: Match): LookPorts<Pointed> => ({
  thingsAt(cell) {
    const { board, state } = match.view;
    const laid = state.laid.find((tile) => sameCell(tile, cell));
    if (laid) return hud.app.tile(laid.tile).features.map((_, feature) => ({ what: 'feature', x: cell.x, y: cell.y, feature }));
    if (board.cells.some((one) => sameCell(one, cell))) return [{ what: 'cell', x: cell.x, y: cell.y }];
    const space = board.startSpaces.find((one) => sameCell(placeOf(one), cell));
    return space ? space.features.map((_, feature) => ({ what: 'space', space: space.id, feature })) : [];
  },
  cellOf(pointed) {
    if (pointed.what === 'feature' || pointed.what === 'cell') return pointed;
    const space = pointed.what === 'space' ? match.view.board.startSpaces.find(({ id }) => id === pointed.space) : undefined;
    return space && placeOf(space);
  },
  start() {
    const { gesture, state, legalCells } = match.view;
    return gesture.type === 'placing' ? gesture : (state.laid.at(-1) ?? legalCells[0] ?? { x: 4, y: 4 });
  },
});
