import { timeLeft } from '../contracts/match.ts';
import type { Clocks, NewGame } from '../contracts/match.ts';

/** From then on the player is told that time is short, in milliseconds. */
const SHORT = 10_000;

/** Notices when the time of a player on this device becomes short. */
export function createPressure({ seats }: Pick<NewGame, 'seats'>, onChange: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** True if it is short now; otherwise `onChange` is called when it has become so. */
    follow(clocks: Clocks | null): boolean {
      clearTimeout(timer);
      if (!clocks || clocks.running === null || seats[clocks.running]?.kind !== 'human') return false;
      const left = timeLeft(clocks, clocks.running);
      if (left > SHORT) timer = setTimeout(onChange, left - SHORT);
      return left <= SHORT;
    },
    close: () => clearTimeout(timer),
  };
}
