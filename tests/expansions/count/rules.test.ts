import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { offered, pieceOf, played, refused } from '../../game/carcassonne/played.ts';

/** The City of Carcassonne and the Count (RULES.md §14.2). */

/** The first player completes a city of two tiles where the second has a knight. */
const CITY = 'p0,-2,0 x p-1,-2,0 d0 p-1,-3,2 x';
const DECK = 'B02 B21 B21 B21 B21 B31 B28 B02';
/** Twice, with two followers at the blacksmith; the second player starts a road at the City. */
const SMITHS = `${CITY} enter:smithy x p0,-3,0 d0 p0,-4,2 x enter:smithy`;
const ROAD = 'p0,2,1 d0 p0,3,1 x';
const quarters = (game: ReturnType<typeof played>): readonly unknown[] =>
  (game.prompt?.options ?? []).map(({ action }) => action['quarter'] ?? action.do);

test('the City is placed as a block, with the Count in the palace', () => {
  const game = played('count', 'B02', '');
  expect(game.state.start).toHaveLength(12);
  expect(game.state.start).toContainEqual({ tile: 'Q06', x: -1, y: 0, rotation: 0 });
  expect(pieceOf(game, 'count')).toMatchObject({ owner: null, place: { on: 'spot', spot: 'quarter palace' } });
});

test('the City is not allowed with a river', () => {
  for (const river of ['river-1', 'river-2']) {
    const parsed = carcassonne.parseOptions({ modules: [river, 'count'] });
    expect(parsed.ok || parsed.error.code).toBe('bad-modules');
  }
});

describe('into the City', () => {
  test('worked example: an opponent scores and the player of the turn does not', () => {
    const game = played('count', DECK, CITY);
    expect([game.lines, game.state.awaiting, game.prompt?.actor]).toEqual([['1 city 4'], 'enter', 0]);
    expect(quarters(game)).toEqual(['palace', 'market', 'smithy', 'cathedral', 'pass']);
    const inside = played('count', DECK, `${CITY} enter:smithy`);
    expect([inside.state.awaiting, inside.state.supply]).toEqual(['count', [6, 7]]);
    expect(quarters(inside)).toEqual(['market', 'smithy', 'cathedral', 'pass']);
    const moved = played('count', DECK, `${CITY} enter:smithy count:smithy`);
    expect([moved.state.awaiting, moved.state.player, moved.state.slices['count']]).toMatchObject([
      'place',
      1,
      { count: 'smithy', figures: [{ player: 0, figure: 'follower', quarter: 'smithy' }] },
    ]);
  });

  test('a player who sends no follower does not move the Count', () => {
    expect(played('count', DECK, `${CITY} x`).state).toMatchObject({ awaiting: 'place', player: 1 });
  });

  test('not when the player scores too', () => {
    expect(played('count', DECK, 'p0,-2,0 x p-1,-2,0 x p-1,-3,2 d0').state).toMatchObject({ awaiting: 'place' });
  });

  test('refusals', () => {
    expect(refused('count', DECK, `${CITY} enter:castle`)).toBe('no-such-target');
    expect(refused('count', DECK, `${CITY} enter:smithy count:palace`)).toBe('no-such-target');
  });

  test('an abbot only into the cathedral; nobody into the market without farmers', () => {
    expect(refused('abbot count', DECK, `${CITY} enter:cathedral:abbot`)).toBe('legal');
    expect(refused('abbot count', DECK, `${CITY} enter:palace:abbot`)).toBe('figure-unusable');
    // Without farmers there is nobody to decline at the last tile.
    const text = `${CITY.slice(0, -2)} enter:market`;
    expect(refused('count', DECK, text, { options: { fields: 'off' } })).toBe('figure-unusable');
  });

  test('house rules: the Count moves by himself', () => {
    const after = (countMove: string): unknown =>
      played('count', DECK, `${CITY} enter:smithy`, { options: { countMove } }).state.slices['count'];
    expect(after('clockwise')).toMatchObject({ count: 'market' });
    expect(after('follow')).toMatchObject({ count: 'smithy' });
  });
});

describe('out of the City', () => {
  test('worked example: two from the smithy win the road', () => {
    const game = played('count', DECK, `${SMITHS} x ${ROAD}`);
    expect([game.state.awaiting, game.prompt?.actor]).toEqual(['reinforce', 0]);
    expect(offered(game)).toEqual(['reinforce road 0,1:0', 'pass']);
    const won = played('count', DECK, `${SMITHS} x ${ROAD} reinforce:smithy0@0,1 reinforce:smithy0@0,1`);
    expect([won.lines.at(-1), won.state.supply, won.state.awaiting]).toEqual(['0 road 3', [7, 7], 'place']);
  });

  test('worked example: nobody leaves the Count’s quarter', () => {
    const game = played('count', DECK, `${SMITHS} count:smithy ${ROAD}`);
    expect([game.lines.at(-1), game.state.awaiting]).toEqual(['1 road 3', 'enter']);
  });

  test('followers that are not moved stay, and only the matching quarter opens', () => {
    const game = played('count', DECK, `${SMITHS} x ${ROAD} x`);
    expect([game.lines.at(-1), game.state.slices['count']]).toMatchObject(['1 road 3', { figures: [{}, {}] }]);
    expect(refused('count', DECK, `${SMITHS} x ${ROAD} reinforce:palace0@0,1`)).toBe('figure-unusable');
  });

  test('an unoccupied region may be entered, by option only occupied ones', () => {
    const text = `${CITY} enter:smithy x p0,2,1 x`;
    const deck = 'B02 B21 B21 B28 B02';
    expect(played('count', deck, text).state).toMatchObject({ awaiting: 'reinforce', actor: 0 });
    expect(played('count', deck, text, { options: { reinforce: 'occupied' } }).state.awaiting).toBe('place');
  });
});

describe('the end', () => {
  test('from the market to any field, compulsory', () => {
    const game = played('count', 'B02 B21 B21', `${CITY} enter:market x`);
    // Scores of the whole board are not the effect of choosing a field.
    expect(game.prompt?.options.map(({ points }) => points)).toEqual(game.prompt?.options.map(() => null));
    expect([game.state.awaiting, game.prompt?.actor]).toEqual(['reinforce', 0]);
    expect(offered(game)).not.toContain('pass');
    expect(offered(game).every((option) => option.startsWith('reinforce field'))).toBe(true);
  });

  test('not if the Count is there; other quarters stay', () => {
    expect(played('count', 'B02 B21 B21', `${CITY} enter:market count:market`).state.awaiting).toBe('over');
    expect(played('count', 'B02 B21 B21', `${CITY} enter:smithy x`).state.awaiting).toBe('over');
  });

  test('first edition: from other quarters too, or pass', () => {
    const game = played('count', 'B02 B21 B21', `${CITY} enter:smithy x`, { options: { countFinal: 'any' } });
    expect(offered(game)).toContain('pass');
    expect(offered(game)).toContain('reinforce road 0,1:0');
  });

  test('worked example: a field of the rim and one more city', () => {
    expect(played('count', 'B02 B21 B21', 'p0,-2,0 d1 p-1,-2,0 x p-1,-3,2 x').lines).toEqual(['0 field 6']);
  });
});

describe('with other modules', () => {
  test('the fairy’s 3 points count for entering', () => {
    const text = 'p0,-2,0 x p-1,-2,0 d0 p0,-3,0 x p0,-4,0 fairy0@-1,-2 p-1,-3,2 x';
    const game = played('count fairy', 'B02 B21 B02 B02 B21 B02', text);
    expect([game.state.scores, game.state.awaiting]).toEqual([[0, 7], 'enter']);
  });

  test('a portal leads to the rim, not into the City', () => {
    const game = played('count portal', 'D19 B31', 'p-3,-1,0');
    expect(offered(game).some((option) => / -2,-1:/.test(option))).toBe(true);
    expect(offered(game).some((option) => / (-1|0),0:/.test(option))).toBe(false);
  });

  test('figures of the cathedral join a completed shrine', () => {
    const ring = ['B31 9 9 0', 'B31 10 9 0', 'B31 11 9 0', 'B21 9 10 3', 'B21 11 10 1', 'B31 9 11 0', 'B31 10 11 0'];
    const start = [...played('count', 'B02', '').state.start.map((q) => `${q.tile} ${q.x} ${q.y} 0`), ...ring];
    const text = `${CITY} enter:cathedral x p10,10,0 d0 p11,11,0 x`;
    const game = played('count cult', 'B02 B21 B21 H01 B31 B02', text, { start });
    expect(offered(game)).toEqual(['reinforce monastery 10,10:0', 'pass']);
    const joined = played('count cult', 'B02 B21 B21 H01 B31 B02', `${text} reinforce:cathedral0@10,10`, { start });
    expect(joined.lines.slice(-2)).toEqual(['0 monastery 9', '1 monastery 9']);
  });
});
