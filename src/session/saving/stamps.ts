import type { SavedGame } from '../contracts/app.ts';

/** In milliseconds (a year): no save of a clock that was set back on purpose is this far ahead. */
const SET_RIGHT = 365 * 24 * 3600 * 1000;

/** When games were saved, by a clock that may have been set back. */
export function createStamps(now: () => number) {
  let stamped = -Infinity;

  /** The clock was wrong then, or is wrong now. Either way such a time says nothing about the order. */
  const isAhead = (time: number): boolean => time - now() >= SET_RIGHT;

  return {
    /** The time stamp for a save: later than all existing ones, so that the game played last is first in the list. */
    next(games: readonly SavedGame[]): number {
      const clock = now();
      const times = [stamped, ...games.map(({ savedAt }) => savedAt)].filter((time) => !isAhead(time));
      stamped = Math.max(clock, Math.max(...times) + 1);
      return stamped;
    },
    latestFirst: (a: SavedGame, b: SavedGame): number =>
      Number(isAhead(a.savedAt)) - Number(isAhead(b.savedAt)) || b.savedAt - a.savedAt,
  };
}
