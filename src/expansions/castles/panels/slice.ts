import type { FeatureAt } from '../../../game/index.ts';
import { carcassonne, sameFeature } from '../../../game/index.ts';
import { carcassonneState } from '../../../hud/games/carcassonne/names.ts';
import type { NamedState } from '../../../hud/table/texts.ts';

/** What the panels read of the castles in a game. */

export const CASTLE = 'castle';

export type Castle = carcassonne.Slices['castles']['castles'][number];
const sliceOf = (view: Pick<NamedState, 'state'>) => carcassonne.sliceOf(carcassonneState(view), 'castles');

export const leftOf = (view: Pick<NamedState, 'state'>, player: number): number | undefined =>
  sliceOf(view)?.left[player];
export const castlesIn = (view: Pick<NamedState, 'state'>): readonly Castle[] => sliceOf(view)?.castles ?? [];
export const castleAt = (view: Pick<NamedState, 'state'>, at: FeatureAt): Castle | undefined =>
  castlesIn(view).find(({ tiles }) => tiles.some((tile) => sameFeature(tile, at)));
