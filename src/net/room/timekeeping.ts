import type { Clock } from '../clock.ts';
import { thinkerOf } from '../log/timed.ts';
import type { Side } from '../log/terms.ts';
import { ahead } from './progress.ts';
import type { Progress } from './save.ts';
import { mySide, offered } from './seats.ts';
import { untilTimeUp, usedNow } from './stopwatch.ts';

/** What is left of everyone's time, as this device knows it. */
export interface Clocks {
  /** By side, in milliseconds. */
  readonly left: readonly number[];
  /** The side whose time runs; `null`: nobody's. */
  readonly running: Side | null;
  /** The moment that this is about, in milliseconds of the clock. */
  readonly at: number;
}

/** The log says that a player has used less time than this device has seen pass. */
export interface Doubt {
  readonly side: Side;
  /** The difference, in milliseconds. */
  readonly missing: number;
}

/**
 * In milliseconds: what an honest device may count less than another one sees. Once, and each time that it has to choose,
 * however often in a row, because beginning and end travel between the devices; what a long round trip adds is limited,
 * because the other device can pretend one.
 */
const ONCE = 10_000;
const EACH = 1500;
const LONGEST_TRIP = 2000;

/** What this page has seen of one side, in milliseconds. */
interface Seen {
  /** While that side was present and had to choose. */
  readonly time: number;
  /** The same, of what it has not claimed yet. */
  readonly open: number;
  /** What its device has claimed for these choices. */
  readonly claimed: number;
  readonly allowed: number;
}

const NOTHING: Seen = { time: 0, open: 0, claimed: 0, allowed: ONCE };

/** The side whose time runs, and since when, on this page. */
interface Running {
  readonly side: Side;
  readonly since: number;
  readonly here: boolean;
}

interface Around {
  /** By side: who is present. */
  readonly there: readonly boolean[];
  /** The longest round trip, in milliseconds. */
  readonly latency: number | null;
  readonly watches: boolean;
}

/**
 * Follows everyone's time: to show it, to compare what others claim with what this device sees, and to notice when the
 * time of its own player is up.
 */
export function createTimekeeping(clock: Clock, onTimeUp: () => void) {
  let stopAlarm = (): void => undefined;
  const seen = new Map<Side, Seen>();
  let running: Running | null = null;
  let match: string | null = null;
  let length = 0;
  let lastAt = clock.now();

  const of = (side: Side): Seen => seen.get(side) ?? NOTHING;

  /** A side has acted: what was seen of it until now can be compared with what it claims. */
  function claim(side: Side, used: number): void {
    const { time, open, claimed, allowed } = of(side);
    seen.set(side, { time: time + open, open: 0, claimed: claimed + used, allowed });
    if (running?.side === side) running = null;
  }

  function alarm(progress: Progress): void {
    stopAlarm();
    const left = untilTimeUp(progress, clock.now());
    // A device may have slept meanwhile.
    const check = (): void => (untilTimeUp(progress, clock.now()) === 0 ? onTimeUp() : alarm(progress));
    if (left !== null) stopAlarm = clock.after(left, check);
  }

  return {
    close: () => stopAlarm(),
    watch(progress: Progress, { there, latency, watches }: Around): void {
      const now = clock.now();
      const { logState, save } = progress;
      if ((logState?.match ?? null) !== match) {
        seen.clear();
        [running, match, length] = [null, logState?.match ?? null, save.entries.length];
      }
      // Who is away, and for how long, nobody can know from here: that counts as nothing.
      const before = running?.side ?? null;
      if (running?.here && there[running.side])
        seen.set(running.side, { ...of(running.side), open: of(running.side).open + now - lastAt });
      for (const { by, body } of save.entries.slice(length))
        if (body.do === 'act' && body.used !== undefined) claim(by, body.used);
      const side = offered(progress)?.after ? null : thinkerOf(logState);
      if (side !== null && side !== before)
        seen.set(side, { ...of(side), allowed: of(side).allowed + EACH + 2 * Math.min(LONGEST_TRIP, latency ?? 0) });
      const since = running?.side === side ? (running?.since ?? now) : now;
      running = side === null ? null : { side, since, here: there[side] === true };
      [length, lastAt] = [save.entries.length, now];
      if (!watches) alarm(progress);
    },
    clocks(progress: Progress): Clocks | null {
      const now = clock.now();
      const state = ahead(progress);
      if (!state?.times) return null;
      const side = offered(progress)?.after ? null : thinkerOf(state);
      const isMine = side === mySide(progress);
      const passed = isMine ? usedNow(progress, now) : running?.side === side ? now - running.since : 0;
      const left = state.times.left.map((rest, at) => (at === side ? rest - passed : rest));
      return { left, running: side, at: now };
    },
    doubts(progress: Progress): readonly Doubt[] {
      const mine = mySide(progress);
      return [...seen].flatMap(([side, { time, claimed, allowed }]) =>
        side !== mine && time - claimed > allowed ? [{ side, missing: time - claimed }] : [],
      );
    },
  };
}
