import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { played, refused } from '../../game/carcassonne/played.ts';

/** Shrines (RULES.md §14.4). */

/** Two rows of road, with room between them for a shrine on 0,1 and a monastery on 1,1. */
const ROWS = ['B31 -1 0 0', 'B31 0 0 0', 'B31 1 0 0', 'B21 -1 1 3', 'B31 1 2 0'];
/** The shrine lacks the cell -1,2. */
const CULT_FIRST = { start: [...ROWS, 'B31 0 2 0'] };
/** Both lack the cell 0,2. */
const BOTH = { start: [...ROWS, 'B31 -1 2 0', 'B31 2 0 0', 'B21 2 1 1', 'B31 2 2 0'] };
const RIVALS = 'p0,1,0 d0 p1,1,0 d0';

describe('placing', () => {
  test('allows neither sort two neighbours of the other', () => {
    expect(refused('cult', 'H01 B31', 'p1,0,0', { start: ['B02 0 0 0', 'B02 2 0 0'] })).toBe('cult-neighbours');
    expect(refused('cult', 'B02 B31', 'p1,0,0', { start: ['H01 0 0 0', 'H01 2 0 0'] })).toBe('cult-neighbours');
    expect(refused('cult', 'H01 B31', 'p1,0,0', { start: ['B02 0 0 0'] })).toBe('legal');
  });

  test('gives no existing one a second neighbour', () => {
    const start = ['B02 0 0 0', 'H01 1 0 0'];
    expect(refused('cult', 'H01 B31', 'p-1,0,0', { start })).toBe('cult-neighbours');
    expect(refused('cult', 'H01 B31', 'p2,0,0', { start })).toBe('legal');
  });

  test('includes the sixth tile by option', () => {
    const has = (cultTiles: number): boolean => {
      const parsed = carcassonne.parseOptions({ modules: ['cult'], cultTiles });
      if (!parsed.ok) throw new Error(parsed.error.message);
      return carcassonne.tilesToCome(carcassonne.rulesOf(parsed.value), [], [])?.includes('H06') ?? false;
    };
    expect([has(5), has(6)]).toEqual([false, true]);
  });
});

describe('a challenge', () => {
  test('begins between two players, and only then', () => {
    const game = played('cult', 'H01 B02 B31', RIVALS, CULT_FIRST);
    expect(game.state.slices['cult']).toEqual({
      challenges: [{ cult: { x: 0, y: 1, feature: 0 }, monastery: { x: 1, y: 1, feature: 0 }, players: [0, 1] }],
    });
    expect(game.events).toContainEqual({
      type: 'rivalry',
      state: 'begun',
      features: [
        { x: 0, y: 1, feature: 0 },
        { x: 1, y: 1, feature: 0 },
      ],
      players: [0, 1],
    });
    const alone = played('cult', 'H01 B02 B31', `${RIVALS} p-1,2,0 x`, { ...CULT_FIRST, players: 1 });
    expect(alone.lines).toEqual(['0 monastery 9', '0 monastery 6']);
  });

  test('worked example: the player completed first scores, the other’s figure returns home without points', () => {
    const game = played('cult', 'H01 B02 B31 B02', `${RIVALS} p-1,2,0 x`, CULT_FIRST);
    expect([game.lines, game.state.supply, game.state.scores]).toEqual([['0 monastery 9'], [7, 7], [9, 0]]);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'rivalry', state: 'won', winner: 0 }));
  });

  test('worked example: one tile completes both, 9 each', () => {
    const game = played('cult', 'H01 B02 B31 B02', `${RIVALS} p0,2,0 x`, BOTH);
    expect([game.lines, game.state.supply]).toEqual([
      ['0 monastery 9', '1 monastery 9'],
      [7, 7],
    ]);
  });

  test('is decided at once by a tile that completes the other one', () => {
    const start = [...CULT_FIRST.start, 'B31 -1 2 0'];
    const game = played('cult', 'H01 B02 B02', RIVALS, { start });
    expect([game.lines, game.state.supply]).toEqual([['0 monastery 9'], [7, 7]]);
  });

  test('that is undecided scores both as unfinished', () => {
    expect(played('cult', 'H01 B02', RIVALS, CULT_FIRST).lines).toEqual(['0 monastery 8', '1 monastery 6']);
  });

  test('is not decided by an unoccupied one', () => {
    const game = played('cult', 'H01 B02 B31', 'p0,1,0 x p1,1,0 d0 p-1,2,0 x', CULT_FIRST);
    expect(game.lines).toEqual(['1 monastery 6']);
  });

  test('ends when an abbot is recalled, and the other one is free', () => {
    const game = played('abbot cult', 'H01 B02 B31 B02', 'p0,1,0 d0:abbot p1,1,0 d0 p2,0,0 recall', CULT_FIRST);
    expect([game.state.slices['cult'], game.state.followers.length]).toEqual([{ challenges: [] }, 1]);
  });
});
