import type { Texts } from '../../i18n/index.ts';
import type { ActivePuzzle, Tutor } from '../../session/contracts/learn.ts';
import type { MatchView } from '../../session/contracts/match.ts';
import { rankedIn, winnersOf } from '../../session/match/totals.ts';
import { restsAt } from '../learn/flow.ts';

/** What the player does at the moment; nothing while a lesson or puzzle is read. */
export function statusOf(
  { t }: Pick<Texts, 't'>,
  view: MatchView,
  learning: Tutor | ActivePuzzle | null,
  index: number,
): string {
  if (learning && restsAt(learning)) return '';
  if (view.over) return winnersOf(rankedIn(view)).includes(index) ? t('turn.won') : '';
  if (view.away.includes(index)) return t('party.away');
  const isOfTurn = view.state.player === index;
  if (view.actor !== index) return t(isOfTurn ? 'turn.on-hold' : 'turn.waiting');
  if (view.thinking) return t('turn.thinking');
  // A player may have to choose during another player's turn.
  if (!isOfTurn) return t(view.myTurn ? 'turn.choosing.yours' : 'turn.choosing');
  return t(view.myTurn ? 'turn.yours' : 'turn.of');
}
