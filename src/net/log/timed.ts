import { accept, refuse } from '../../game/index.ts';
import type { Result } from '../../game/index.ts';
import { stepDue } from './chance.ts';
import { isReady, momentOf, sideToMove } from './logState.ts';
import type { LogState } from './logState.ts';
import type { Replica } from './rules.ts';
import type { Side } from './terms.ts';
import { isTimeUp, spend } from './time.ts';
import type { Times } from './time.ts';

/** Entries of a match whose time is limited. */

/** The side whose time runs: a device that has to choose. Draws, and computer players, cost nobody time. */
export function thinkerOf(logState: LogState | null): Side | null {
  if (!logState?.times || logState.outcome || !isReady(logState) || stepDue(logState) !== null) return null;
  const mover = sideToMove(logState);
  return mover !== null && logState.bots[mover] === null ? mover : null;
}

/** What is left after an action. Without time limits, and for computer players, no time is recorded. */
export function timesAfter(
  logState: LogState,
  by: Side,
  used: number | undefined,
  after: Replica,
): Result<Times | null> {
  const { times, terms, bots, replica, first, keys } = logState;
  const isTimed = times !== null && bots[by] === null;
  if (isTimed !== (used !== undefined))
    return refuse('wrong-action', 'The time of a choice is recorded if it is limited.');
  if (!times || !terms.time || !replica || first === null) return accept(null);
  if (isTimed && isTimeUp(times, terms.time, by, used ?? 0)) return refuse('time-up', 'The time is up.');
  const from = momentOf(replica, first, keys.length);
  const to = momentOf(after, first, keys.length);
  return accept(spend(times, terms.time, { seat: by, used: used ?? 0, from, to }));
}

/** A player has lost by time. Nobody else says so, and it brings its author nothing. */
export function timeUp(logState: LogState, by: Side): Result<LogState> {
  if (logState.terms.time?.atZero !== 'lose' || sideToMove(logState) !== by)
    return refuse('wrong-action', 'No time is up.');
  return accept({ ...logState, ask: null, outcome: { type: 'time-up', by } });
}
