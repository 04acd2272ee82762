import type { Clock } from '../clock.ts';
import { stepDue } from '../log/chance.ts';
import { isReady } from '../log/logState.ts';
import type { Side } from '../log/terms.ts';
import { silentAt } from './progress.ts';
import type { Progress } from './progress.ts';

/** Monitors what the match waits for other than a player's choice, to name a device that withholds something. */
export interface Waiting {
  /** Checks what the match is waiting for; `linked`: another device is connected. */
  watch(progress: Progress, linked: boolean): void;
  /** Sides that are present and have kept the match waiting for a long time. */
  withheld(progress: Progress, there: readonly boolean[]): readonly Side[];
}

const LONG = 20_000;

export function createWaiting(clock: Clock): Waiting {
  let wait: { readonly what: string; readonly since: number } | null = null;
  return {
    watch(progress, linked) {
      const what = linked ? waitedFor(progress) : null;
      if (what !== wait?.what) wait = what === null ? null : { what, since: clock.now() };
    },
    withheld(progress, there) {
      if (!wait || wait.what !== waitedFor(progress) || clock.now() - wait.since <= LONG) return [];
      const { save } = progress;
      const silent = silentSides(progress).filter((side) => there[side] && side !== save.side);
      // Guests receive everything through the host, which also has to confirm this side's actions.
      return silent.length === 0 && save.side !== 0 && save.pending.length > 0 ? [0] : silent;
    },
  };
}

/** An identifier of what the match is waiting for; `null`: nothing. */
function waitedFor({ logState, save }: Progress): string | null {
  if (!logState || logState.outcome || save.cheat) return null;
  if (!isReady(logState)) return 'joining';
  const step = stepDue(logState);
  if (step !== null) return `step ${step}`;
  return save.pending.length > 0 ? `entry ${save.entries.length}` : null;
}

function silentSides(progress: Progress): readonly Side[] {
  const { logState } = progress;
  if (!logState) return [];
  if (!isReady(logState)) return logState.drawers.filter((side) => logState.chains[side] === null);
  const step = stepDue(logState);
  return step === null ? [0] : silentAt(progress, step);
}
