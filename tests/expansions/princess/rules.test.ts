import { describe, expect, test } from 'vitest';
import { offered, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** Princesses (RULES.md §13.5). */

const HILL = { start: 'monastery at 0,0' };
/** A knight of each of the two players in a city that a princess has just joined. */
const TWO = 'place at 0,1 turned 2; follower on city; place at -1,2 turned 1; follower on city; place at 0,2';
const SQUARE = { start: 'monastery at 0,0; monastery at -1,1; monastery at 1,1' };
const DECK = '2 × city edge; princess, city on three sides; straight road';
const MAY = { ...SQUARE, options: { princess: 'may' } };

describe('a princess that joins a city with knights', () => {
  test('sends one of them home, chosen by the player of the turn, who may choose their own', () => {
    const game = played('princess', DECK, TWO, SQUARE);
    expect(offered(game)).toEqual(['dismiss figure:0', 'dismiss figure:1']);
    expect(game.prompt?.options.map(({ piece }) => piece)).toEqual(['follower', 'follower']);
    const gone = played('princess', DECK, `${TWO}; dismiss on city at -1,2`, SQUARE);
    expect([gone.state.supply, typesOf(gone)[0]]).toEqual([[6, 7], 'follower-home']);
    expect(played('princess', DECK, `${TWO}; dismiss on city at 0,1`, SQUARE).state.supply).toEqual([7, 6]);
  });

  test('leaves no other use of the step', () => {
    const all = 'abbot fairy princess';
    for (const word of ['pass', 'follower on field', 'fairy on city at 0,1', 'recall'])
      expect(refused(all, DECK, `${TWO}; ${word}`, SQUARE)).toBe('wrong-action');
  });

  test('sends the only knight home automatically, and the step is over', () => {
    const game = played(
      'princess',
      'city edge; princess, city edge, three roads; straight road',
      'place at 0,1 turned 2; follower on city; place at 0,2',
      HILL,
    );
    expect(game.taken).toEqual([{ player: 1, do: 'dismiss', x: 0, y: 1, feature: 0 }]);
    // The city is complete and empty.
    expect([game.lines, game.state.player, game.state.awaiting]).toEqual([[], 0, 'place']);
  });

  test('leaves no other target', () => {
    expect(refused('princess', DECK, `${TWO}; dismiss on city at 0,2`, SQUARE)).toBe('no-such-target');
    expect(refused('princess', DECK, `${TWO}; dismiss on feature 0 at 7,7`, SQUARE)).toBe('no-such-feature');
  });

  test('by option need not send one, and the step may be used otherwise', () => {
    const game = played('princess', DECK, TWO, MAY);
    expect(offered(game)).toEqual(['follower on field at 0,2', 'dismiss figure:0', 'dismiss figure:1', 'pass']);
    expect(played('princess', DECK, `${TWO}; follower on field`, MAY).state.supply).toEqual([5, 6]);
    expect(played('princess', DECK, `${TWO}; dismiss on city at 0,1`, MAY).state.supply).toEqual([7, 6]);
  });
});

describe('without effect: deploy is as usual', () => {
  test('in a city without knights', () => {
    expect(
      played(
        'princess',
        'city edge; princess, city edge, three roads; straight road',
        'place at 0,1 turned 2; pass; place at 0,2; follower on city',
        HILL,
      ).lines,
    ).toEqual(['1 city 4']);
  });

  test('if the tile is placed elsewhere', () => {
    expect(
      offered(
        played(
          'princess',
          'city edge; princess, city on three sides; straight road',
          'place at 0,1 turned 2; follower on city; place at 0,-1',
          HILL,
        ),
      ),
    ).toContain('follower on city at 0,-1');
  });

  test('if the tile’s joined city has no mark', () => {
    const game = played(
      'princess',
      'city edge; princess, wide city edge, city corner with coat of arms; straight road',
      'place at 1,0; follower on city; place at 1,-1',
      HILL,
    );
    expect(offered(game)).not.toContain('dismiss figure:0');
    expect(
      refused(
        'princess',
        'city edge; princess, wide city edge, city corner with coat of arms; straight road',
        'place at 1,0; follower on city; place at 1,-1; dismiss on city at 1,0',
        HILL,
      ),
    ).toBe('no-such-target');
  });
});

test('worked example: the player’s own only knight returns home, the step is over', () => {
  const game = played(
    'princess',
    'city edge; monastery; princess, city edge, three roads; straight road',
    'place at 0,1 turned 2; follower on city; place at 1,0; pass; place at 0,2',
    HILL,
  );
  expect([game.state.supply, game.state.player, game.taken.length]).toEqual([[7, 7], 1, 1]);
});
