import type { AnalysisView } from '../../session/contracts/review.ts';
import { SURE } from '../../session/contracts/review.ts';

/** Number of costly turns to list. */
const LISTED = 6;

export interface Swing {
  readonly place: number;
  readonly loss: number;
}

/** The turns that lost most, the worst first. */
export const swings = ({ analysis }: { readonly analysis: AnalysisView }): readonly Swing[] =>
  analysis.judgements
    .flatMap((judgement, place): readonly Swing[] =>
      judgement && judgement.loss >= SURE ? [{ place, loss: judgement.loss }] : [],
    )
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, LISTED);
