import type { FeatureAt, GameState, carcassonne } from '../../game/index.ts';
import type { TablePart } from './part.ts';

/** The part of the slice's state that the table shows. */
interface Challenges {
  readonly challenges: readonly {
    readonly cult: FeatureAt;
    readonly monastery: FeatureAt;
    readonly players: readonly [number, number];
  }[];
}

/** Challenges between shrines and monasteries. */
export const CULT_PART: TablePart = {
  contests: (state: GameState) => {
    const slice = (state as carcassonne.CarcassonneState).slices['cult'] as Challenges | undefined;
    return (slice?.challenges ?? []).map(({ cult, monastery, players }) => ({ features: [cult, monastery], players }));
  },
};
