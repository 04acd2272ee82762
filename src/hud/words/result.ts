import type { Texts } from '../../i18n/index.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { rankedIn, winnersOf } from '../../session/match/totals.ts';
import { nameOf } from './names.ts';

/** Who has won, and by how much. */
export interface Result {
  /** The points that decide the places: without any, whose time was up. */
  readonly ranked: readonly number[];
  readonly winners: readonly number[];
  readonly headline: string;
  readonly subline: string;
}

/** The result of a game that is over. */
export function resultOf(texts: Texts, view: MatchView): Result {
  const { t } = texts;
  const { players, outOfTime } = view;
  const { scores } = view.state;
  const ranked = rankedIn(view);
  const winners = winnersOf(ranked);
  const isShared = winners.length > 1;
  const rest = Math.max(...scores.filter((_, player) => !winners.includes(player)), 0);
  const sublineOf = (): string => {
    if (outOfTime !== null) return t('end.time-up', { player: nameOf(view, outOfTime) });
    return isShared || players.length < 2 ? '' : t('end.margin', { count: Math.max(...scores) - rest });
  };
  return {
    ranked,
    winners,
    headline:
      isShared && players.length === 2
        ? t('end.shared')
        : t(isShared ? 'carcassonne.won.shared' : 'end.won', {
            player: texts.list(winners.map((player) => nameOf(view, player))),
          }),
    subline: sublineOf(),
  };
}
