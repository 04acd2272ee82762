import type { MatchView } from '../session/contracts/match.ts';
import { arc } from './units.ts';

const BREATH_MS = 1800;
const BREATHS = 4;

/** Options pulse for a few breaths and then rest, so that an idle table repaints nothing. */
export function createBreath() {
  let left = 0;
  return {
    get rests(): boolean {
      return left <= 0;
    },
    /** All breaths for a new choice, at least one for another option. */
    view(now: MatchView, before: MatchView): void {
      if (now.gesture !== before.gesture && now.gesture.type === 'choosing') left = Math.max(left, BREATH_MS);
      if (now.prompt !== before.prompt) left = BREATH_MS * BREATHS;
    },
    /** The pulse after these milliseconds, `0…1`. */
    next(ms: number): number {
      left = Math.max(0, left - ms);
      return arc((left % BREATH_MS) / BREATH_MS);
    },
  };
}
