import type { AnalysisView, ReviewTurn } from '../../session/contracts/review.ts';

/** The accuracy halves with every so many points that a turn loses on average (docs/bots.md). */
const HALF = 2;

/** `0…100`, from the expected points that turns lost: 100 for none; `null` without turns. */
export const accuracyOf = (losses: readonly number[]): number | null =>
  losses.length === 0
    ? null
    : Math.round(100 * 2 ** -(losses.reduce((sum, loss) => sum + loss, 0) / losses.length / HALF));

/** What each turn of a player lost, as far as the turns could be judged. */
export const lossesOf = (
  { turns, analysis }: { readonly turns: readonly ReviewTurn[]; readonly analysis: Pick<AnalysisView, 'judgements'> },
  player: number,
): readonly number[] =>
  analysis.judgements.flatMap((judgement, place) =>
    judgement && turns[place]?.player === player ? [judgement.loss] : [],
  );
