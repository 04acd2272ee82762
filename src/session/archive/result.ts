import { accept, checkRecord, refuse, replay } from '../../game/index.ts';
import type { CastleEvent, Result } from '../../game/index.ts';
import type { SavedResult } from '../../persistence/save.ts';
import type { LogEntry, MatchView } from '../contract.ts';
import { numberEntries } from '../entries.ts';
import { pointsByCategory, winnerOf } from '../summary.ts';

/** What is remembered of a finished game besides its record. */

/** How a game ended that did not come to its last tile; `by`: the player who gave up. */
export type CutOff = { readonly ended: 'drawn' } | { readonly ended: 'resigned'; readonly by: number };

const pointsOf = (log: readonly LogEntry[]): SavedResult['points'] => Object.fromEntries(pointsByCategory({ log }).map(({ category, points }) => [category, points]));

export function resultOf({ state, log }: Pick<MatchView, 'state' | 'log'>, counted: boolean, cutOff?: CutOff): SavedResult {
  const winner = cutOff === undefined ? winnerOf(state.scores) : cutOff.ended === 'drawn' ? null : cutOff.by === 0 ? 1 : 0;
  return { ended: cutOff?.ended ?? 'over', winner, scores: state.scores, turns: state.turn, points: pointsOf(log), counted };
}

/** Counted out from the record alone; refuses one that does not replay to its end. */
export function resultOfRecord(value: unknown, counted: boolean): Result<SavedResult> {
  const record = checkRecord(value);
  if (!record.ok) return record;
  const { entries: log, listen } = numberEntries<CastleEvent>(undefined);
  const game = replay(record.value, listen);
  if (!game.ok) return { ok: false, error: game.error };
  const { position } = game.value;
  if (position.awaiting !== 'over') return refuse('not-over', 'The game is not over.');
  const scores = [position.score(0), position.score(1)] as const;
  return accept({ ended: 'over', winner: winnerOf(scores), scores, turns: log.at(-1)?.turn ?? 1, points: pointsOf(log), counted });
}
