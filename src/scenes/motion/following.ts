import type { MatchView } from '../../session/contracts/match.ts';
import type { TableGame } from '../game.ts';
import { piecesOf } from '../pieces/pieces.ts';
import type { MotionContext } from './context.ts';
import { perform } from './perform.ts';
import { planMotion } from './plan.ts';
import type { Queue } from './timeline.ts';
import { once } from './timeline.ts';

interface Options {
  readonly queue: Queue;
  readonly context: MotionContext;
  readonly game: TableGame;
  /** Motion is switched off, or nobody sees it. */
  readonly still: () => boolean;
  /** Only what is needed moves. */
  readonly calm: () => boolean;
  /** Puts everything where this view has it. */
  readonly settle: (view: MatchView) => void;
  readonly onIdle: () => void;
}

/** Follows the game: moves everything from one view to the next, and settles it there. */
export function createFollowing({ queue, context, game, still, calm, settle, onIdle }: Options) {
  /** Number of views that are still to be shown. */
  let behind = 0;

  return (now: MatchView, before: MatchView): void => {
    const beats = still()
      ? undefined
      : planMotion({ before, now, was: piecesOf(before, game), will: piecesOf(now, game), game });
    if (!beats) {
      queue.skip();
      return settle(now);
    }
    if (beats.length === 0 && !queue.busy) return settle(now);
    // The game is faster than the animation: catch up.
    if (behind > 2) queue.skip();
    behind += 1;
    for (const beat of beats) queue.push(() => perform(context, beat, { calm: calm() }));
    queue.push(() =>
      once(() => {
        behind -= 1;
        settle(now);
      }),
    );
    queue.whenIdle(onIdle);
  };
}
