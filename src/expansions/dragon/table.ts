import { carcassonne } from '../../game/index.ts';
import type { GameState } from '../../game/index.ts';
import type { Journey, SortLook } from '../../scenes/pieces/sortLook.ts';

const DRAGON = 'dragon';

function journey(state: GameState): Journey | null {
  const flight = carcassonne.sliceOf(state as carcassonne.CarcassonneState, DRAGON);
  return flight && flight.visited.length > 0 ? { visited: flight.visited, left: flight.moves } : null;
}

/** The dragon, and the tiles that wait for its volcano. */
export const DRAGON_SORTS: Readonly<Record<string, SortLook>> = {
  [DRAGON]: {
    figure: DRAGON,
    pose: 'standing',
    height: 0.86,
    handed: false,
    moves: 'flies',
    breath: ['#ffe9a0', '#e2521c'],
    journey,
  },
  'put-by': { figure: null, pose: 'flat', height: 0.56, handed: false, isTile: true },
};
