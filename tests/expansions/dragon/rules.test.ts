import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { tile, tiles } from '../../game/carcassonne/notation.ts';
import { offered, pieceOf, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** Volcanoes and the dragon (RULES.md §13.2, §13.3). */

const YARD = { start: 'monastery at 0,0; monastery at 1,0; monastery at 0,1' };
/** A volcano closes the square; the next player places a dragon tile to the north of it and deploys no follower. */
const FLIGHT = 'place at 1,1; place at 0,-1; pass';
const at = (x: number, y: number): object => ({ place: { on: 'tile', x, y } });

describe('before the first volcano', () => {
  test('the dragon waits beside the board, and belongs to nobody', () => {
    expect(pieceOf(played('dragon', 'straight road', ''), 'dragon')).toEqual({
      id: 'dragon',
      sort: 'dragon',
      owner: null,
      place: { on: 'spot', spot: 'beside dragon' },
    });
  });

  test('tiles with its sign are set aside, face up, and others drawn', () => {
    const game = played(
      'dragon',
      'straight road; dragon, city edge, garden; dragon, straight road; straight road',
      'place at 1,0; pass',
    );
    expect(game.state).toMatchObject({
      hand: tile('straight road'),
      drawn: tiles('straight road; dragon, city edge, garden; dragon, straight road; straight road'),
      setAside: [],
    });
    expect(game.state.slices['dragon']).toMatchObject({
      dragon: null,
      putBy: tiles('dragon, city edge, garden; dragon, straight road'),
    });
    expect(['put-by:0', 'put-by:1'].map((id) => pieceOf(game, id)?.place)).toEqual([
      { on: 'spot', spot: `put-by ${tile('dragon, city edge, garden')}` },
      { on: 'spot', spot: `put-by ${tile('dragon, straight road')}` },
    ]);
    expect(typesOf(game).slice(-3)).toEqual(['placed put-by', 'placed put-by', 'drawn']);
  });

  test('whether they fit does not matter', () => {
    expect(
      played('dragon', 'dragon, tunnel under a city; monastery', '', { start: 'volcano at 0,0' }).state,
    ).toMatchObject({ setAside: [tile('dragon, tunnel under a city')] });
    const before = played('dragon', 'dragon, tunnel under a city; monastery', '', {
      start: 'monastery at 0,0',
    }).state;
    expect([before.setAside, before.slices['dragon']]).toMatchObject([
      [],
      { putBy: [tile('dragon, tunnel under a city')] },
    ]);
  });

  test('the volcano shuffles them back into the stack', () => {
    const game = played(
      'dragon',
      'dragon, city edge, garden; dragon, straight road; volcano; 2 × straight road',
      'place at 0,1',
      { knownReturns: 0 },
    );
    expect(game.state.returned).toEqual(tiles('dragon, city edge, garden; dragon, straight road'));
    expect(game.state.slices['dragon']).toMatchObject({ putBy: [] });
    expect([game.state.hand, ...(game.state.stack ?? [])].sort()).toEqual(
      tiles('2 × straight road; dragon, straight road; dragon, city edge, garden'),
    );
    expect(game.pieces.some(({ sort }) => sort === 'put-by')).toBe(false);
    expect(typesOf(game).slice(0, 4)).toEqual(['laid', 'moved dragon', 'removed put-by', 'removed put-by']);
  });

  test('a volcano that fits nowhere does not', () => {
    const none = played('dragon', 'dragon, city edge, garden; volcano, straight road; full city, coat of arms', '', {
      start: 'full city, coat of arms at 0,0',
      knownReturns: 0,
    });
    expect(none.state).toMatchObject({
      setAside: [tile('volcano, straight road')],
      returned: [],
      hand: tile('full city, coat of arms'),
    });
  });

  test('they leave the game if no volcano comes', () => {
    const game = played('dragon', 'straight road; dragon, city edge, garden', 'place at 1,0; pass');
    expect([game.state.awaiting, game.state.slices['dragon']]).toMatchObject([
      'over',
      { putBy: [tile('dragon, city edge, garden')] },
    ]);
  });

  test('a custom stack with more of them than a game has takes back as many as a game has', () => {
    const game = played('dragon', '15 × dragon, city edge, garden; volcano; straight road', 'place at 0,1', {
      knownReturns: 0,
    });
    expect([game.state.returned.length, game.state.setAside.length]).toEqual([12, 3]);
    const listed = played('dragon', '15 × dragon, city edge, garden; volcano; straight road', 'place at 0,1');
    expect([listed.state.returned.length, listed.state.left]).toEqual([15, 0]);
  });
});

describe('a volcano', () => {
  test('takes no follower, and the dragon moves there at once', () => {
    const game = played('dragon', 'volcano; monastery', 'place at 0,1');
    expect([game.state.awaiting, game.state.player]).toEqual(['place', 1]);
    expect(pieceOf(game, 'dragon')).toMatchObject(at(0, 1));
    expect(game.events[1]).toEqual({
      type: 'moved',
      player: 0,
      piece: 'dragon',
      sort: 'dragon',
      from: { on: 'spot', spot: 'beside dragon' },
      to: { on: 'tile', x: 0, y: 1 },
    });
  });

  test('moves the dragon without harm to anybody on its way', () => {
    const game = played(
      'dragon',
      'volcano; monastery; volcano; monastery',
      'place at 0,1; place at 0,2; follower on monastery; place at 0,3',
    );
    expect(game.state.followers).toHaveLength(1);
    expect(pieceOf(game, 'dragon')).toMatchObject(at(0, 3));
  });

  test('leaves other uses of the step', () => {
    const game = played(
      'abbot dragon fairy',
      '2 × monastery; volcano',
      'place at 0,1; abbot on monastery; place at 0,2; pass; place at 0,3',
    );
    expect(offered(game)).toEqual(['recall figure:0', 'fairy figure:0', 'pass']);
    expect(
      refused(
        'abbot dragon fairy',
        '2 × monastery; volcano',
        'place at 0,1; abbot on monastery; place at 0,2; pass; place at 0,3; follower on field',
      ),
    ).toBe('figure-unusable');
  });
});

describe('a flight', () => {
  test('1: begins with the player of the turn; each in turn must move the dragon by one tile across a side', () => {
    const game = played('dragon', 'volcano; dragon, city edge, garden; monastery', FLIGHT, { ...YARD, players: 3 });
    expect([game.prompt?.actor, game.prompt?.awaiting, game.state.player]).toEqual([1, 'dragon', 1]);
    expect(offered(game)).toEqual(['dragon at 1,0', 'dragon at 0,1']);
    expect(game.prompt?.options.map(({ piece, declines }) => [piece, declines])).toEqual([
      ['dragon', false],
      ['dragon', false],
    ]);
    const next = played('dragon', 'volcano; dragon, city edge, garden; monastery', `${FLIGHT}; dragon at 1,0`, {
      ...YARD,
      players: 3,
    });
    // The next player has only one way, the one after a choice.
    expect(next.taken).toEqual([{ player: 2, do: 'dragon', x: 0, y: 0 }]);
    expect([next.prompt?.actor, next.state.player]).toEqual([0, 1]);
  });

  test('2: six moves, whatever the number of players', () => {
    const start = Array.from({ length: 8 }, (_, x) => `straight road at ${x},0`).join('; ');
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const game = played(
        'dragon',
        'volcano, straight road; dragon, straight road; straight road',
        'place at 8,0; place at -1,0; pass',
        { start, players },
      );
      expect(game.taken.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6].map((n) => n % players));
      expect([pieceOf(game, 'dragon'), game.state.actor]).toMatchObject([at(2, 0), 2 % players]);
    }
  });

  test('3: never where it has been, nor on the tile with the fairy', () => {
    const way = `${FLIGHT}; dragon at 1,0`;
    for (const cell of ['1,0', '1,1'])
      expect(
        refused('dragon', 'volcano; dragon, city edge, garden; monastery', `${way}; dragon at ${cell}`, {
          ...YARD,
          players: 3,
        }),
      ).toBe('no-such-target');
    const yard = { start: 'monastery at 0,0; monastery at 0,1; monastery at 1,2' };
    const game = played(
      'dragon fairy',
      '2 × monastery; volcano; dragon, city edge, garden',
      `
        place at 1,0; follower on monastery; place at 2,0; pass; place at 1,1; fairy on monastery at 1,0;
        place at 0,-1; pass`,
      yard,
    );
    expect(offered(game)).toEqual(['dragon at 1,2', 'dragon at 0,1']);
  });

  test('4: a dead end ends it early, and the next one starts again', () => {
    const game = played(
      'dragon',
      'volcano, straight road; dragon, straight road; straight road',
      'place at 1,0; place at -1,0; pass',
      { start: 'straight road at 0,0' },
    );
    expect(game.taken).toHaveLength(2);
    expect(game.state.slices['dragon']).toMatchObject({ dragon: { x: -1, y: 0 }, moves: 0, visited: [] });
  });

  test('5: on every tile that it enters all figures return home without points, whatever they stand on', () => {
    const game = played(
      'abbot dragon',
      '2 × monastery; volcano; dragon, city edge, garden',
      'place at 1,0; abbot on monastery; place at 2,0; follower on field; place at 3,0; pass; place at 0,-1; pass',
      {
        start: 'monastery at 0,0',
      },
    );
    expect([game.state.followers, game.state.supply, game.state.slices['abbot']]).toEqual([
      [],
      [7, 7],
      { abbots: [1, 1] },
    ]);
    expect(game.lines).toEqual([]);
    expect(typesOf(game).slice(0, 4)).toEqual(['moved dragon', 'follower-home', 'moved dragon', 'follower-home']);
  });

  test('eaten figures do not take part in the scoring of the turn; by option it scores first', () => {
    const text = 'place at 0,-1; follower on city; place at 1,0; place at 0,-2 turned 2; pass';
    const start = 'monastery at 0,0';
    expect(played('dragon', 'city edge; volcano; dragon, city edge, garden', text, { start }).lines).toEqual([]);
    const late = played('dragon', 'city edge; volcano; dragon, city edge, garden', text, {
      start,
      options: { dragonMove: 'after-scoring' },
    });
    expect(late.lines).toEqual(['0 city 4']);
    expect(pieceOf(late, 'dragon')).toMatchObject(at(0, -2));
  });

  test('nobody is deployed on the dragon’s tile, not even by portal', () => {
    const game = played('dragon portal', 'volcano; portal, three roads; monastery', 'place at 0,1; place at 1,0');
    expect(offered(game).filter((option) => option.endsWith(' at 0,1'))).toEqual([]);
    expect(
      refused(
        'dragon portal',
        'volcano; portal, three roads; monastery',
        'place at 0,1; place at 1,0; follower on field at 0,1',
      ),
    ).toBe('no-such-target');
  });

  test('the rest of the turn is known in its middle', () => {
    // The city of two tiles is complete; the dragon has not reached its knight yet.
    const start = 'monastery at 0,0; monastery at 1,1; monastery at 2,0';
    const game = played(
      'dragon',
      'city edge; volcano; dragon, city edge, garden; monastery',
      'place at 0,-1; follower on city; place at 1,0; place at 0,-2 turned 2; pass',
      { start },
    );
    expect([game.state.awaiting, game.state.scores]).toEqual(['dragon', [0, 0]]);
    expect(carcassonne.projectedFinal(game.position).scores).toEqual([4, 0]);
    expect(game.prompt?.options.map(({ points }) => points)).toEqual([4, 4, null]);
  });
});

describe('worked examples', () => {
  test('nine tiles, four players', () => {
    const start = 'city edge at 1,0 turned 2; monastery at 2,1; monastery at 0,1; monastery at 1,2';
    const text = `
      place at 0,0; follower on monastery; place at 0,2; follower on monastery; place at 2,0; follower on monastery;
      place at 2,2; place at 1,1; pass; dragon at 2,1; dragon at 1,1; dragon at 1,2`;
    const game = played('dragon', '3 × monastery; volcano; dragon, city edge, garden', text, { start, players: 4 });
    expect(game.taken.map(({ player, x, y }) => [player, x, y])).toEqual([
      [3, 0, 2],
      [0, 0, 1],
      [1, 0, 0],
    ]);
    expect([game.state.supply, game.state.awaiting]).toEqual([[7, 7, 6, 7], 'over']);
  });
});

test('the dragon is on a volcano of the start, the last of several', () => {
  const game = played('dragon', 'dragon, straight road', '', {
    start: 'volcano, straight road at 0,0; volcano, straight road at 5,0',
  });
  expect([pieceOf(game, 'dragon'), game.state.hand]).toMatchObject([at(5, 0), tile('dragon, straight road')]);
});
