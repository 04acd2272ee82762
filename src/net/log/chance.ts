import { isTold, lot } from '../fair/chain.ts';
import type { Teller } from '../fair/chain.ts';
import { byPlayer, isReady } from './logState.ts';
import type { LogState, ToldByAll } from './logState.ts';
import { rulesOf, stateOf } from './rules.ts';

/**
 * Chance in a match between devices. Nothing is shuffled beforehand, so no device knows a tile before it is drawn or a
 * token before it is turned over. Each is chosen when it is due, among all that are left, with everyone's secrets.
 */

/**
 * The step of the chains that everyone has to reveal now; `null` if no draw is due. A match that was resigned during a
 * draw still finishes the draw, so that it ends in the same way on all devices.
 */
export function stepDue(logState: LogState): number | null {
  if (!isReady(logState)) return null;
  if (logState.first === null) return logState.steps + 1;
  if (!logState.replica) return null;
  const due = rulesOf(logState.terms).due(logState.replica, logState.secrets);
  return due && !due.known ? logState.steps + 1 : null;
}

/** Resolves draws as far as known results or the revealed secrets allow. */
export function goOn(logState: LogState, told: ToldByAll): LogState {
  for (let now = logState; ;) {
    const next = oneStep(now, told);
    if (!next) return settle(now);
    now = next;
  }
}

/** Sets the outcome if the game is over by the rules. */
function settle(logState: LogState): LogState {
  const over = logState.replica && stateOf(logState.replica).awaiting === 'over';
  // Also after a resignation: the draw that ended the game was due before it.
  return over && logState.outcome?.type !== 'over' ? { ...logState, outcome: { type: 'over' } } : logState;
}

const NOT_TOLD = { step: -1, secret: '' };

/** The revealed secrets of the sides that take part in draws. */
const tellersOf = ({ drawers, departed }: LogState, told: ToldByAll): readonly Teller[] =>
  drawers.map((side) => ({ side, told: departed[side] ?? told[side] ?? NOT_TOLD }));

function oneStep(logState: LogState, told: ToldByAll): LogState | undefined {
  const { replica, terms } = logState;
  if (!isReady(logState)) return undefined;
  const step = stepDue(logState);
  const tellers = tellersOf(logState, told);
  const draw = (count: number): number | undefined =>
    step === null ? undefined : lot(logState.match, tellers, step, count);
  const steps = step ?? logState.steps;
  if (!replica) {
    const first = logState.first ?? draw(terms.names.length);
    return first === undefined
      ? undefined
      : { ...logState, steps, first, replica: rulesOf(terms).open(byPlayer(terms.names, first)) };
  }
  const rules = rulesOf(terms);
  const due = rules.due(replica, logState.secrets);
  // Called for every message, and the candidates for a draw are expensive to compute.
  if (!due || (step !== null && !isTold(tellers, step))) return undefined;
  const candidates = due.known ? [] : due.candidates();
  const secret = due.known ?? candidates[draw(candidates.length) ?? -1];
  return (
    secret && {
      ...logState,
      steps,
      secrets: new Map(logState.secrets).set(due.slot, secret),
      replica: rules.reveal(replica, due.slot, secret),
    }
  );
}
