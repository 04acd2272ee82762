import { describe, expect, test } from 'vitest';
import { offered, pieceOf, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** The fairy (RULES.md §13.6). */

const MONKS = 'place at 0,1; follower on monastery; place at 0,2; follower on monastery; place at 0,3';
const DECK = '6 × monastery';
/** A knight of the first player in a city that one more tile completes. */
const KNIGHT = 'place at 0,1 turned 2; follower on city; place at 1,0; pass; place at -1,0; fairy on city at 0,1';
const HILL = { start: 'monastery at 0,0' };

describe('moving her', () => {
  test('she starts beside the board, and belongs to nobody', () => {
    expect(pieceOf(played('fairy', 'straight road', ''), 'fairy')).toEqual({
      id: 'fairy',
      sort: 'fairy',
      owner: null,
      place: { on: 'spot', spot: 'beside fairy' },
    });
  });

  test('players who deploy no follower may put her beside one of their own figures', () => {
    const game = played('abbot fairy', DECK, `${MONKS}`);
    expect(offered(game).filter((option) => option.startsWith('fairy'))).toEqual(['fairy figure:0']);
    const moved = played('fairy', DECK, `${MONKS}; fairy on monastery at 0,1`);
    expect(pieceOf(moved, 'fairy')).toMatchObject({ place: { on: 'tile', x: 0, y: 1 } });
    expect(moved.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: 0 });
    expect(typesOf(moved)[0]).toBe('moved fairy');
    // The step is used up.
    expect([moved.state.player, moved.state.awaiting]).toEqual([1, 'place']);
  });

  test('not beside others’ figures, not where no figure is, not where she is already', () => {
    expect(refused('fairy', DECK, `${MONKS}; fairy on monastery at 0,2`)).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS}; fairy on field at 0,1`)).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS}; fairy on feature 0 at 9,9`)).toBe('no-such-feature');
    expect(refused('fairy', DECK, `${MONKS}; fairy at 0,1`)).toBe('malformed');
    expect(
      refused(
        'fairy',
        DECK,
        `${MONKS}; fairy on monastery at 0,1; place at 0,4; pass; place at 0,5; fairy on monastery at 0,1`,
      ),
    ).toBe('no-such-target');
  });

  test('abbots are followers here', () => {
    const game = played(
      'abbot fairy',
      DECK,
      `
        place at 0,1; abbot on monastery; place at 0,2; pass; place at 0,3; fairy on monastery at 0,1; place at 0,4;
        pass`,
    );
    expect(game.lines).toEqual(['0 fairy 1']);
  });

  test('a redeployed figure is a different one', () => {
    const game = played(
      'fairy',
      'city edge; 2 × monastery; city edge; 2 × monastery',
      `${KNIGHT}; place at 0,2; pass; place at 0,3; follower on field`,
      HILL,
    );
    expect(game.state.followers.map(({ number }) => number)).toEqual([1]);
    expect(game.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: null });
  });
});

describe('her effects', () => {
  test('1: everybody on her tile is protected, whether she is beside them or not', () => {
    const text = `
      place at 1,0; follower on monastery; place at 2,0; follower on monastery; place at 3,0;
      fairy on monastery at 1,0; place at 0,-1; pass`;
    const game = played('dragon fairy', '2 × monastery; volcano; dragon, city edge, garden', text, HILL);
    expect([game.state.supply, pieceOf(game, 'dragon')]).toMatchObject([[6, 7], { place: { x: 2, y: 0 } }]);
  });

  test('1: she also protects when she is beside nobody', () => {
    // The knight beside her scores and returns home; the dragon comes from the south and cannot pass.
    const deck = 'city edge; 2 × monastery; city edge; volcano; dragon, city edge, garden; monastery';
    const game = played('dragon fairy', deck, `${KNIGHT}; place at 0,2; pass; place at 0,3; place at 0,-1; pass`, HILL);
    expect(game.state.slices['fairy']).toEqual({ fairy: { x: 0, y: 1 }, figure: null });
    expect(game.taken).toEqual([{ player: 1, do: 'dragon', x: 0, y: 2 }]);
  });

  test('2: 1 point at begin for the player of the turn, if the follower beside her is theirs', () => {
    const game = played('fairy', DECK, `${MONKS}; fairy on monastery at 0,1`);
    expect(game.lines).toEqual([]);
    expect(played('fairy', DECK, `${MONKS}; fairy on monastery at 0,1; place at 0,4; pass`).lines).toEqual([
      '0 fairy 1',
    ]);
    expect(
      played('fairy', DECK, `${MONKS}; fairy on monastery at 0,1; place at 0,4; pass; place at 0,5; pass`).lines,
    ).toEqual(['0 fairy 1']);
  });

  test('3: 3 points with its region, and from then on she is beside nobody', () => {
    const game = played(
      'fairy',
      'city edge; 2 × monastery; city edge; 2 × monastery',
      `${KNIGHT}; place at 0,2; pass; place at 0,3; pass`,
      HILL,
    );
    expect(game.lines).toEqual(['0 city 4', '0 fairyRegion 3']);
    expect(pieceOf(game, 'fairy')).toMatchObject({ place: { x: 0, y: 1 } });
  });

  test('3: not where nothing is scored: an abbot recalled, a knight sent home', () => {
    const recalled = played(
      'abbot fairy',
      DECK,
      `
        place at 0,1; abbot on monastery; place at 0,2; pass; place at 0,3; fairy on monastery at 0,1; place at 0,4;
        pass; place at 0,5; recall`,
    );
    expect(recalled.lines).toEqual(['0 fairy 1', '0 monastery 3']);
    const sent = played(
      'fairy princess',
      'city edge; 2 × monastery; princess, city edge, three roads; monastery',
      `${KNIGHT}; place at 0,2`,
      HILL,
    );
    expect([sent.lines, sent.state.followers, sent.state.slices['fairy']]).toEqual([
      [],
      [],
      { fairy: { x: 0, y: 1 }, figure: null },
    ]);
  });
});

describe('worked examples', () => {
  test('a lone knight in a city of four tiles where another player has two', () => {
    const start = 'monastery at 0,1; monastery at -1,1; monastery at 1,1; monastery at 0,-2';
    const text = `
      place at -1,0 turned 1; follower on city; place at 0,-1 turned 2; follower on city; place at 0,2;
      fairy on city at -1,0; place at 1,0 turned 3; follower on city; place at 0,0; pass`;
    expect(
      played('fairy', '2 × city edge; monastery; city edge; city on three sides; monastery', text, { start }).lines,
    ).toEqual(['0 fairy 1', '1 city 8', '0 fairyRegion 3']);
  });

  test('a farmer in a field without any completed city', () => {
    for (const fields of ['each-3', 'city-4'])
      expect(
        played(
          'fairy',
          '3 × monastery',
          'place at 1,0; follower on field; place at 2,0; pass; place at 3,0; fairy on field at 1,0',
          { ...HILL, options: { fields } },
        ).lines,
      ).toEqual(['0 fairyRegion 3']);
  });
});

describe('by tile', () => {
  const options = { fairy: 'tile' };
  test('a tile with one of the player’s figures, other than before', () => {
    const game = played('fairy', DECK, MONKS, { options });
    expect(offered(game).filter((option) => option.startsWith('fairy'))).toEqual(['fairy at 0,1']);
    expect(refused('fairy', DECK, `${MONKS}; fairy at 0,2`, { options })).toBe('no-such-target');
    expect(refused('fairy', DECK, `${MONKS}; fairy at 9,9`, { options })).toBe('no-such-target');
    expect(
      refused('fairy', DECK, `${MONKS}; fairy at 0,1; place at 0,4; pass; place at 0,5; fairy at 0,1`, { options }),
    ).toBe('no-such-target');
  });

  test('players with a figure on it get 1 at begin, and 3 if it is in the scored region', () => {
    const text = `
      place at 0,1 turned 2; follower on city; place at 1,0 turned 1; follower on field at 0,1; place at -1,0;
      fairy at 0,1; place at -2,0; pass; place at 0,2; pass`;
    expect(
      played('fairy portal', 'city edge; portal, city on three sides, coat of arms; 2 × monastery; city edge', text, {
        ...HILL,
        options,
      }).lines,
    ).toEqual(['1 fairy 1', '0 fairy 1', '0 city 4', '0 fairyRegion 3', '1 field 3', '1 fairyRegion 3']);
  });
});
