import { accept, checkGameRecord } from '../../game/index.ts';
import type { Action, GameRecord, GameState, Refusal, Result } from '../../game/index.ts';

/** A record whose actions are all legal. */
export type PlayedRecord = GameRecord & { readonly actions: readonly Action[] };

/** Parses a record and computes the state at its end. `at` is the index of an illegal action. */
export function openRecord(
  value: unknown,
): Result<PlayedRecord & { readonly end: GameState }, Refusal & { readonly at?: number }> {
  const found = checkGameRecord(value);
  if (!found.ok) return found;
  const { rules, record } = found.value;
  const replayed = rules.replay(record.start, record.actions);
  if (!replayed.ok) return { ok: false, error: { ...replayed.error, at: replayed.at } };
  return accept({ ...record, actions: replayed.actions, end: replayed.state });
}

/**
 * A record as it leaves the program: with the draws in order, for readers that know only the format. A record that does
 * not replay stays as it is.
 */
export function sharedRecord(record: unknown): unknown {
  const found = checkGameRecord(record);
  if (!found.ok) return record;
  const { rules, record: begun } = found.value;
  const replayed = rules.replay(begun.start, begun.actions);
  return replayed.ok ? rules.formatRecord({ ...begun, actions: replayed.actions, end: replayed.state }) : record;
}
