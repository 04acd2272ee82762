import { carcassonne } from '../../game/index.ts';
import type { GameState } from '../../game/index.ts';
import type { SortLook } from '../../scenes/pieces/sortLook.ts';

const FAIRY = 'fairy';

function beside(state: GameState): string | null {
  const slice = carcassonne.sliceOf(state as carcassonne.CarcassonneState, FAIRY);
  return slice && slice.figure !== null ? `figure:${slice.figure}` : null;
}

/** The fairy and her light. */
export const FAIRY_SORTS: Readonly<Record<string, SortLook>> = {
  [FAIRY]: { figure: FAIRY, pose: 'standing', height: 0.44, handed: false, moves: 'floats', shines: true, beside },
};
