import type { ReviewOf, ReviewViewOf } from '../../session/reviewContract.ts';
import type { JudgementOf } from '../../bots/advising.ts';
import type { Player } from '../game/words.ts';

/** A game stepped through, as far as it matters to slider and curves: of any family. */
export type StepsView = ReviewViewOf<unknown, { readonly players: readonly Player[] }, JudgementOf<unknown, unknown>>;
export type Steps = ReviewOf<StepsView>;
