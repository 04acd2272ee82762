import type { AnalysisView } from '../../session/reviewContract.ts';
import { SURE } from '../../session/reviewContract.ts';

/** So many of the turns that cost most are listed. */
const LISTED = 6;

export interface Swing {
  readonly place: number;
  readonly loss: number;
}

/** The turns that gave most away, the worst first. */
export const swings = ({ analysis }: { readonly analysis: AnalysisView }): readonly Swing[] =>
  analysis.judgements
    .flatMap((judgement, place): readonly Swing[] =>
      judgement && judgement.loss >= SURE ? [{ place, loss: judgement.loss }] : [],
    )
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, LISTED);
