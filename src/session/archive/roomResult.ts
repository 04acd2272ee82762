import type { CountryCurrent, Current } from '../current.ts';
import type { OnlineView } from '../onlineContract.ts';
import { saveOf } from '../shelf.ts';
import { countrySaveOf } from '../country/shelf.ts';
import { countryResultOf } from '../country/result.ts';
import type { AnyFinished } from './archive.ts';
import { resultOf } from './result.ts';
import type { CutOff } from './result.ts';

type Table<Of> = Of extends Current | CountryCurrent ? Pick<Of, 'place' | 'game' | 'live'> : never;
type AtTable = Table<Current | CountryCurrent>;

/** The match between devices at the table that has come to an end, as it is kept; `null` while it goes on, and for who only watched. */
export function finishedAt({ role, ended, keptAs }: Pick<OnlineView, 'role' | 'ended' | 'keptAs'>, at: AtTable | null, now: number): AnyFinished | null {
  if (at?.place !== 'room' || role === 'watch' || ended === null || keptAs === null) return null;
  if (ended.type === 'over' && !at.live.view.over) return null;
  const cutOff = cutOffOf(ended);
  return isCountry(at)
    ? { ...countrySaveOf({ id: keptAs, game: at.game, match: at.live }, now), result: countryResultOf(at.live.view, true, cutOff) }
    : { ...saveOf({ id: keptAs, game: at.game, match: at.live }, now), result: resultOf(at.live.view, true, cutOff) };
}

function cutOffOf(ended: NonNullable<OnlineView['ended']>): CutOff | undefined {
  if (ended.type === 'over') return undefined;
  return ended.type === 'drawn' ? { ended: 'drawn' } : { ended: 'resigned', by: ended.by };
}

const isCountry = (at: AtTable): at is Table<CountryCurrent> => at.game.rules === 'carcassonne';
