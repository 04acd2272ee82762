import { carcassonne } from '../../game/index.ts';
import type { GameState } from '../../game/index.ts';
import type { TablePart } from '../../scenes/tablePart.ts';

/** Challenges between shrines and monasteries. */
export const CULT_PART: TablePart = {
  contests: (state: GameState) => {
    const slice = carcassonne.sliceOf(state as carcassonne.CarcassonneState, 'cult');
    return (slice?.challenges ?? []).map(({ cult, monastery, players }) => ({ features: [cult, monastery], players }));
  },
};
