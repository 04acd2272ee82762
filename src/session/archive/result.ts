import { accept, checkGameRecord, refuse } from '../../game/index.ts';
import type { GameState, Result } from '../../game/index.ts';
import type { SavedResult } from '../../persistence/save.ts';
import type { Entry, MatchView } from '../contracts/match.ts';
import { numberEntries } from '../match/entries.ts';
import { gameOf } from '../games/index.ts';
import { pointsByCategory } from '../match/summary.ts';
import { rankedScores, winnersOf } from '../match/totals.ts';

/** What is stored about a finished game in addition to its record. */

/** How a game ended before its last tile; `by`: the player who resigned, or had no time left (`timeUp`). */
export type CutOff =
  | { readonly ended: 'drawn' }
  | { readonly ended: 'resigned'; readonly by: number; readonly timeUp?: true };

/** A player had no time left. */
export const timeUp = (by: number): CutOff => ({ ended: 'resigned', by, timeUp: true });

function resultFrom(
  { rules, scores, turn }: GameState,
  log: readonly Entry[],
  counted: boolean,
  end: CutOff | { readonly ended: 'over' } = { ended: 'over' },
): SavedResult {
  const points = Object.fromEntries(
    pointsByCategory(log, scores.length, gameOf(rules).categories).map(({ category, points: sums }) => [
      category,
      sums,
    ]),
  );
  return { ...end, winners: winnersOf(rankedScores(scores, end)), scores, turns: turn, points, counted };
}

export const resultOf = (
  { state, log }: Pick<MatchView, 'state' | 'log'>,
  counted: boolean,
  cutOff?: CutOff,
): SavedResult => resultFrom(state, log, counted, cutOff);

/** Computed from the record alone; refuses a record that does not replay to its end. */
export function resultOfRecord(value: unknown, counted: boolean): Result<SavedResult> {
  const found = checkGameRecord(value);
  if (!found.ok) return found;
  const { rules, record } = found.value;
  const { entries, listen } = numberEntries();
  const replayed = rules.replay(record.start, record.actions, listen);
  if (!replayed.ok) return { ok: false, error: replayed.error };
  return replayed.state.awaiting === 'over'
    ? accept(resultFrom(replayed.state, entries, counted))
    : refuse('not-over', 'The game is not over.');
}
