import { describe, expect, test } from 'vitest';
import { offered, pieceOf, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** The fairy (RULES.md §13.6). */

const MONKS = 'p0,1,0 d0 p0,2,0 d0 p0,3,0';
const DECK = 'B02 B02 B02 B02 B02 B02';
/** A knight of the first player in a city that one more tile completes. */
const KNIGHT = 'p0,1,2 d0 p1,0,0 x p-1,0,0 fairy0@0,1';
const HILL = { start: ['B02 0 0 0'] };

describe('moving her', () => {
  test('she starts beside the board, and belongs to nobody', () => {
    expect(pieceOf(played('fairy', 'B31', ''), 'fairy')).toEqual({
      id: 'fairy',
      sort: 'fairy',
      owner: null,
      place: { on: 'spot', spot: 'beside fairy' },
    });
  });

  test('players who deploy no follower may put her beside one of their own figures', () => {
    const game = played('abbot fairy', DECK, `${MONKS}`);
    expect(offered(game).filter((option) => option.startsWith('fairy'))).toEqual(['fairy figure:0']);
    const moved = played('fairy', DECK, `${MONKS} fairy0@0,1`);
    expect(pieceOf(moved, 'fairy')).toMatchObject({ place: { on: 'tile', x: 0, y: 1 } });
    expect(moved.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: 0 });
    expect(typesOf(moved)[0]).toBe('moved fairy');
    // The step is used up.
    expect([moved.state.player, moved.state.awaiting]).toEqual([1, 'place']);
  });

  test('not beside others’ figures, not where no figure is, not where she is already', () => {
    expect(refused('fairy', DECK, `${MONKS} fairy0@0,2`)).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS} fairy1@0,1`)).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS} fairy0@9,9`)).toBe('no-such-feature');
    expect(refused('fairy', DECK, `${MONKS} fairy@0,1`)).toBe('malformed');
    expect(refused('fairy', DECK, `${MONKS} fairy0@0,1 p0,4,0 x p0,5,0 fairy0@0,1`)).toBe('no-such-target');
  });

  test('abbots are followers here', () => {
    const game = played('abbot fairy', DECK, 'p0,1,0 d0:abbot p0,2,0 x p0,3,0 fairy0@0,1 p0,4,0 x');
    expect(game.lines).toEqual(['0 fairy 1']);
  });

  test('a redeployed figure is a different one', () => {
    const game = played('fairy', 'B21 B02 B02 B21 B02 B02', `${KNIGHT} p0,2,0 x p0,3,0 d1`, HILL);
    expect(game.state.followers.map(({ number }) => number)).toEqual([1]);
    expect(game.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: null });
  });
});

describe('her effects', () => {
  test('1: everybody on her tile is protected, whether she is beside them or not', () => {
    const text = 'p1,0,0 d0 p2,0,0 d0 p3,0,0 fairy0@1,0 p0,-1,0 x';
    const game = played('dragon fairy', 'B02 B02 D01 D12', text, HILL);
    expect([game.state.supply, pieceOf(game, 'dragon')]).toMatchObject([[6, 7], { place: { x: 2, y: 0 } }]);
  });

  test('1: she also protects when she is beside nobody', () => {
    // The knight beside her scores and returns home; the dragon comes from the south and cannot pass.
    const deck = 'B21 B02 B02 B21 D01 D12 B02';
    const game = played('dragon fairy', deck, `${KNIGHT} p0,2,0 x p0,3,0 p0,-1,0 x`, HILL);
    expect(game.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: null });
    expect(game.taken).toEqual([{ player: 1, do: 'dragon', x: 0, y: 2 }]);
  });

  test('2: 1 point at begin for the player of the turn, if the follower beside her is theirs', () => {
    const game = played('fairy', DECK, `${MONKS} fairy0@0,1`);
    expect(game.lines).toEqual([]);
    expect(played('fairy', DECK, `${MONKS} fairy0@0,1 p0,4,0 x`).lines).toEqual(['0 fairy 1']);
    expect(played('fairy', DECK, `${MONKS} fairy0@0,1 p0,4,0 x p0,5,0 x`).lines).toEqual(['0 fairy 1']);
  });

  test('3: 3 points with its region, and from then on she is beside nobody', () => {
    const game = played('fairy', 'B21 B02 B02 B21 B02 B02', `${KNIGHT} p0,2,0 x p0,3,0 x`, HILL);
    expect(game.lines).toEqual(['0 city 4', '0 fairyRegion 3']);
    expect(pieceOf(game, 'fairy')).toMatchObject({ place: { x: 0, y: 1 } });
  });

  test('3: not where nothing is scored: an abbot recalled, a knight sent home', () => {
    const recalled = played('abbot fairy', DECK, 'p0,1,0 d0:abbot p0,2,0 x p0,3,0 fairy0@0,1 p0,4,0 x p0,5,0 recall');
    expect(recalled.lines).toEqual(['0 fairy 1', '0 monastery 3']);
    const sent = played('fairy princess', 'B21 B02 B02 D24 B02', `${KNIGHT} p0,2,0`, HILL);
    expect([sent.lines, sent.state.followers, sent.state.slices['fairy']]).toEqual([
      [],
      [],
      { fairy: { x: 0, y: 1 }, figure: null },
    ]);
  });
});

describe('worked examples', () => {
  test('a lone knight in a city of four tiles where another player has two', () => {
    const start = ['B02 0 1 0', 'B02 -1 1 0', 'B02 1 1 0', 'B02 0 -2 0'];
    const text = 'p-1,0,1 d0 p0,-1,2 d0 p0,2,0 fairy0@-1,0 p1,0,3 d0 p0,0,0 x';
    expect(played('fairy', 'B21 B21 B02 B21 B08 B02', text, { start }).lines).toEqual([
      '0 fairy 1',
      '1 city 8',
      '0 fairyRegion 3',
    ]);
  });

  test('a farmer in a field without any completed city', () => {
    for (const fields of ['each-3', 'city-4'])
      expect(
        played('fairy', 'B02 B02 B02', 'p1,0,0 d1 p2,0,0 x p3,0,0 fairy1@1,0', { ...HILL, options: { fields } }).lines,
      ).toEqual(['0 fairyRegion 3']);
  });
});

describe('by tile', () => {
  const options = { fairy: 'tile' };
  test('a tile with one of the player’s figures, other than before', () => {
    const game = played('fairy', DECK, MONKS, { options });
    expect(offered(game).filter((option) => option.startsWith('fairy'))).toEqual(['fairy 0,1']);
    expect(refused('fairy', DECK, `${MONKS} fairy@0,2`, { options })).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS} fairy@9,9`, { options })).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS} fairy@0,1 p0,4,0 x p0,5,0 fairy@0,1`, { options })).toBe('no-such-target');
  });

  test('players with a figure on it get 1 at begin, and 3 if it is in the scored region', () => {
    const text = 'p0,1,2 d0 p1,0,1 d1@0,1 p-1,0,0 fairy@0,1 p-2,0,0 x p0,2,0 x';
    expect(played('fairy portal', 'B21 D20 B02 B02 B21', text, { ...HILL, options }).lines).toEqual([
      '1 fairy 1',
      '0 fairy 1',
      '0 city 4',
      '0 fairyRegion 3',
      '1 field 3',
      '1 fairyRegion 3',
    ]);
  });
});
