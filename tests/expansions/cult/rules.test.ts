import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { tile } from '../../game/carcassonne/notation.ts';
import { played, refused } from '../../game/carcassonne/played.ts';

/** Shrines (RULES.md §14.4). */

/** Two rows of road, with room between them for a shrine on 0,1 and a monastery on 1,1. */
const ROWS =
  'straight road at -1,0; straight road at 0,0; straight road at 1,0; city edge at -1,1 turned 3; straight road at 1,2';
/** The shrine lacks the cell -1,2. */
const CULT_FIRST = { start: `${ROWS}; straight road at 0,2` };
/** Both lack the cell 0,2. */
const BOTH = {
  start: `${ROWS}; straight road at -1,2; straight road at 2,0; city edge at 2,1 turned 1; straight road at 2,2`,
};
const RIVALS = 'place at 0,1; follower on monastery; place at 1,1; follower on monastery';

describe('placing', () => {
  test('allows neither sort two neighbours of the other', () => {
    expect(
      refused('cult', 'shrine; straight road', 'place at 1,0', { start: 'monastery at 0,0; monastery at 2,0' }),
    ).toBe('cult-neighbours');
    expect(refused('cult', 'monastery; straight road', 'place at 1,0', { start: 'shrine at 0,0; shrine at 2,0' })).toBe(
      'cult-neighbours',
    );
    expect(refused('cult', 'shrine; straight road', 'place at 1,0', { start: 'monastery at 0,0' })).toBe('legal');
  });

  test('gives no existing one a second neighbour', () => {
    const start = 'monastery at 0,0; shrine at 1,0';
    expect(refused('cult', 'shrine; straight road', 'place at -1,0', { start })).toBe('cult-neighbours');
    expect(refused('cult', 'shrine; straight road', 'place at 2,0', { start })).toBe('legal');
  });

  test('includes the sixth tile by option', () => {
    const has = (cultTiles: number): boolean => {
      const parsed = carcassonne.parseOptions({ modules: ['cult'], cultTiles });
      if (!parsed.ok) throw new Error(parsed.error.message);
      return (
        carcassonne
          .tilesToCome(carcassonne.rulesOf(parsed.value), [], [])
          ?.includes(tile('shrine, city edge, two roads')) ?? false
      );
    };
    expect([has(5), has(6)]).toEqual([false, true]);
  });
});

describe('a challenge', () => {
  test('begins between two players, and only then', () => {
    const game = played('cult', 'shrine; monastery; straight road', RIVALS, CULT_FIRST);
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
    const alone = played('cult', 'shrine; monastery; straight road', `${RIVALS}; place at -1,2; pass`, {
      ...CULT_FIRST,
      players: 1,
    });
    expect(alone.lines).toEqual(['0 monastery 9', '0 monastery 6']);
  });

  test('worked example: the player completed first scores, the other’s figure returns home without points', () => {
    const game = played(
      'cult',
      'shrine; monastery; straight road; monastery',
      `${RIVALS}; place at -1,2; pass`,
      CULT_FIRST,
    );
    expect([game.lines, game.state.supply, game.state.scores]).toEqual([['0 monastery 9'], [7, 7], [9, 0]]);
    expect(game.events).toContainEqual(expect.objectContaining({ type: 'rivalry', state: 'won', winner: 0 }));
  });

  test('worked example: one tile completes both, 9 each', () => {
    const game = played('cult', 'shrine; monastery; straight road; monastery', `${RIVALS}; place at 0,2; pass`, BOTH);
    expect([game.lines, game.state.supply]).toEqual([
      ['0 monastery 9', '1 monastery 9'],
      [7, 7],
    ]);
  });

  test('is decided at once by a tile that completes the other one', () => {
    const start = `${CULT_FIRST.start}; straight road at -1,2`;
    const game = played('cult', 'shrine; 2 × monastery', RIVALS, { start });
    expect([game.lines, game.state.supply]).toEqual([['0 monastery 9'], [7, 7]]);
  });

  test('that is undecided scores both as unfinished', () => {
    expect(played('cult', 'shrine; monastery', RIVALS, CULT_FIRST).lines).toEqual(['0 monastery 8', '1 monastery 6']);
  });

  test('is not decided by an unoccupied one', () => {
    const game = played(
      'cult',
      'shrine; monastery; straight road',
      'place at 0,1; pass; place at 1,1; follower on monastery; place at -1,2; pass',
      CULT_FIRST,
    );
    expect(game.lines).toEqual(['1 monastery 6']);
  });

  test('ends when an abbot is recalled, and the other one is free', () => {
    const game = played(
      'abbot cult',
      'shrine; monastery; straight road; monastery',
      'place at 0,1; abbot on monastery; place at 1,1; follower on monastery; place at 2,0; recall',
      CULT_FIRST,
    );
    expect([game.state.slices['cult'], game.state.followers.length]).toEqual([{ challenges: [] }, 1]);
  });
});
