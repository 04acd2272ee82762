import type { Clock } from '../clock.ts';
import { stepDue } from '../log/chance.ts';
import { isReady, sideToMove } from '../log/logState.ts';
import { rulesOf, stateOf } from '../log/rules.ts';
import type { Side } from '../log/terms.ts';
import { silentAt } from './progress.ts';
import type { Progress } from './save.ts';
import { offered } from './seats.ts';

/** A player who has not moved for a long time; `isOver`: for longer than the agreed time. */
export interface Idle {
  readonly side: Side;
  readonly isOver: boolean;
}

/** In milliseconds. */
const LONG = 20_000;
const VERY_LONG = 180_000;

interface Wait {
  readonly what: string;
  readonly since: number;
}

/** Monitors what the match waits for, to name a device that withholds something, or a player who never moves. */
export function createWaiting(clock: Clock) {
  let [wait, turn]: (Wait | null)[] = [];
  const follow = (before: Wait | null | undefined, what: string | null): Wait | null =>
    what === null ? null : before?.what === what ? before : { what, since: clock.now() };
  return {
    /** Checks what the match is waiting for; `linked`: another device is connected. */
    watch(progress: Progress, linked: boolean): void {
      wait = follow(wait, linked ? waitedFor(progress) : null);
      turn = follow(turn, turnOf(progress)?.what ?? null);
    },
    /** Sides that are present and have kept the match waiting for a long time. */
    withheld(progress: Progress, there: readonly boolean[]): readonly Side[] {
      if (!wait || wait.what !== waitedFor(progress) || clock.now() - wait.since <= LONG) return [];
      const { save } = progress;
      const silent = silentSides(progress).filter((side) => there[side] && side !== save.side);
      // Guests receive everything through the host, which also has to confirm this side's actions.
      return silent.length === 0 && !save.hosts && save.pending.length > 0 ? [progress.logState?.host ?? 0] : silent;
    },
    idle(progress: Progress, there: readonly boolean[]): Idle | null {
      const now = turnOf(progress);
      if (!now || !turn || turn.what !== now.what || !there[now.side] || now.side === progress.save.side) return null;
      return clock.now() - turn.since > now.limit ? { side: now.side, isOver: now.isOver } : null;
    },
  };
}

/** An identifier of what the match is waiting for, other than a player's choice; `null`: nothing. */
function waitedFor(progress: Progress): string | null {
  const { logState, save } = progress;
  if (!logState || logState.outcome || save.cheat || offered(progress)) return null;
  if (!isReady(logState)) return 'joining';
  const step = stepDue(logState);
  if (step !== null) return `step ${logState.since} ${step}`;
  return save.pending.length > 0 ? `entry ${save.entries.length}` : null;
}

/**
 * The choice that the match waits for, and whose device makes it; `limit`: after how many milliseconds that is told,
 * `isOver` because the agreed time is up and that device should have ended the choice by itself. A little more than twice
 * the time of an answer allows for one reload.
 */
function turnOf(
  progress: Progress,
): { readonly what: string; readonly side: Side; readonly isOver: boolean; readonly limit: number } | null {
  const { logState } = progress;
  const mover = logState && sideToMove(logState);
  if (!logState?.replica || logState.outcome || mover === null || offered(progress) || stepDue(logState) !== null)
    return null;
  const { terms, replica, acts } = logState;
  const side = logState.bots[mover] === null ? mover : logState.host;
  const state = stateOf(replica);
  const { times } = logState;
  const lapses = terms.wait !== undefined && rulesOf(terms).adapter.prompt(state)?.lapse !== undefined;
  if (times && side === mover && !lapses) {
    // Who has time left may use it.
    const left = Math.max(0, times.left[side] ?? 0) + LONG;
    const isLost = terms.time?.atZero === 'lose';
    return { what: `choice ${acts.length}`, side, isOver: isLost, limit: isLost ? left : Math.max(VERY_LONG, left) };
  }
  return lapses
    ? { what: `choice ${acts.length}`, side, isOver: true, limit: 2 * 1000 * (terms.wait ?? 0) + LONG }
    : { what: `turn ${state.turn}${state.second ? ' second' : ''} ${mover}`, side, isOver: false, limit: VERY_LONG };
}

function silentSides(progress: Progress): readonly Side[] {
  const { logState } = progress;
  if (!logState) return [];
  if (!isReady(logState)) return logState.drawers.filter((side) => logState.chains[side] === null);
  const step = stepDue(logState);
  return step === null ? [logState.host] : silentAt(progress, step);
}
