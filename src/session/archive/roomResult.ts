import type { Match, NewGame } from '../contract.ts';
import type { CountryCurrent, Current } from '../current.ts';
import type { OnlineView } from '../onlineContract.ts';
import { saveOf } from '../shelf.ts';
import type { CountryKeeping } from '../country/shelf.ts';
import { countrySaveOf } from '../country/shelf.ts';
import { countryResultOf } from '../country/result.ts';
import type { AnyFinished, FinishedSave } from './archive.ts';
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

/** The same of the countryside; a game that was given up or called a draw has no result there. */
function finishedCountryRoom({ role, ended, keptAs }: Pick<OnlineView, 'role' | 'ended' | 'keptAs'>, { game, match }: Pick<CountryKeeping, 'game' | 'match'>, now: number): AnyFinished | null {
  if (role === 'watch' || ended?.type !== 'over' || keptAs === null || !match.view.over) return null;
  return { ...countrySaveOf({ id: keptAs, game, match }, now), result: countryResultOf(match.view, true) };
}

/** The same of whatever is at the table, if it came from a room. */
export function finishedAt(view: OnlineView, at: Current | CountryCurrent | null, now: number): AnyFinished | null {
  if (at?.place !== 'room') return null;
  return isCountry(at) ? finishedCountryRoom(view, { game: at.game, match: at.live }, now) : finishedRoom(view, at.game, at.live, now);
}

const isCountry = (at: Current | CountryCurrent): at is CountryCurrent => at.game.rules === 'carcassonne';
