import { expect, test } from 'vitest';
import { CASTLE, setupOf } from '../../src/arena/game.ts';
import type { ArenaGame } from '../../src/arena/game.ts';
import { formatHabits } from '../../src/arena/habits/table.ts';
import { watch } from '../../src/arena/habits/watch.ts';
import type { Castle, Seating } from '../../src/arena/player.ts';

const TILES = 8;
const short: ArenaGame<Castle> = {
  ...CASTLE,
  setupOf: (pair) => ({ ...setupOf(pair), deck: setupOf(pair).deck.slice(0, TILES) }),
};
/** Plays the first or the last of its options; the last one declines. */
const taking =
  (at: 0 | -1): Seating =>
  () =>
  ({ position }) => {
    const action = position.legalActions().at(at);
    if (!action) throw new Error('Expected an action');
    return action;
  };

test('habits: what a person sees of a player is counted, in both games of a pair', async () => {
  const { games, wins } = await watch(short, taking(0), taking(-1), 1);
  expect(games.length).toBe(2);
  for (const { tiles, followers, inHand, settled } of games) {
    expect(tiles).toBe(TILES / 2);
    expect(followers).toBeGreaterThan(0);
    expect(settled).toBeLessThanOrEqual(followers);
    expect(inHand / tiles).toBeLessThan(7);
  }
  const declining = await watch(short, taking(-1), taking(0), 1);
  expect(declining.games.map(({ followers }) => followers)).toEqual([0, 0]);
  expect(formatHabits([{ name: 'first*2', wins, games }], true)).toContain('| first\\*2 | 2 | ');
});
