import { describe, expect, test } from 'vitest';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { tile, tiles } from '../../game/carcassonne/notation.ts';
import { pieceOf, played, refused } from '../../game/carcassonne/played.ts';

/** River II (RULES.md §14.1). */

/** The fork is to the east of the spring, with one arm to the south and one to the east. */
const FORK = 'place at 1,0 turned 2; pass';

const dealt = (...modules: readonly string[]): readonly (string | null)[] => {
  const parsed = carcassonne.parseOptions({ modules });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return carcassonne.deal(carcassonne.rulesOf(parsed.value), seededRandom('river')).deck;
};

test('1: the spring is placed, the fork comes first, nine tiles after it, then the lake', () => {
  expect(played('river-2', 'fork', '').state.start).toEqual([
    { tile: tile('spring', ['river-2']), x: 0, y: 0, rotation: 0 },
  ]);
  const deck = dealt('river-2');
  expect([deck[0], deck[10]]).toEqual(tiles('fork; lake with volcano'));
  expect(deck.slice(0, 11).every((tile) => tile?.startsWith('S'))).toBe(true);
  expect(deck.slice(11).some((tile) => tile?.startsWith('S'))).toBe(false);
});

test('2: either arm may be continued', () => {
  expect(refused('river-2', 'fork; river, monastery; monastery', `${FORK}; place at 2,0`)).toBe('legal');
  expect(refused('river-2', 'fork; river, monastery; monastery', `${FORK}; place at 1,1 turned 1`)).toBe('legal');
  expect(refused('river-2', 'fork; river, monastery; monastery', `${FORK}; place at 1,-1`)).toBe('river-must-continue');
});

describe('3: arms', () => {
  test('worked example: no bend on the south arm, only the one to the north on the east arm', () => {
    const after = (text: string): string =>
      refused('river-2', 'fork; river bend, garden; monastery', `${FORK}; ${text}`);
    expect(['place at 1,1 turned 1', 'place at 1,1 turned 2', 'place at 2,0'].map(after)).toEqual(
      Array(3).fill('river-turns-back'),
    );
    expect(after('place at 2,0 turned 1')).toBe('legal');
  });

  test('may not be joined', () => {
    const arms = `
      spring at 0,0; fork at 1,0 turned 2; river, monastery at 2,0; river bend, garden at 3,0;
      river, road over a bridge, inn at 3,1; river bend, garden at 3,2 turned 1; river, monastery at 1,1 turned 1;
      river, monastery at 2,2`;
    const start = `${arms}; river, monastery at 10,10`;
    expect(refused('river-2', 'river bend, pig herd; monastery', 'place at 1,2 turned 1', { start })).toBe(
      'river-arms-join',
    );
  });
});

test('4: a river ends at a city; a lake without an open arm is set aside', () => {
  const game = played(
    'river-2',
    'fork; 2 × river ends at a city edge; lake with volcano; monastery',
    `${FORK}; place at 2,0; pass; place at 1,1 turned 1; pass`,
  );
  expect(game.state).toMatchObject({ setAside: [tile('lake with volcano')], hand: tile('monastery'), player: 1 });
});

describe('5: the lake', () => {
  const DECK = 'fork; lake with volcano; 2 × monastery';

  test('takes no follower; its player continues at once, and may deploy then', () => {
    const game = played('river-2', DECK, `${FORK}; place at 2,0`);
    expect(game.state).toMatchObject({ awaiting: 'place', player: 1, hand: tile('monastery') });
    const next = played('river-2', DECK, `${FORK}; place at 2,0; place at 3,0; follower on monastery`);
    expect(next.state).toMatchObject({ awaiting: 'place', player: 0, supply: [7, 6] });
  });

  test('leaves other uses of the step', () => {
    const home = `
      place at 1,0 turned 2; pass; place at 2,0; abbot on monastery; place at 1,1 turned 1; pass; place at 3,0;
      recall`;
    expect(
      played('abbot river-2', 'fork; 2 × river, monastery; lake with volcano; monastery', home).state,
    ).toMatchObject({ player: 1, scores: [0, 4] });
  });

  test('is not followed by a begin in its player’s next turn', () => {
    const text = `
      place at 1,0 turned 2; pass; place at 2,0; follower on monastery; place at 1,1 turned 1; pass;
      place at 1,2 turned 1; fairy on monastery at 2,0; place at 1,3 turned 1; pass; place at 3,0`;
    const game = played('fairy river-2', 'fork; 4 × river, monastery; lake with volcano; monastery', text);
    expect([game.lines, game.state.player, game.state.hand]).toEqual([['1 fairy 1'], 1, tile('monastery')]);
  });

  test('is a volcano at once with the dragon, so no sign is set aside', () => {
    const game = played(
      'dragon river-2',
      'fork; lake with volcano; dragon, city edge, garden; monastery',
      `${FORK}; place at 2,0`,
    );
    expect(pieceOf(game, 'dragon')).toMatchObject({ place: { on: 'tile', x: 2, y: 0 } });
    expect(game.state.hand).toBe(tile('dragon, city edge, garden'));
  });
});

test('7: with River I one spring and one lake leave the game', () => {
  const river = dealt('river-1', 'river-2').slice(0, 21);
  expect([river[0], river[20]]).toEqual(tiles('fork; lake with volcano'));
  expect(river.filter((tile) => tile?.startsWith('R'))).toHaveLength(10);
  expect(river).not.toContain(tile('spring', ['river-1']));
});
