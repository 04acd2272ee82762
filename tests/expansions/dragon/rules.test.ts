import { describe, expect, test } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { offered, pieceOf, played, refused, typesOf } from '../../game/carcassonne/played.ts';

/** Volcanoes and the dragon (RULES.md §13.2, §13.3). */

const YARD = { start: ['B02 0 0 0', 'B02 1 0 0', 'B02 0 1 0'] };
/** A volcano closes the square; the next player places a dragon tile to the north of it and deploys no follower. */
const FLIGHT = 'p1,1,0 p0,-1,0 x';
const at = (x: number, y: number): object => ({ place: { on: 'tile', x, y } });

describe('before the first volcano', () => {
  test('the dragon waits beside the board, and belongs to nobody', () => {
    expect(pieceOf(played('dragon', 'B31', ''), 'dragon')).toEqual({
      id: 'dragon',
      sort: 'dragon',
      owner: null,
      place: { on: 'spot', spot: 'beside dragon' },
    });
  });

  test('tiles with its sign are set aside, face up, and others drawn', () => {
    const game = played('dragon', 'B31 D12 D08 B31', 'p1,0,0 x');
    expect(game.state).toMatchObject({ hand: 'B31', drawn: ['B31', 'D12', 'D08', 'B31'], setAside: [] });
    expect(game.state.slices['dragon']).toMatchObject({ dragon: null, putBy: ['D12', 'D08'] });
    expect(['put-by:0', 'put-by:1'].map((id) => pieceOf(game, id)?.place)).toEqual([
      { on: 'spot', spot: 'put-by D12' },
      { on: 'spot', spot: 'put-by D08' },
    ]);
    expect(typesOf(game).slice(-3)).toEqual(['placed put-by', 'placed put-by', 'drawn']);
  });

  test('whether they fit does not matter', () => {
    const hill = (tile: string): readonly string[] => [`${tile} 0 0 0`];
    expect(played('dragon', 'D15 B02', '', { start: hill('D01') }).state).toMatchObject({ setAside: ['D15'] });
    const before = played('dragon', 'D15 B02', '', { start: hill('B02') }).state;
    expect([before.setAside, before.slices['dragon']]).toMatchObject([[], { putBy: ['D15'] }]);
  });

  test('the volcano shuffles them back into the stack', () => {
    const game = played('dragon', 'D12 D08 D01 B31 B31', 'p0,1,0', { knownReturns: 0 });
    expect(game.state.returned).toEqual(['D12', 'D08']);
    expect(game.state.slices['dragon']).toMatchObject({ putBy: [] });
    expect([game.state.hand, ...(game.state.stack ?? [])].sort()).toEqual(['B31', 'B31', 'D08', 'D12']);
    expect(game.pieces.some(({ sort }) => sort === 'put-by')).toBe(false);
    expect(typesOf(game).slice(0, 4)).toEqual(['laid', 'moved dragon', 'removed put-by', 'removed put-by']);
  });

  test('a volcano that fits nowhere does not', () => {
    const none = played('dragon', 'D12 D06 B04', '', { start: ['B04 0 0 0'], knownReturns: 0 });
    expect(none.state).toMatchObject({ setAside: ['D06'], returned: [], hand: 'B04' });
  });

  test('they leave the game if no volcano comes', () => {
    const game = played('dragon', 'B31 D12', 'p1,0,0 x');
    expect([game.state.awaiting, game.state.slices['dragon']]).toMatchObject(['over', { putBy: ['D12'] }]);
  });

  test('a custom stack with more of them than a game has takes back as many as a game has', () => {
    const game = played('dragon', `${'D12 '.repeat(15)}D01 B31`, 'p0,1,0', { knownReturns: 0 });
    expect([game.state.returned.length, game.state.setAside.length]).toEqual([12, 3]);
    const listed = played('dragon', `${'D12 '.repeat(15)}D01 B31`, 'p0,1,0');
    expect([listed.state.returned.length, listed.state.left]).toEqual([15, 0]);
  });
});

describe('a volcano', () => {
  test('takes no follower, and the dragon moves there at once', () => {
    const game = played('dragon', 'D01 B02', 'p0,1,0');
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
    const game = played('dragon', 'D01 B02 D01 B02', 'p0,1,0 p0,2,0 d0 p0,3,0');
    expect(game.state.followers).toHaveLength(1);
    expect(pieceOf(game, 'dragon')).toMatchObject(at(0, 3));
  });

  test('leaves other uses of the step', () => {
    const game = played('abbot dragon fairy', 'B02 B02 D01', 'p0,1,0 d0:abbot p0,2,0 x p0,3,0');
    expect(offered(game)).toEqual(['recall figure:0', 'fairy figure:0', 'pass']);
    expect(refused('abbot dragon fairy', 'B02 B02 D01', 'p0,1,0 d0:abbot p0,2,0 x p0,3,0 d0')).toBe('figure-unusable');
  });
});

describe('a flight', () => {
  test('1: begins with the player of the turn; each in turn must move the dragon by one tile across a side', () => {
    const game = played('dragon', 'D01 D12 B02', FLIGHT, { ...YARD, players: 3 });
    expect([game.prompt?.actor, game.prompt?.awaiting, game.state.player]).toEqual([1, 'dragon', 1]);
    expect(offered(game)).toEqual(['dragon 1,0', 'dragon 0,1']);
    expect(game.prompt?.options.map(({ piece, declines }) => [piece, declines])).toEqual([
      ['dragon', false],
      ['dragon', false],
    ]);
    const next = played('dragon', 'D01 D12 B02', `${FLIGHT} dragon@1,0`, { ...YARD, players: 3 });
    // The next player has only one way, the one after a choice.
    expect(next.taken).toEqual([{ player: 2, do: 'dragon', x: 0, y: 0 }]);
    expect([next.prompt?.actor, next.state.player]).toEqual([0, 1]);
  });

  test('2: six moves, whatever the number of players', () => {
    const start = Array.from({ length: 8 }, (_, x) => `B31 ${x} 0 0`);
    for (const players of [1, 2, 3, 4, 5, 6]) {
      const game = played('dragon', 'D06 D08 B31', 'p8,0,0 p-1,0,0 x', { start, players });
      expect(game.taken.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6].map((n) => n % players));
      expect([pieceOf(game, 'dragon'), game.state.actor]).toMatchObject([at(2, 0), 2 % players]);
    }
  });

  test('3: never where it has been, nor on the tile with the fairy', () => {
    const way = `${FLIGHT} dragon@1,0`;
    for (const cell of ['1,0', '1,1'])
      expect(refused('dragon', 'D01 D12 B02', `${way} dragon@${cell}`, { ...YARD, players: 3 })).toBe('no-such-target');
    const yard = { start: ['B02 0 0 0', 'B02 0 1 0', 'B02 1 2 0'] };
    const game = played('dragon fairy', 'B02 B02 D01 D12', 'p1,0,0 d0 p2,0,0 x p1,1,0 fairy0@1,0 p0,-1,0 x', yard);
    expect(offered(game)).toEqual(['dragon 1,2', 'dragon 0,1']);
  });

  test('4: a dead end ends it early, and the next one starts again', () => {
    const game = played('dragon', 'D06 D08 B31', 'p1,0,0 p-1,0,0 x', { start: ['B31 0 0 0'] });
    expect(game.taken).toHaveLength(2);
    expect(game.state.slices['dragon']).toMatchObject({ dragon: { x: -1, y: 0 }, moves: 0, visited: [] });
  });

  test('5: on every tile that it enters all figures return home without points, whatever they stand on', () => {
    const game = played('abbot dragon', 'B02 B02 D01 D12', 'p1,0,0 d0:abbot p2,0,0 d1 p3,0,0 x p0,-1,0 x', {
      start: ['B02 0 0 0'],
    });
    expect([game.state.followers, game.state.supply, game.state.slices['abbot']]).toEqual([
      [],
      [7, 7],
      { abbots: [1, 1] },
    ]);
    expect(game.lines).toEqual([]);
    expect(typesOf(game).slice(0, 4)).toEqual(['moved dragon', 'follower-home', 'moved dragon', 'follower-home']);
  });

  test('eaten figures do not take part in the scoring of the turn; by option it scores first', () => {
    const text = 'p0,-1,0 d0 p1,0,0 p0,-2,2 x';
    const start = ['B02 0 0 0'];
    expect(played('dragon', 'B21 D01 D12', text, { start }).lines).toEqual([]);
    const late = played('dragon', 'B21 D01 D12', text, { start, options: { dragonMove: 'after-scoring' } });
    expect(late.lines).toEqual(['0 city 4']);
    expect(pieceOf(late, 'dragon')).toMatchObject(at(0, -2));
  });

  test('nobody is deployed on the dragon’s tile, not even by portal', () => {
    const game = played('dragon portal', 'D01 D19 B02', 'p0,1,0 p1,0,0');
    expect(offered(game).filter((option) => option.includes(' 0,1:'))).toEqual([]);
    expect(refused('dragon portal', 'D01 D19 B02', 'p0,1,0 p1,0,0 d0@0,1')).toBe('no-such-target');
  });

  test('the rest of the turn is known in its middle', () => {
    // The city of two tiles is complete; the dragon has not reached its knight yet.
    const start = ['B02 0 0 0', 'B02 1 1 0', 'B02 2 0 0'];
    const game = played('dragon', 'B21 D01 D12 B02', 'p0,-1,0 d0 p1,0,0 p0,-2,2 x', { start });
    expect([game.state.awaiting, game.state.scores]).toEqual(['dragon', [0, 0]]);
    expect(carcassonne.projectedFinal(game.position).scores).toEqual([4, 0]);
    expect(game.prompt?.options.map(({ points }) => points)).toEqual([4, 4, null]);
  });
});

describe('worked examples', () => {
  test('nine tiles, four players', () => {
    const start = ['B21 1 0 2', 'B02 2 1 0', 'B02 0 1 0', 'B02 1 2 0'];
    const text = 'p0,0,0 d0 p0,2,0 d0 p2,0,0 d0 p2,2,0 p1,1,0 x dragon@2,1 dragon@1,1 dragon@1,2';
    const game = played('dragon', 'B02 B02 B02 D01 D12', text, { start, players: 4 });
    expect(game.taken.map(({ player, x, y }) => [player, x, y])).toEqual([
      [3, 0, 2],
      [0, 0, 1],
      [1, 0, 0],
    ]);
    expect([game.state.supply, game.state.awaiting]).toEqual([[7, 7, 6, 7], 'over']);
  });
});

test('the dragon is on a volcano of the start, the last of several', () => {
  const game = played('dragon', 'D08', '', { start: ['D06 0 0 0', 'D06 5 0 0'] });
  expect([pieceOf(game, 'dragon'), game.state.hand]).toMatchObject([at(5, 0), 'D08']);
});
