import { sameFeature } from '../../game/index.ts';
import type { FeatureAt } from '../../game/index.ts';
import { regionAt } from '../../session/games/carcassonne.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { carcassonneState } from '../games/carcassonne/names.ts';

/** The players whose figure of a sort is in the region of a feature. */
export function ownersIn(view: Pick<MatchView, 'state'>, sort: string, at: FeatureAt): readonly number[] {
  const state = carcassonneState(view);
  const { features = [] } = regionAt(state, at) ?? {};
  return state.followers.flatMap((one) =>
    one.figure === sort && features.some((feature) => sameFeature(feature, one)) ? [one.player] : [],
  );
}
