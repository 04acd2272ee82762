import { describe, expect, test } from 'vitest';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { pieceOf, played, refused } from '../../game/carcassonne/played.ts';

/** River II (RULES.md §14.1). */

/** The fork is to the east of the spring, with one arm to the south and one to the east. */
const FORK = 'p1,0,2 x';

const dealt = (...modules: readonly string[]): readonly (string | null)[] => {
  const parsed = carcassonne.parseOptions({ modules });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return carcassonne.deal(carcassonne.rulesOf(parsed.value), seededRandom('river')).deck;
};

test('1: the spring is placed, the fork comes first, nine tiles after it, then the lake', () => {
  expect(played('river-2', 'S02', '').state.start).toEqual([{ tile: 'S01', x: 0, y: 0, rotation: 0 }]);
  const deck = dealt('river-2');
  expect([deck[0], deck[10]]).toEqual(['S02', 'S12']);
  expect(deck.slice(0, 11).every((tile) => tile?.startsWith('S'))).toBe(true);
  expect(deck.slice(11).some((tile) => tile?.startsWith('S'))).toBe(false);
});

test('2: either arm may be continued', () => {
  expect(refused('river-2', 'S02 S05 B02', `${FORK} p2,0,0`)).toBe('legal');
  expect(refused('river-2', 'S02 S05 B02', `${FORK} p1,1,1`)).toBe('legal');
  expect(refused('river-2', 'S02 S05 B02', `${FORK} p1,-1,0`)).toBe('river-must-continue');
});

describe('3: arms', () => {
  test('worked example: no bend on the south arm, only the one to the north on the east arm', () => {
    const after = (text: string): string => refused('river-2', 'S02 S10 B02', `${FORK} ${text}`);
    expect(['p1,1,1', 'p1,1,2', 'p2,0,0'].map(after)).toEqual(Array(3).fill('river-turns-back'));
    expect(after('p2,0,1')).toBe('legal');
  });

  test('may not be joined', () => {
    const arms = [
      'S01 0 0 0',
      'S02 1 0 2',
      'S05 2 0 0',
      'S10 3 0 0',
      'S06 3 1 0',
      'S10 3 2 1',
      'S05 1 1 1',
      'S05 2 2 0',
    ];
    const start = [...arms, 'S05 10 10 0'];
    expect(refused('river-2', 'S11 B02', 'p1,2,1', { start })).toBe('river-arms-join');
  });
});

test('4: a river ends at a city; a lake without an open arm is set aside', () => {
  const game = played('river-2', 'S02 S03 S03 S12 B02', `${FORK} p2,0,0 x p1,1,1 x`);
  expect(game.state).toMatchObject({ setAside: ['S12'], hand: 'B02', player: 1 });
});

describe('5: the lake', () => {
  const DECK = 'S02 S12 B02 B02';

  test('takes no follower; its player continues at once, and may deploy then', () => {
    const game = played('river-2', DECK, `${FORK} p2,0,0`);
    expect(game.state).toMatchObject({ awaiting: 'place', player: 1, hand: 'B02' });
    const next = played('river-2', DECK, `${FORK} p2,0,0 p3,0,0 d0`);
    expect(next.state).toMatchObject({ awaiting: 'place', player: 0, supply: [7, 6] });
  });

  test('leaves other uses of the step', () => {
    const home = 'p1,0,2 x p2,0,0 d1:abbot p1,1,1 x p3,0,0 recall';
    expect(played('abbot river-2', 'S02 S05 S05 S12 B02', home).state).toMatchObject({ player: 1, scores: [0, 4] });
  });

  test('is not followed by a begin in its player’s next turn', () => {
    const text = 'p1,0,2 x p2,0,0 d1 p1,1,1 x p1,2,1 fairy1@2,0 p1,3,1 x p3,0,0';
    const game = played('fairy river-2', 'S02 S05 S05 S05 S05 S12 B02', text);
    expect([game.lines, game.state.player, game.state.hand]).toEqual([['1 fairy 1'], 1, 'B02']);
  });

  test('is a volcano at once with the dragon, so no sign is set aside', () => {
    const game = played('dragon river-2', 'S02 S12 D12 B02', `${FORK} p2,0,0`);
    expect(pieceOf(game, 'dragon')).toMatchObject({ place: { on: 'tile', x: 2, y: 0 } });
    expect(game.state.hand).toBe('D12');
  });
});

test('7: with River I one spring and one lake leave the game', () => {
  const river = dealt('river-1', 'river-2').slice(0, 21);
  expect([river[0], river[20]]).toEqual(['S02', 'S12']);
  expect(river.filter((tile) => tile?.startsWith('R'))).toHaveLength(10);
  expect(river).not.toContain('R01');
});
