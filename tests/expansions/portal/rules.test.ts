import { describe, expect, test } from 'vitest';
import { offered, played, refused } from '../../game/carcassonne/played.ts';

/** Portals (RULES.md §13.4). */

const DECK = 'B02 D19 B31';
const TEXT = 'p0,1,0 x p1,0,0';

describe('a portal', () => {
  test('leads to this tile and to any tile', () => {
    const game = played('portal', DECK, TEXT);
    expect(offered(game)).toContain('deploy road 1,0:0');
    expect(offered(game)).toContain('deploy monastery 0,1:0');
    expect(played('portal', DECK, `${TEXT} d0@0,1`).state.followers).toMatchObject([{ player: 1, x: 0, y: 1 }]);
  });

  test('leads only to unoccupied regions that no earlier turn has completed', () => {
    expect(refused('portal', DECK, 'p0,1,0 d0 p1,0,0 d0@0,1')).toBe('region-occupied');
    const start = ['B21 0 0 0', 'B21 0 -1 2'];
    expect(refused('portal', 'D19 B31', 'p0,1,0 d0@0,0', { start })).toBe('region-closed');
    expect(offered(played('portal', 'D19 B31', 'p0,1,0', { start })).some((option) => option.includes('city'))).toBe(
      false,
    );
  });

  test('leads to a region that this very tile completes', () => {
    const game = played('portal', 'D22 B31', 'p0,0,0 d0@0,-1', { start: ['B21 0 -1 2'] });
    expect(game.lines).toEqual(['0 city 4']);
  });

  test('may be used by the abbot', () => {
    expect(offered(played('abbot portal', DECK, TEXT)).filter((option) => option.includes('monastery'))).toHaveLength(
      2,
    );
    const garden = played('abbot portal', 'B22 D19 B31', 'p0,1,2 x p1,0,0 d2:abbot@0,1');
    expect(garden.state.followers).toMatchObject([{ figure: 'abbot', x: 0, y: 1, feature: 2 }]);
  });

  test('leads to a volcano, unless the dragon is there', () => {
    expect(played('dragon portal', 'D01 D01 D19 B02', 'p0,1,0 p0,2,0 p1,0,0 d0@0,1').state.supply).toEqual([6, 7]);
    expect(refused('dragon portal', 'D01 D01 D19 B02', 'p0,1,0 p0,2,0 p1,0,0 d0@0,2')).toBe('no-such-target');
  });

  test('is only decoration without its module', () => {
    expect(refused('fairy', DECK, `${TEXT} d0@0,1`)).toBe('no-such-target');
  });
});

test('worked example: a portal closes a road on itself', () => {
  const start = ['B29 1 0 0', 'B29 1 1 1', 'B29 0 1 2'];
  expect(played('portal', 'D18 B31', 'p0,0,0 d1', { start }).lines).toEqual(['0 road 4']);
  expect(played('portal', 'D18 B31', 'p0,0,0 d1@1,0', { start }).state.supply).toEqual([6, 7]);
});
