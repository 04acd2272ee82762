import type { MatchView } from '../../session/contracts/match.ts';
import type { ReviewView } from '../../session/contracts/review.ts';

/** A player's lead at one moment. */
export interface Lead {
  /** Index of the turn; the end of the game comes after the last one. */
  readonly place: number;
  /** Expected lead in points. */
  readonly lead: number;
}

type Turns = Pick<ReviewView, 'turns'> & {
  readonly analysis: Pick<ReviewView['analysis'], 'judgements'>;
  readonly final: { readonly players: readonly Pick<MatchView['players'][number], 'score'>[] };
};

/**
 * A player's expected lead after each turn that has been analysed, and the final lead. With several opponents only the
 * player's own turns count.
 */
export function leads({ turns, analysis, final: { players } }: Turns, player = 0): readonly Lead[] {
  const two = players.length === 2;
  const judged = analysis.judgements.flatMap((judgement, place): readonly Lead[] => {
    const turn = turns[place];
    if (!judgement || !turn || (!two && turn.player !== player)) return [];
    return [{ place, lead: turn.player === player ? judgement.played.value : -judgement.played.value }];
  });
  const best = Math.max(0, ...players.filter((_, other) => other !== player).map(({ score }) => score));
  return [...judged, { place: turns.length, lead: (players[player]?.score ?? 0) - best }];
}
