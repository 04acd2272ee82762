import { describe, expect, test } from 'vitest';
import { offered, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** Princesses (RULES.md §13.5). */

const HILL = { start: ['B02 0 0 0'] };
/** A knight of each of the two players in a city that a princess has just joined. */
const TWO = 'p0,1,2 d0 p-1,2,1 d0 p0,2,0';
const SQUARE = { start: ['B02 0 0 0', 'B02 -1 1 0', 'B02 1 1 0'] };
const DECK = 'B21 B21 D26 B31';
const MAY = { ...SQUARE, options: { princess: 'may' } };

describe('a princess that joins a city with knights', () => {
  test('sends one of them home, chosen by the player of the turn, who may choose their own', () => {
    const game = played('princess', DECK, TWO, SQUARE);
    expect(offered(game)).toEqual(['dismiss figure:0', 'dismiss figure:1']);
    expect(game.prompt?.options.map(({ piece }) => piece)).toEqual(['follower', 'follower']);
    const gone = played('princess', DECK, `${TWO} dismiss0@-1,2`, SQUARE);
    expect([gone.state.supply, typesOf(gone)[0]]).toEqual([[6, 7], 'follower-home']);
    expect(played('princess', DECK, `${TWO} dismiss0@0,1`, SQUARE).state.supply).toEqual([7, 6]);
  });

  test('leaves no other use of the step', () => {
    const all = 'abbot fairy princess';
    for (const word of ['x', 'd1', 'fairy0@0,1', 'recall'])
      expect(refused(all, DECK, `${TWO} ${word}`, SQUARE)).toBe('wrong-action');
  });

  test('sends the only knight home automatically, and the step is over', () => {
    const game = played('princess', 'B21 D24 B31', 'p0,1,2 d0 p0,2,0', HILL);
    expect(game.taken).toEqual([{ player: 1, do: 'dismiss', x: 0, y: 1, feature: 0 }]);
    // The city is complete and empty.
    expect([game.lines, game.state.player, game.state.awaiting]).toEqual([[], 0, 'place']);
  });

  test('leaves no other target', () => {
    expect(refused('princess', DECK, `${TWO} dismiss0@0,2`, SQUARE)).toBe('no-such-target');
    expect(refused('princess', DECK, `${TWO} dismiss0@7,7`, SQUARE)).toBe('no-such-feature');
  });

  test('by option need not send one, and the step may be used otherwise', () => {
    const game = played('princess', DECK, TWO, MAY);
    expect(offered(game)).toEqual(['deploy field 0,2:1', 'dismiss figure:0', 'dismiss figure:1', 'pass']);
    expect(played('princess', DECK, `${TWO} d1`, MAY).state.supply).toEqual([5, 6]);
    expect(played('princess', DECK, `${TWO} dismiss0@0,1`, MAY).state.supply).toEqual([7, 6]);
  });
});

describe('without effect: deploy is as usual', () => {
  test('in a city without knights', () => {
    expect(played('princess', 'B21 D24 B31', 'p0,1,2 x p0,2,0 d3', HILL).lines).toEqual(['1 city 4']);
  });

  test('if the tile is placed elsewhere', () => {
    expect(offered(played('princess', 'B21 D26 B31', 'p0,1,2 d0 p0,-1,0', HILL))).toContain('deploy city 0,-1:0');
  });

  test('if the tile’s joined city has no mark', () => {
    const game = played('princess', 'B21 D25 B31', 'p1,0,0 d0 p1,-1,0', HILL);
    expect(offered(game)).not.toContain('dismiss figure:0');
    expect(refused('princess', 'B21 D25 B31', 'p1,0,0 d0 p1,-1,0 dismiss0@1,0', HILL)).toBe('no-such-target');
  });
});

test('worked example: the player’s own only knight returns home, the step is over', () => {
  const game = played('princess', 'B21 B02 D24 B31', 'p0,1,2 d0 p1,0,0 x p0,2,0', HILL);
  expect([game.state.supply, game.state.player, game.taken.length]).toEqual([[7, 7], 1, 1]);
});
