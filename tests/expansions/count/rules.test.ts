import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { lying } from '../../game/carcassonne/notation.ts';
import { offered, pieceOf, played, refused } from '../../game/carcassonne/played.ts';

/** The City of Carcassonne and the Count (RULES.md §14.2). */

/** The first player completes a city of two tiles where the second has a knight. */
const COMPLETED = 'place at 0,-2; pass; place at -1,-2; follower on city; place at -1,-3 turned 2';
const CITY = `${COMPLETED}; pass`;
const DECK = 'monastery; 4 × city edge; straight road; three roads; monastery';
/** Twice, with two followers at the blacksmith; the second player starts a road at the City. */
const SMITHS = `
  ${CITY}; enter quarter smithy; pass; place at 0,-3; follower on city; place at 0,-4 turned 2; pass;
  enter quarter smithy`;
const ROAD = 'place at 0,2 turned 1; follower on road; place at 0,3 turned 1; pass';
const quarters = (game: ReturnType<typeof played>): readonly unknown[] =>
  (game.prompt?.options ?? []).map(({ action }) => action['quarter'] ?? action.do);

test('the City is placed as a block, with the Count in the palace', () => {
  const game = played('count', 'monastery', '');
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
    const inside = played('count', DECK, `${CITY}; enter quarter smithy`);
    expect([inside.state.awaiting, inside.state.supply]).toEqual(['count', [6, 7]]);
    expect(quarters(inside)).toEqual(['market', 'smithy', 'cathedral', 'pass']);
    const moved = played('count', DECK, `${CITY}; enter quarter smithy; count quarter smithy`);
    expect([moved.state.awaiting, moved.state.player, moved.state.slices['count']]).toMatchObject([
      'place',
      1,
      { count: 'smithy', figures: [{ player: 0, figure: 'follower', quarter: 'smithy' }] },
    ]);
  });

  test('a player who sends no follower does not move the Count', () => {
    expect(played('count', DECK, `${CITY}; pass`).state).toMatchObject({ awaiting: 'place', player: 1 });
  });

  test('not when the player scores too', () => {
    expect(
      played('count', DECK, 'place at 0,-2; pass; place at -1,-2; pass; place at -1,-3 turned 2; follower on city')
        .state,
    ).toMatchObject({ awaiting: 'place' });
  });

  test('refusals', () => {
    expect(refused('count', DECK, `${CITY}; enter quarter castle`)).toBe('no-such-target');
    expect(refused('count', DECK, `${CITY}; enter quarter smithy; count quarter palace`)).toBe('no-such-target');
  });

  test('an abbot only into the cathedral; nobody into the market without farmers', () => {
    expect(refused('abbot count', DECK, `${CITY}; enter quarter cathedral figure abbot`)).toBe('legal');
    expect(refused('abbot count', DECK, `${CITY}; enter quarter palace figure abbot`)).toBe('figure-unusable');
    // Without farmers there is nobody to decline at the last tile.
    const text = `${COMPLETED}; enter quarter market`;
    expect(refused('count', DECK, text, { options: { fields: 'off' } })).toBe('figure-unusable');
  });

  test('house rules: the Count moves by himself', () => {
    const after = (countMove: string): unknown =>
      played('count', DECK, `${CITY}; enter quarter smithy`, { options: { countMove } }).state.slices['count'];
    expect(after('clockwise')).toMatchObject({ count: 'market' });
    expect(after('follow')).toMatchObject({ count: 'smithy' });
  });
});

describe('out of the City', () => {
  test('worked example: two from the smithy win the road', () => {
    const game = played('count', DECK, `${SMITHS}; pass; ${ROAD}`);
    expect([game.state.awaiting, game.prompt?.actor]).toEqual(['reinforce', 0]);
    expect(offered(game)).toEqual(['reinforce on road at 0,1', 'pass']);
    const won = played(
      'count',
      DECK,
      `${SMITHS}; pass; ${ROAD}; reinforce quarter smithy on road at 0,1; reinforce quarter smithy on road at 0,1`,
    );
    expect([won.lines.at(-1), won.state.supply, won.state.awaiting]).toEqual(['0 road 3', [7, 7], 'place']);
  });

  test('worked example: nobody leaves the Count’s quarter', () => {
    const game = played('count', DECK, `${SMITHS}; count quarter smithy; ${ROAD}`);
    expect([game.lines.at(-1), game.state.awaiting]).toEqual(['1 road 3', 'enter']);
  });

  test('followers that are not moved stay, and only the matching quarter opens', () => {
    const game = played('count', DECK, `${SMITHS}; pass; ${ROAD}; pass`);
    expect([game.lines.at(-1), game.state.slices['count']]).toMatchObject(['1 road 3', { figures: [{}, {}] }]);
    expect(refused('count', DECK, `${SMITHS}; pass; ${ROAD}; reinforce quarter palace on road at 0,1`)).toBe(
      'figure-unusable',
    );
  });

  test('an unoccupied region may be entered, by option only occupied ones', () => {
    const text = `${CITY}; enter quarter smithy; pass; place at 0,2 turned 1; pass`;
    const deck = 'monastery; 2 × city edge; three roads; monastery';
    expect(played('count', deck, text).state).toMatchObject({ awaiting: 'reinforce', actor: 0 });
    expect(played('count', deck, text, { options: { reinforce: 'occupied' } }).state.awaiting).toBe('place');
  });
});

describe('the end', () => {
  test('from the market to any field, compulsory', () => {
    const game = played('count', 'monastery; 2 × city edge', `${CITY}; enter quarter market; pass`);
    // Scores of the whole board are not the effect of choosing a field.
    expect(game.prompt?.options.map(({ points }) => points)).toEqual(game.prompt?.options.map(() => null));
    expect([game.state.awaiting, game.prompt?.actor]).toEqual(['reinforce', 0]);
    expect(offered(game)).not.toContain('pass');
    expect(offered(game).every((option) => /^reinforce on .*field at /.test(option))).toBe(true);
  });

  test('not if the Count is there; other quarters stay', () => {
    expect(
      played('count', 'monastery; 2 × city edge', `${CITY}; enter quarter market; count quarter market`).state.awaiting,
    ).toBe('over');
    expect(played('count', 'monastery; 2 × city edge', `${CITY}; enter quarter smithy; pass`).state.awaiting).toBe(
      'over',
    );
  });

  test('first edition: from other quarters too, or pass', () => {
    const game = played('count', 'monastery; 2 × city edge', `${CITY}; enter quarter smithy; pass`, {
      options: { countFinal: 'any' },
    });
    expect(offered(game)).toContain('pass');
    expect(offered(game)).toContain('reinforce on road at 0,1');
  });

  test('worked example: a field of the rim and one more city', () => {
    expect(
      played(
        'count',
        'monastery; 2 × city edge',
        'place at 0,-2; follower on field; place at -1,-2; pass; place at -1,-3 turned 2; pass',
      ).lines,
    ).toEqual(['0 field 6']);
  });
});

describe('with other modules', () => {
  test('the fairy’s 3 points count for entering', () => {
    const text = `
      place at 0,-2; pass; place at -1,-2; follower on city; place at 0,-3; pass; place at 0,-4;
      fairy on city at -1,-2; place at -1,-3 turned 2; pass`;
    const game = played('count fairy', 'monastery; city edge; 2 × monastery; city edge; monastery', text);
    expect([game.state.scores, game.state.awaiting]).toEqual([[0, 7], 'enter']);
  });

  test('a portal leads to the rim, not into the City', () => {
    const game = played('count portal', 'portal, three roads; straight road', 'place at -3,-1');
    expect(offered(game).some((option) => option.endsWith(' at -2,-1'))).toBe(true);
    expect(offered(game).some((option) => / at (-1|0),0$/.test(option))).toBe(false);
  });

  test('figures of the cathedral join a completed shrine', () => {
    const ring = `
      straight road at 9,9; straight road at 10,9; straight road at 11,9; city edge at 9,10 turned 3;
      city edge at 11,10 turned 1; straight road at 9,11; straight road at 10,11`;
    const start = [...played('count', 'monastery', '').state.start, ...lying(ring)];
    const text = `${CITY}; enter quarter cathedral; pass; place at 10,10; follower on monastery; place at 11,11; pass`;
    const game = played('count cult', 'monastery; 2 × city edge; shrine; straight road; monastery', text, { start });
    expect(offered(game)).toEqual(['reinforce on monastery at 10,10', 'pass']);
    const joined = played(
      'count cult',
      'monastery; 2 × city edge; shrine; straight road; monastery',
      `${text}; reinforce quarter cathedral on monastery at 10,10`,
      { start },
    );
    expect(joined.lines.slice(-2)).toEqual(['0 monastery 9', '1 monastery 9']);
  });
});
