import type { ReelFrame } from '../../session/contracts/reel.ts';
import type { Story } from '../../session/contracts/review.ts';

/** What a video shows when: moments of a game, one step after the other. */

/** A video of the last turn, or of the whole game up to now. */
export type VideoKind = 'turn' | 'game';

/** Pictures per second. */
export const RATE = 25;

/** Durations, in seconds: before the first step, of a step at most, of all steps at most, after the last one. */
const TIMES: Readonly<Record<VideoKind, Times>> = {
  turn: { before: 0.6, step: 1, all: 2.4, after: 1.9 },
  game: { before: 0.6, step: 0.6, all: 20, after: 3.4 },
};
/** A step moves for this part of its time. */
const MOVES = 0.75;
/** How long the view widens to the whole board at the end, in seconds. */
const WIDENS = 0.9;
/** Points change in the middle of a step. */
const COUNTED = 0.5;

interface Times {
  readonly before: number;
  readonly step: number;
  readonly all: number;
  readonly after: number;
}

export interface VideoPlan {
  /** The moments of the story that it goes through. */
  readonly moments: readonly number[];
  /** In seconds. */
  readonly length: number;
  at(second: number): PlannedFrame;
}

export interface PlannedFrame extends ReelFrame {
  /** Index of the moment whose points are shown. */
  readonly counted: number;
  /** The last step is over: the result is shown. */
  readonly isOver: boolean;
}

/** `null`: nothing has happened yet. */
export function planVideo(kind: VideoKind, story: Pick<Story, 'last' | 'turns'>): VideoPlan | null {
  const moments = momentsOf(kind, story);
  const steps = moments.length - 1;
  if (steps < 1) return null;
  const { before, step, all, after } = TIMES[kind];
  const each = Math.min(step, all / steps);
  const end = before + steps * each;
  return {
    moments,
    length: end + after,
    at(second) {
      const done = Math.min(steps, Math.max(0, (second - before) / each));
      const n = Math.min(Math.floor(done), steps - 1);
      const way = Math.min(1, (done - n) / MOVES);
      const wide = Math.min(1, Math.max(0, (second - end) / WIDENS));
      const eased = wide * wide * (3 - 2 * wide);
      return {
        at: n + way,
        near: kind === 'turn' ? 1 - eased : 0,
        marked: second < before ? 0 : 1 - wide,
        counted: n + (way >= COUNTED ? 1 : 0),
        isOver: second >= end,
      };
    },
  };
}

function momentsOf(kind: VideoKind, { last, turns }: Pick<Story, 'last' | 'turns'>): readonly number[] {
  const turn = turns.at(-1);
  if (kind === 'game') return [...new Set([0, ...turns.map(({ end }) => end), last])];
  return turn ? Array.from({ length: last - turn.start + 1 }, (_, n) => turn.start + n) : [];
}
