import { describe, expect, test } from 'vitest';
import { pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';

/** King and Robber Baron (RULES.md §14.3). */

/** One city needs one more tile to have two tiles, two others to have three. */
const CITIES = {
  start: `
      city edge at 0,0; city edge at 5,0; city bridge at 5,-1 turned 1; city edge at 10,0;
      city bridge at 10,-1 turned 1`,
};
const DECK = '3 × city edge';
const TWO = 'place at 0,-1 turned 2; pass';
const THREE = `${TWO}; place at 5,-2 turned 2; pass`;
const VILLAGES = { start: 'three roads at 0,0' };
const ROADS = 'place at 1,0; pass; place at 2,0; pass; place at 3,0; pass';

describe('cards', () => {
  test('wait beside the board, with their markers', () => {
    const game = played('king', 'straight road', '');
    for (const id of ['king', 'king-card', 'robber', 'robber-card'])
      expect(pieceOf(game, id)).toEqual({ id, sort: id, owner: null, place: { on: 'spot', spot: `beside ${id}` } });
  });

  test('go to the player who places the tile, whether it scores or not; the marker is on the region', () => {
    const game = played('king', '2 × city edge; monastery', TWO, CITIES);
    expect(game.state.slices['king']).toMatchObject({ king: { player: 0, size: 2 }, robber: null });
    expect(pieceOf(game, 'king-card')).toMatchObject({ owner: 0, place: { on: 'spot', spot: 'hand 0' } });
    expect(pieceOf(game, 'king')).toMatchObject({ place: { on: 'feature', x: 0, y: -1, feature: 0 } });
    expect(typesOf(game)).toContain('placed king');
  });

  test('change hands for a larger region, not for one of equal size', () => {
    expect(played('king', DECK, THREE, CITIES).state.slices['king']).toMatchObject({ king: { player: 1, size: 3 } });
    const equal = played('king', `${DECK}; monastery`, `${THREE}; place at 10,-2 turned 2; pass`, CITIES);
    expect(equal.state.slices['king']).toMatchObject({ king: { player: 1, size: 3 } });
  });

  test('count only the larger of two completed at once', () => {
    const start = 'city edge at 0,0; city bridge at 0,-2 turned 1; city edge at 0,-3 turned 2';
    const game = played('king', 'two city edges, opposite; monastery', 'place at 0,-1; pass', { start });
    expect(game.state.slices['king']).toMatchObject({ king: { player: 0, size: 3 } });
  });
});

describe('the end', () => {
  test('worked example: three completed roads, though nobody scored them', () => {
    expect(played('king', '3 × three roads', ROADS, VILLAGES).lines).toEqual(['0 robber 3']);
  });

  test('worked example: two completed cities, with the City of Carcassonne 3', () => {
    expect(played('king', '2 × city edge', THREE, CITIES).lines).toEqual(['1 king 2']);
    expect(played('count king', '2 × city edge', 'place at -2,2; pass; place at 2,1 turned 3; pass').lines).toEqual([
      '0 king 3',
    ]);
  });

  test('the City of Carcassonne is nobody’s first city', () => {
    expect(played('count king', 'monastery', '').state.slices['king']).toEqual({ king: null, robber: null });
  });

  test('options', () => {
    const lines = (kingScoring: string, players = 2): readonly string[] =>
      played('king', 'three roads; city edge', 'place at 1,0; pass; place at 5,-1 turned 2; pass', {
        start: 'three roads at 0,0; city edge at 5,0',
        options: { kingScoring },
        players,
      }).lines;
    expect(lines('each')).toEqual(['1 king 1', '0 robber 1']);
    expect(lines('10')).toEqual(['1 king 10', '0 robber 10']);
    expect(lines('15-40')).toEqual(['1 king 15', '0 robber 15']);
    expect(lines('15-40', 1)).toEqual(['0 kingAndRobber 40']);
    expect(lines('running')).toEqual([]);
    const running = { ...VILLAGES, options: { kingScoring: 'running' } };
    expect(played('king', '3 × three roads', ROADS, running).lines).toEqual(['0 robber 1', '0 robber 1']);
  });
});
