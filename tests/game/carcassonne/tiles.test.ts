import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HALVES, carcassonne } from '../../../src/game/index.ts';

/** What TILES.md requires of Carcassonne's tiles. */

const PAGE = readFileSync(new URL('../../../src/game/core/TILES.md', import.meta.url), 'utf8');
const [, TOLD = ''] = /the tile counts per set are ([^;]+);/.exec(PAGE) ?? [];
/** By set, as the page says it: `12 count` is the one of a box with several sets. */
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [...TOLD.matchAll(/(\d+)\s+([a-z]+(?:-\d)?)/g)].map(([, count, name = '']) => [name, Number(count)]),
);

/**
 * The wide northern city of this tile extends to its south-west corner, between the western field and the other city.
 */
const NOT_MET = 'D25 2 1';

/**
 * What a tile shows along its rim, clockwise from the north-west corner: a feature for each half-side, and for each
 * side what crosses its middle.
 */
function rim(tile: carcassonne.CarcassonneTile): readonly number[] {
  return HALVES.map((half) => {
    const own = tile.features.findIndex((feature) => feature.halves.includes(half));
    return own >= 0 ? own : tile.features.findIndex((feature) => feature.sides.some((side) => side === half[0]));
  });
}

/** The same with the middles of sides between their halves. */
function walk(tile: carcassonne.CarcassonneTile): readonly number[] {
  const halves = rim(tile);
  return halves.flatMap((feature, n) => {
    const middle = n % 2 === 0 ? tile.features.findIndex((f) => f.sides.some((side) => side === HALVES[n]?.[0])) : -1;
    return middle >= 0 ? [feature, middle] : [feature];
  });
}

describe.each(carcassonne.TILE_SETS.map((name) => [name] as const))('tile set %s', (name) => {
  const tiles = carcassonne.tileSet(name);

  test('has its number of tiles, each once', () => {
    expect(tiles.filter((tile) => !tile.flags.has('optional')).reduce((sum, { count }) => sum + count, 0)).toBe(
      COUNTS[name] ?? COUNTS[name.replace(/^expansion-\d-/, '')],
    );
    expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
  });

  test.each(tiles.map((tile) => [tile.id, tile] as const))(
    '%s: features do not cross, except where one passes over another',
    (_, tile) => {
      const order = walk(tile);
      const crosses = (a: number, b: number): boolean => {
        const only = order.filter((feature) => feature === a || feature === b);
        const runs = only.filter((feature, n) => feature !== only[(n + only.length - 1) % only.length]);
        return runs.length > 2;
      };
      for (const a of tile.features.keys()) {
        for (let b = 0; b < a; b++) if (crosses(a, b)) expect(tile.over).toContainEqual(expect.arrayContaining([a, b]));
      }
    },
  );

  test.each(tiles.map((tile) => [tile.id, tile] as const))(
    '%s: a field that meets a city at a corner names it',
    (_, tile) => {
      const halves = rim(tile);
      for (const corner of [1, 3, 5, 7]) {
        for (const [a, b] of [
          [corner, (corner + 1) % 8],
          [(corner + 1) % 8, corner],
        ] as const) {
          const [field = -1, city = -1] = [halves[a], halves[b]];
          if (`${tile.id} ${field} ${city}` === NOT_MET) continue;
          if (tile.features[field]?.kind === 'field' && tile.features[city]?.kind === 'city')
            expect(tile.touches[field]).toContain(city);
        }
      }
    },
  );
});

describe('tiles as data', () => {
  const good = {
    id: 'X01',
    count: 1,
    features: [
      { kind: 'city', sides: 'N' },
      { kind: 'field', halves: 'EL ER SL SR WL WR', cities: [0] },
    ],
  };
  const parse = (tile: unknown): string => {
    const set = carcassonne.parseTileSet('x', { tiles: [tile] });
    return set.ok ? 'good' : set.error.code;
  };
  test('a valid tile is read', () => {
    expect(parse(good)).toBe('good');
  });
  test.each([
    ['no features', { ...good, features: undefined }],
    ['no count', { ...good, count: undefined }],
    ['a count of none', { ...good, count: 0 }],
    ['an unknown kind', { ...good, features: [{ kind: 'lake', sides: 'N' }] }],
    ['a kind that claims to be text', { ...good, features: [{ kind: { toString: 0 }, sides: 'N' }] }],
    ['a city that is none', { ...good, features: [good.features[0], { ...good.features[1], cities: [1] }] }],
    ['cities as a number', { ...good, features: [good.features[0], { ...good.features[1], cities: 0 }] }],
    [
      'a half-side without owner',
      { ...good, features: [good.features[0], { kind: 'field', halves: 'EL ER SL SR WL' }] },
    ],
    [
      'a road without ground beside it',
      {
        ...good,
        features: [
          { kind: 'road', sides: 'N' },
          { kind: 'field', halves: 'EL ER SL SR WL WR' },
        ],
      },
    ],
    ['a garden that is not last', { ...good, features: [{ kind: 'garden' }, ...good.features] }],
    ['a role that is no word', { ...good, role: 3 }],
    ['a cell that is no pair', { ...good, at: [1] }],
    ['a crossing of nothing', { ...good, over: [[0, 7]] }],
    ['no tile at all', null],
  ])('%s is refused', (_, tile) => {
    expect(parse(tile)).toBe('bad-tile');
  });
  test('a set without tiles is refused', () => {
    expect(carcassonne.parseTileSet('x', {}).ok).toBe(false);
  });
});

describe('dealing', () => {
  test('the base game: 71 tiles, with the start tile already placed', () => {
    const { deck } = carcassonne.deal(carcassonne.rulesOf(), () => 0.3);
    expect([deck.length, deck.filter((id) => id === 'B01').length]).toEqual([71, 3]);
  });
  test('with the river: ten middle tiles, the lake, then the ordinary stack without the start tile', () => {
    const rules = carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules: ['river-1'] });
    let seed = 0.1;
    const { deck } = carcassonne.deal(rules, () => (seed = (seed * 97.3) % 1));
    expect(rules.start).toEqual([{ tile: 'R01', x: 0, y: 0, rotation: 0 }]);
    expect(deck.length).toBe(11 + 71);
    expect(deck.slice(0, 10).every((id) => id.startsWith('R') && id !== 'R11')).toBe(true);
    expect([deck[10], deck.slice(11).some((id) => id.startsWith('R'))]).toEqual(['R11', false]);
  });
});

describe('a road over and under one tile', () => {
  test('counts that tile once: seven tiles, seven points', () => {
    const crossing = carcassonne.parseTileSet('x', {
      tiles: [
        {
          id: 'X01',
          count: 1,
          over: [[0, 1]],
          features: [
            { kind: 'road', sides: 'E W' },
            { kind: 'road', sides: 'N S' },
            { kind: 'field', halves: 'NL WR' },
            { kind: 'field', halves: 'NR EL' },
            { kind: 'field', halves: 'ER SL' },
            { kind: 'field', halves: 'SR WL' },
          ],
        },
      ],
    });
    if (!crossing.ok) throw new Error(crossing.error.message);
    const material = carcassonne.layOut([...carcassonne.tileSet('base'), ...crossing.value]);
    const rules = carcassonne.compose({ modules: [], interactions: [] }, carcassonne.DEFAULT_OPTIONS, {
      material,
      sets: ['base', 'x'],
      start: [],
    });
    // From a village over the crossing, round three bends, under it and on to another village two tiles further.
    const start = [
      { tile: 'B28', x: -1, y: 0, rotation: 0 as const },
      { tile: 'X01', x: 0, y: 0, rotation: 0 as const },
      { tile: 'B29', x: 1, y: 0, rotation: 1 as const },
      { tile: 'B29', x: 1, y: -1, rotation: 0 as const },
      { tile: 'B31', x: 0, y: 1, rotation: 1 as const },
      { tile: 'B28', x: 0, y: 2, rotation: 1 as const },
    ];
    const position = carcassonne.startGame({ rules, players: ['Ada', 'Jan'], start, deck: ['B29', 'B31'] });
    for (const action of [
      { player: 0, do: 'place', x: 0, y: -1, rotation: 3 as const },
      { player: 0, do: 'deploy', feature: 0 },
    ]) {
      const move = position.moveOf(action);
      if (!move.ok) throw new Error(move.error.message);
      position.play(move.value);
    }
    expect(position.score(0)).toBe(7);
  });
});
