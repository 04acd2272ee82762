import type { GameState, carcassonne } from '../../game/index.ts';
import type { Journey, SortLook } from '../pieces/sortLook.ts';

const DRAGON = 'dragon';

/** The part of the slice's state that the table shows. */
interface Flight {
  readonly moves: number;
  readonly visited: Journey['visited'];
}

function journey(state: GameState): Journey | null {
  const flight = (state as carcassonne.CarcassonneState).slices[DRAGON] as Flight | undefined;
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
