import { describe, expect, it } from 'vitest';
import {
  MATERIAL,
  RULE_SETS,
  deadCells,
  deal,
  defaultOptions,
  fittingTiles,
  hideSecrets,
  positionOf,
  projectedFinal,
  regionsOf,
  seededRandom,
  startGame,
  stateOf,
  tilesAside,
  tokenReach,
  unseenTiles,
} from '../../../src/game/index.ts';
import type { CastlePosition, CastleState, RuleSetId, TileKind } from '../../../src/game/index.ts';
import { pick } from '../../support/randomGame.ts';
import { scratchRegions } from '../../support/scratchRegions.ts';
import { expectSame } from '../../support/same.ts';

const start = (rulesId: RuleSetId, seed: string): CastlePosition => {
  const rules = RULE_SETS[rulesId];
  return startGame({ rules, options: defaultOptions(rules), ...deal(rules, seededRandom(seed)) });
};

/** Continues at random and calls `visit` before each choice. */
function play(position: CastlePosition, seed: string, visit: (position: CastlePosition) => void): void {
  const random = seededRandom(seed);
  while (position.awaiting !== 'over') {
    visit(position);
    position.play(pick(position.legalMoves(), random));
  }
}

const SEEDS = ['one', 'two', 'three'];
const seenBy = (position: CastlePosition): CastlePosition =>
  positionOf(hideSecrets(stateOf(position)), position.table.rules);
const change = (position: CastlePosition, values: Partial<CastleState>): CastlePosition =>
  positionOf({ ...stateOf(position), ...values }, position.table.rules);
const name = ({ x, y, feature }: { x: number; y: number; feature: number }): string => `${x},${y},${feature}`;

const ids = (kinds: readonly TileKind[]): string[] => kinds.flatMap(({ tiles }) => tiles.map(({ id }) => id)).sort();

/** Everything that the assists compute for a position. */
const told = (position: CastlePosition): unknown => ({
  regions: regionsOf(position),
  unseen: unseenTiles(position),
  aside: tilesAside(position),
  dead: deadCells(position),
  fitting: MATERIAL.board.cells.map((cell) => fittingTiles(position, cell)),
  projected: projectedFinal(position),
  reach: [tokenReach(position, 0), tokenReach(position, 1)],
});

describe('the assists', () => {
  it.each(['castle', 'zamek'] as const)(
    'are the same for a player who does not know the secrets, and change nothing (%s)',
    (rules) => {
      let moment = 0;
      play(start(rules, 'secrets'), 'secrets', (position) => {
        if (moment++ % 9 > 0) return;
        const before = stateOf(position);
        expectSame(told(seenBy(position)), told(position));
        expectSame(stateOf(position), before);
      });
    },
  );
});

describe('regions', () => {
  it.each(SEEDS)('are the same as those found from scratch (%s)', (seed) => {
    let moment = 0;
    play(start('castle', seed), seed, (position) => {
      if (moment++ % 20 > 0) return;
      const plain = regionsOf(position).map(({ kind, features, tiles, open, mark }) => ({
        kind,
        features: features.map(name).sort(),
        tiles,
        open,
        mark,
      }));
      const scratch = scratchRegions(stateOf(position)).map(({ kind, features, tiles, open, mark }) => ({
        kind,
        features,
        tiles,
        open,
        mark,
      }));
      const byName = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
      expect(plain.sort(byName)).toEqual([...scratch].sort(byName));
    });
  });

  it('have the value that they score when finished', () => {
    let compared = 0;
    play(start('castle', 'worth'), 'worth', (position) => {
      for (const region of regionsOf(position)) {
        if (!region.complete) continue;
        expect(region.now).toEqual(region.finished);
        compared += 1;
        expect(region.now.points).toBe(
          region.tiles * (region.kind === 'tower' || (region.kind === 'path' && region.mark > 0) ? 2 : 1),
        );
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('promise no more for a path than it can reach', () => {
    const [north] = regionsOf(start('castle', 'path')).filter(({ kind }) => kind === 'path');
    // The path of a start space: one tile, one open side, so two tiles when it is finished.
    expect(north).toMatchObject({
      tiles: 1,
      open: 1,
      now: { points: 0 },
      finished: { count: 2, each: 1, points: 2 },
      leader: null,
      features: [],
    });
    expect(north?.spaces).toHaveLength(1);
  });
});

describe('tiles left', () => {
  it('are listed by shape', () => {
    const position = start('castle', 'shapes');
    const { kinds, left } = unseenTiles(position);
    expect(left).toBe(59);
    expect(kinds.flatMap(({ tiles }) => tiles.map(({ id }) => id)).sort()).toEqual(
      MATERIAL.tiles
        .map(({ id }) => id)
        .filter((id) => !stateOf(position).drawn.includes(id))
        .sort(),
    );
    // C01 to C05 differ only in their fountain or market, C06 has a house.
    const group = kinds.find(({ tiles }) => tiles.some(({ id }) => id === 'C02'))?.tiles.map(({ id }) => id);
    expect(group).toEqual(
      expect.arrayContaining(['C01', 'C02', 'C03', 'C04', 'C05'].filter((id) => !stateOf(position).drawn.includes(id))),
    );
    expect(group).not.toContain('C06');
  });

  it.each(SEEDS)('fit on a cell exactly if they could be placed there (%s)', (seed) => {
    let moment = 0;
    play(start('castle', seed), seed, (position) => {
      if (position.awaiting !== 'place' || moment++ % 10 > 0) return;
      const legal = (tile: string): Set<string> =>
        new Set(
          change(position, { hand: tile, drawn: [...stateOf(position).drawn.slice(0, -1), tile] })
            .legalActions()
            .flatMap((action) => (action.do === 'place' ? [`${action.x},${action.y}`] : [])),
        );
      const unseen = unseenTiles(position).kinds;
      const places = new Map(ids(unseen).map((id) => [id, legal(id)]));
      const touched = new Set([...places.values()].flatMap((cells) => [...cells]));
      for (const cell of MATERIAL.board.cells) {
        if (!touched.has(`${cell.x},${cell.y}`)) continue;
        const fitting = fittingTiles(position, cell);
        expect(ids(fitting)).toEqual(ids(unseen).filter((id) => places.get(id)?.has(`${cell.x},${cell.y}`)));
      }
    });
  });

  it('mark cells as dead if neither they nor the tile in hand can fill them', () => {
    let found = 0;
    for (const seed of SEEDS) {
      play(start('zamek', seed), seed, (position) => {
        const dead = deadCells(position);
        found += dead.length;
        const legal = position.awaiting === 'place' ? position.legalActions() : [];
        for (const cell of dead) {
          expect(fittingTiles(position, cell)).toEqual([]);
          expect(legal.some((action) => action.do === 'place' && action.x === cell.x && action.y === cell.y)).toBe(
            false,
          );
        }
      });
    }
    expect(found).toBeGreaterThan(0);
  });

  it('are none when the last one is drawn', () => {
    play(start('castle', 'last'), 'last', (position) => {
      if (stateOf(position).left === 0) expect(unseenTiles(position)).toEqual({ kinds: [], left: 0 });
    });
  });
});

describe('the projected end', () => {
  it.each(['castle', 'zamek'] as const)('is the actual end, once nothing is left to play (%s)', (rules) => {
    for (const seed of SEEDS) {
      const position = start(rules, seed);
      const random = seededRandom(seed);
      while (position.awaiting !== 'final')
        position.play(pick(position.legalMoves(), random), stateOf(position).left === 0 ? 'final' : 'choice');
      const projected = projectedFinal(position);
      position.advance();
      expect(projected.scores).toEqual(stateOf(position).scores);
      expect(projectedFinal(position)).toMatchObject({ scores: projected.scores, lines: [] });
    }
  });

  it('adds its lines to the scores', () => {
    play(start('castle', 'lines'), 'lines', (position) => {
      const { lines, scores } = projectedFinal(position);
      const now = position.summary().scores;
      for (const player of [0, 1] as const)
        expect(
          lines.filter((line) => line.player === player).reduce((sum, line) => sum + line.points, now[player]),
        ).toBe(scores[player]);
    });
  });

  it('counts the tokens held and the largest empty area', () => {
    const empty = change(start('castle', 'tokens'), { held: [[{ kind: 9, turn: 1 }], []] });
    expect(projectedFinal(empty)).toMatchObject({ scores: [5, 0], keep: { sizes: [0, 0], winner: null } });
    expect(projectedFinal(empty).keep.empty).toHaveLength(76);
  });
});

describe('the reach of tokens', () => {
  it('is both spaces of a corner (the 2020 rules: from 53, 3 or 4 points take the token of 56/57, 5 do not)', () => {
    const [first] = tokenReach(change(start('castle', 'reach'), { scores: [53, 0], wall: [50, 56, 72] }), 0);
    expect(first).toEqual({
      corner: 56,
      stops: [
        { field: 56, points: 3 },
        { field: 57, points: 4 },
      ],
    });
  });

  it('is every corner with a token, across the start of the track, and none where it is gone', () => {
    const position = change(start('castle', 'reach'), { scores: [95, 0], wall: [12, 97] });
    expect(tokenReach(position, 0).map(({ corner, stops }) => [corner, stops.map(({ points }) => points)])).toEqual([
      [97, [2, 3]],
      [12, [17, 18]],
    ]);
    expect(tokenReach(position, 1).map(({ corner }) => corner)).toEqual([12, 97]);
  });

  it('is empty in a game without tokens', () => {
    const rules = RULE_SETS.castle;
    const position = startGame({
      rules,
      options: { ...defaultOptions(rules), tokens: false },
      ...deal(rules, seededRandom('none')),
    });
    expect(tokenReach(position, 0)).toEqual([]);
  });
});
