import { describe, expect, test } from 'vitest';
import { offered, played, refused } from '../../game/carcassonne/played.ts';

/** Portals (RULES.md §13.4). */

const DECK = 'monastery; portal, three roads; straight road';
const TEXT = 'place at 0,1; pass; place at 1,0';

describe('a portal', () => {
  test('leads to this tile and to any tile', () => {
    const game = played('portal', DECK, TEXT);
    expect(offered(game)).toContain('follower on east road at 1,0');
    expect(offered(game)).toContain('follower on monastery at 0,1');
    expect(played('portal', DECK, `${TEXT}; follower on monastery at 0,1`).state.followers).toMatchObject([
      { player: 1, x: 0, y: 1 },
    ]);
  });

  test('leads only to unoccupied regions that no earlier turn has completed', () => {
    expect(
      refused('portal', DECK, 'place at 0,1; follower on monastery; place at 1,0; follower on monastery at 0,1'),
    ).toBe('region-occupied');
    const start = 'city edge at 0,0; city edge at 0,-1 turned 2';
    expect(
      refused('portal', 'portal, three roads; straight road', 'place at 0,1; follower on city at 0,0', { start }),
    ).toBe('region-closed');
    expect(
      offered(played('portal', 'portal, three roads; straight road', 'place at 0,1', { start })).some((option) =>
        option.includes('city'),
      ),
    ).toBe(false);
  });

  test('leads to a region that this very tile completes', () => {
    const game = played(
      'portal',
      'portal, city edge, road bend left; straight road',
      'place at 0,0; follower on city at 0,-1',
      { start: 'city edge at 0,-1 turned 2' },
    );
    expect(game.lines).toEqual(['0 city 4']);
  });

  test('may be used by the abbot', () => {
    expect(offered(played('abbot portal', DECK, TEXT)).filter((option) => option.includes('monastery'))).toHaveLength(
      2,
    );
    const garden = played(
      'abbot portal',
      'city edge, garden; portal, three roads; straight road',
      'place at 0,1 turned 2; pass; place at 1,0; abbot on garden at 0,1',
    );
    expect(garden.state.followers).toMatchObject([{ figure: 'abbot', x: 0, y: 1, feature: 2 }]);
  });

  test('leads to a volcano, unless the dragon is there', () => {
    expect(
      played(
        'dragon portal',
        '2 × volcano; portal, three roads; monastery',
        'place at 0,1; place at 0,2; place at 1,0; follower on field at 0,1',
      ).state.supply,
    ).toEqual([6, 7]);
    expect(
      refused(
        'dragon portal',
        '2 × volcano; portal, three roads; monastery',
        'place at 0,1; place at 0,2; place at 1,0; follower on field at 0,2',
      ),
    ).toBe('no-such-target');
  });

  test('is only decoration without its module', () => {
    expect(refused('fairy', DECK, `${TEXT}; follower on monastery at 0,1`)).toBe('no-such-target');
  });
});

test('worked example: a portal closes a road on itself', () => {
  const start = 'road bend at 1,0; road bend at 1,1 turned 1; road bend at 0,1 turned 2';
  expect(
    played('portal', 'portal, two road bends; straight road', 'place at 0,0; follower on east road', { start }).lines,
  ).toEqual(['0 road 4']);
  expect(
    played('portal', 'portal, two road bends; straight road', 'place at 0,0; follower on north field at 1,0', { start })
      .state.supply,
  ).toEqual([6, 7]);
});
