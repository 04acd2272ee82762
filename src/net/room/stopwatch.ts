import type { Action } from '../../game/index.ts';
import type { Body } from '../log/entry.ts';
import type { Side } from '../log/terms.ts';
import { MOST_USED } from '../log/time.ts';
import { thinkerOf } from '../log/timed.ts';
import { ahead } from './progress.ts';
import type { Progress, RoomSave, Stopwatch } from './save.ts';
import { mySide, offered } from './seats.ts';

/** Measures the time of this device's own player. */

const NEW: Stopwatch = { spent: 0, since: null };

/** What the log says that this side has used, its own unconfirmed actions included. */
function claimed(progress: Progress): number {
  const side = mySide(progress);
  return side === undefined ? 0 : (ahead(progress)?.times?.used[side] ?? 0);
}

/** True while this device's player has to choose. */
const runs = (progress: Progress): boolean =>
  progress.save.cheat === null && !offered(progress)?.after && thinkerOf(ahead(progress)) === mySide(progress);

const spentAt = ({ spent, since }: Stopwatch, now: number): number =>
  spent + (since === null ? 0 : Math.max(0, now - since));

/** Milliseconds used for the current choice. What an action claimed that has since been dropped is part of it. */
export const usedNow = (progress: Progress, now: number): number =>
  Math.min(MOST_USED, Math.max(0, spentAt(progress.save.stopwatch ?? NEW, now) - claimed(progress)));

/** True if the log has brought actions of this side that its disk had lost. */
const hasRecovered = (progress: Progress, before: Progress): boolean =>
  !progress.save.hosts &&
  before.save.pending.length === 0 &&
  progress.save.pending.length === 0 &&
  claimed(progress) > claimed(before);

/** Lets the stopwatch run, or stops it, as the match now requires. `before`: what this device knew until now. */
export function timed(progress: Progress, before: Progress, now: number): RoomSave {
  const { save, logState } = progress;
  if (!logState?.times) return save.stopwatch ? { ...save, stopwatch: NEW } : save;
  const isRunning = runs(progress);
  // What it measured before is part of what the log says.
  if (hasRecovered(progress, before))
    return { ...save, stopwatch: { spent: claimed(progress), since: isRunning ? now : null } };
  const watch = save.stopwatch ?? NEW;
  if (isRunning === (watch.since !== null)) return save;
  const spent = Math.max(spentAt(watch, now), claimed(progress));
  return { ...save, stopwatch: { spent, since: isRunning ? now : null } };
}

/** An action of this side, or of a computer player, as it is written, with the time that was used for it. */
export function actionOf(progress: Progress, action: Action, by: Side, now: number): Body {
  const state = ahead(progress);
  const isTimed = state?.times && state.bots[by] === null;
  return isTimed ? { do: 'act', action, used: Math.round(usedNow(progress, now)) } : { do: 'act', action };
}

/** Milliseconds until this side has lost by time; `null` if it cannot now. */
export function untilTimeUp(progress: Progress, now: number): number | null {
  const side = mySide(progress);
  const state = ahead(progress);
  if (side === undefined || state?.terms.time?.atZero !== 'lose' || !runs(progress)) return null;
  return Math.max(0, (state.times?.left[side] ?? 0) - usedNow(progress, now));
}
