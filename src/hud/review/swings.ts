import type { AnalysisView } from '../../session/contracts/review.ts';
import { isMistake } from '../../session/contracts/review.ts';

/** Number of costly turns to list. */
const LISTED = 6;

export interface Swing {
  readonly place: number;
  readonly loss: number;
}

/** The mistakes that cost most, the worst first. */
export const swings = ({ analysis }: { readonly analysis: Pick<AnalysisView, 'judgements'> }): readonly Swing[] =>
  analysis.judgements
    .flatMap((judgement, place): readonly Swing[] =>
      judgement && isMistake(judgement) ? [{ place, loss: judgement.loss }] : [],
    )
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, LISTED);
