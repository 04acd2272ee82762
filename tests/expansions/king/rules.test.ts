import { describe, expect, test } from 'vitest';
import { pieceOf, played, typesOf } from '../../game/carcassonne/played.ts';

/** King and Robber Baron (RULES.md §14.3). */

/** One city needs one more tile to have two tiles, two others to have three. */
const CITIES = { start: ['B21 0 0 0', 'B21 5 0 0', 'B11 5 -1 1', 'B21 10 0 0', 'B11 10 -1 1'] };
const DECK = 'B21 B21 B21';
const TWO = 'p0,-1,2 x';
const THREE = `${TWO} p5,-2,2 x`;
const VILLAGES = { start: ['B28 0 0 0'] };
const ROADS = 'p1,0,0 x p2,0,0 x p3,0,0 x';

describe('cards', () => {
  test('wait beside the board, with their markers', () => {
    const game = played('king', 'B31', '');
    for (const id of ['king', 'king-card', 'robber', 'robber-card'])
      expect(pieceOf(game, id)).toEqual({ id, sort: id, owner: null, place: { on: 'spot', spot: `beside ${id}` } });
  });

  test('go to the player who places the tile, whether it scores or not; the marker is on the region', () => {
    const game = played('king', 'B21 B21 B02', TWO, CITIES);
    expect(game.state.slices['king']).toMatchObject({ king: { player: 0, size: 2 }, robber: null });
    expect(pieceOf(game, 'king-card')).toMatchObject({ owner: 0, place: { on: 'spot', spot: 'hand 0' } });
    expect(pieceOf(game, 'king')).toMatchObject({ place: { on: 'feature', x: 0, y: -1, feature: 0 } });
    expect(typesOf(game)).toContain('placed king');
  });

  test('change hands for a larger region, not for one of equal size', () => {
    expect(played('king', DECK, THREE, CITIES).state.slices['king']).toMatchObject({ king: { player: 1, size: 3 } });
    const equal = played('king', `${DECK} B02`, `${THREE} p10,-2,2 x`, CITIES);
    expect(equal.state.slices['king']).toMatchObject({ king: { player: 1, size: 3 } });
  });

  test('count only the larger of two completed at once', () => {
    const start = ['B21 0 0 0', 'B11 0 -2 1', 'B21 0 -3 2'];
    const game = played('king', 'B23 B02', 'p0,-1,0 x', { start });
    expect(game.state.slices['king']).toMatchObject({ king: { player: 0, size: 3 } });
  });
});

describe('the end', () => {
  test('worked example: three completed roads, though nobody scored them', () => {
    expect(played('king', 'B28 B28 B28', ROADS, VILLAGES).lines).toEqual(['0 robber 3']);
  });

  test('worked example: two completed cities, with the City of Carcassonne 3', () => {
    expect(played('king', 'B21 B21', THREE, CITIES).lines).toEqual(['1 king 2']);
    expect(played('count king', 'B21 B21', 'p-2,2,0 x p2,1,3 x').lines).toEqual(['0 king 3']);
  });

  test('the City of Carcassonne is nobody’s first city', () => {
    expect(played('count king', 'B02', '').state.slices['king']).toEqual({ king: null, robber: null });
  });

  test('options', () => {
    const lines = (kingScoring: string, players = 2): readonly string[] =>
      played('king', 'B28 B21', 'p1,0,0 x p5,-1,2 x', {
        start: ['B28 0 0 0', 'B21 5 0 0'],
        options: { kingScoring },
        players,
      }).lines;
    expect(lines('each')).toEqual(['1 king 1', '0 robber 1']);
    expect(lines('10')).toEqual(['1 king 10', '0 robber 10']);
    expect(lines('15-40')).toEqual(['1 king 15', '0 robber 15']);
    expect(lines('15-40', 1)).toEqual(['0 kingAndRobber 40']);
    expect(lines('running')).toEqual([]);
    const running = { ...VILLAGES, options: { kingScoring: 'running' } };
    expect(played('king', 'B28 B28 B28', ROADS, running).lines).toEqual(['0 robber 1', '0 robber 1']);
  });
});
