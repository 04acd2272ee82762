import type { Match, NewGame } from '../contract.ts';
import type { OnlineView } from '../onlineContract.ts';
import { saveOf } from '../shelf.ts';
import type { FinishedSave } from './archive.ts';
import { resultOf } from './result.ts';
import type { CutOff } from './result.ts';

/** A match with a friend that has come to an end, as it is kept; `null` while it goes on, and for who only watched. */
export function finishedRoom({ role, ended, keptAs }: Pick<OnlineView, 'role' | 'ended' | 'keptAs'>, game: NewGame, match: Match, now: number): FinishedSave | null {
  if (role === 'watch' || ended === null || keptAs === null) return null;
  if (ended.type === 'over' && !match.view.over) return null;
  return { ...saveOf({ id: keptAs, game, match }, now), result: resultOf(match.view, true, cutOffOf(ended, game)) };
}

function cutOffOf(ended: NonNullable<OnlineView['ended']>, { seats }: NewGame): CutOff | undefined {
  if (ended.type === 'over') return undefined;
  if (ended.type === 'drawn') return { ended: 'drawn' };
  const me = seats[0].kind === 'human' ? 0 : 1;
  return { ended: 'resigned', by: ended.mine ? me : me === 0 ? 1 : 0 };
}
