import type { FeatureAt } from '../../../game/index.ts';
import { sameFeature } from '../../../game/index.ts';
import { carcassonneState } from '../../games/carcassonne/names.ts';
import type { NamedState } from '../../table/texts.ts';

/** What the panels read of the castles in a game. */

export const CASTLE = 'castle';

/** The part of the slice's state that the panels show. */
export interface Castle {
  readonly player: number;
  readonly tiles: readonly FeatureAt[];
  readonly waits: boolean;
}
interface Slice {
  readonly left: readonly number[];
  readonly castles: readonly Castle[];
}
const sliceOf = (view: Pick<NamedState, 'state'>): Slice | undefined =>
  carcassonneState(view).slices['castles'] as Slice | undefined;

export const leftOf = (view: Pick<NamedState, 'state'>, player: number): number | undefined =>
  sliceOf(view)?.left[player];
export const castlesIn = (view: Pick<NamedState, 'state'>): readonly Castle[] => sliceOf(view)?.castles ?? [];
export const castleAt = (view: Pick<NamedState, 'state'>, at: FeatureAt): Castle | undefined =>
  castlesIn(view).find(({ tiles }) => tiles.some((tile) => sameFeature(tile, at)));
