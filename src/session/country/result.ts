import { accept, checkAnyRecord, country, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import type { SavedCountryResult } from '../../persistence/save.ts';
import type { CutOff } from '../archive/result.ts';
import { numberEntries } from '../entries.ts';
import type { CountryLogEntry, CountryView } from './contract.ts';
import { standing, winnersOf } from '../totals.ts';
import { pointsByCategory } from './summary.ts';

/** What is remembered of a finished game besides its record. */
function resultFrom(scores: readonly number[], turns: number, log: readonly CountryLogEntry[], counted: boolean, end: CutOff | { readonly ended: 'over' } = { ended: 'over' }): SavedCountryResult {
  const points = Object.fromEntries(pointsByCategory(log, scores.length).map(({ category, points: sums }) => [category, sums]));
  return { ...end, winners: winnersOf(standing(scores, end)), scores, turns, points, counted };
}

export const countryResultOf = ({ state, log }: Pick<CountryView, 'state' | 'log'>, counted: boolean, cutOff?: CutOff): SavedCountryResult =>
  resultFrom(state.scores, state.turn, log, counted, cutOff);

/** Counted out from the record alone; refuses one that does not replay to its end. */
export function countryResultOfRecord(value: unknown, counted: boolean): Result<SavedCountryResult> {
  const read = checkAnyRecord(value);
  if (!read.ok) return read;
  if (read.value.family !== 'country') return refuse('bad-rules', 'The record is of another family.');
  const { entries, listen } = numberEntries<country.CountryEvent>(undefined);
  const game = country.replay(read.value.record, listen);
  if (!game.ok) return { ok: false, error: game.error };
  const { state } = { state: country.stateOf(game.value.position) };
  if (state.awaiting !== 'over') return refuse('not-over', 'The game is not over.');
  return accept(resultFrom(state.scores, state.turn, entries, counted));
}
