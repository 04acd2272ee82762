import type { Current } from '../contracts/current.ts';
import type { OnlineView } from '../contracts/online.ts';
import { saveOf } from './saveStore.ts';
import type { FinishedSave } from '../contracts/archive.ts';
import { resultOf, timeUp } from '../archive/result.ts';
import type { CutOff } from '../archive/result.ts';

/** Converts a finished match between devices for the archive; `null` while it is in progress, and for spectators. */
export function finishedAt(
  { role, ended, keptAs }: Pick<OnlineView, 'role' | 'ended' | 'keptAs'>,
  at: Pick<Current, 'place' | 'game' | 'live'> | null,
  now: number,
): FinishedSave | null {
  if (at?.place !== 'room' || role === 'watch' || ended === null || keptAs === null) return null;
  if (ended.type === 'over' && !at.live.view.over) return null;
  return {
    ...saveOf({ id: keptAs, game: at.game, match: at.live }, now),
    result: resultOf(at.live.view, true, cutOffOf(ended)),
  };
}

function cutOffOf(ended: NonNullable<OnlineView['ended']>): CutOff | undefined {
  if (ended.type === 'over') return undefined;
  if (ended.type === 'drawn') return { ended: 'drawn' };
  return ended.type === 'time-up' ? timeUp(ended.by) : { ended: 'resigned', by: ended.by };
}
