import { describe, expect, it } from 'vitest';
import { carcassonne } from '../../../src/game/index.ts';
import { playCarcassonne } from '../../support/randomCarcassonne.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Only every fifth moment: computing assists takes longer than playing. */
function ask(seed: string, what: (position: carcassonne.CarcassonnePosition) => void): carcassonne.CarcassonnePosition {
  let n = 0;
  return playCarcassonne(`assists/${seed}`, (position) => void (n++ % 5 === 0 && what(position))).position;
}

describe('assists for Carcassonne', () => {
  it.each(SEEDS)('product 4: the current scores of all regions’ leaders add up to the projected end: %s', (seed) => {
    ask(seed, (position) => {
      if (position.awaiting !== 'place') return;
      const { players, rules } = position.table;
      const gains = Array<number>(players).fill(0);
      for (const region of carcassonne.regionsOf(position)) {
        // First edition: a city scores for all its fields together.
        if ((region.kind === 'field' && rules.options.fields !== 'each-3') || region.complete) continue;
        for (const leader of region.leaders) gains[leader] = (gains[leader] ?? 0) + region.now.points;
      }
      const { scores, lines } = carcassonne.projectedFinal(position);
      if (rules.options.fields === 'each-3')
        for (const { extras } of carcassonne.regionsOf(position))
          for (const extra of extras) expect(lines).toContainEqual(extra);
      // Modules have their own lines.
      const others = lines.filter(({ what }) =>
        what === 'field' ? rules.options.fields === 'city-4' : !carcassonne.KINDS.some((kind) => kind === what),
      );
      for (const { player, points } of others) gains[player] = (gains[player] ?? 0) + points;
      expect(scores).toEqual(gains.map((gain, player) => position.score(player) + gain));
    });
  });

  it.each(SEEDS)('product 6: the projected end after the last choice is the end: %s', (seed) => {
    let projected: readonly number[] = [];
    const { position } = playCarcassonne(
      `assists/${seed}`,
      (now) => void (now.awaiting === 'deploy' && (projected = carcassonne.projectedFinal(now).scores)),
    );
    const { scores, lines } = carcassonne.projectedFinal(position);
    expect(lines).toEqual([]);
    expect(scores).toEqual(Array.from({ length: position.table.players }, (_, player) => position.score(player)));
    expect(projected).toHaveLength(scores.length);
  });

  it.each(SEEDS)(
    'product 6: computing assists changes nothing; a dead cell takes no tile, a live one some: %s',
    (seed) => {
      ask(seed, (position) => {
        const before = carcassonne.stateOf(position);
        const dead = carcassonne.deadCells(position);
        const { kinds } = carcassonne.unseenTiles(position);
        for (const cell of dead) expect(carcassonne.fittingTiles(position, cell)).toEqual([]);
        const places = position
          .legalActions()
          .flatMap(({ do: verb, x, y }) => (verb === 'place' && x !== undefined && y !== undefined ? [{ x, y }] : []));
        for (const cell of places) expect(dead).not.toContainEqual(cell);
        for (const cell of places.slice(0, 3))
          for (const { tile } of carcassonne.fittingTiles(position, cell))
            expect(kinds.some((kind) => kind.tile === tile)).toBe(true);
        carcassonne.regionsOf(position);
        carcassonne.projectedFinal(position);
        expect(carcassonne.stateOf(position)).toEqual(before);
      });
    },
  );

  it('product 6: remaining tiles are counted: all of the box except the start tile and what was drawn', () => {
    const rules = carcassonne.rulesOf();
    const { deck } = carcassonne.deal(rules, () => 0.5);
    const position = carcassonne.startGame({ rules, players: ['Ada', 'Jan', 'Zofia'], start: rules.start, deck });
    const { kinds, left } = carcassonne.unseenTiles(position);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(left);
    expect(left).toBe(70);
    expect(carcassonne.tilesAside(position)).toEqual([]);
  });

  it('product 5: a field lists the cities that it touches, finished and not', () => {
    let fed = 0;
    ask('fields and cities', (position) => {
      for (const { kind, cities, unfinishedCities, now } of carcassonne.regionsOf(position)) {
        if (kind !== 'field') {
          expect([cities, unfinishedCities]).toEqual([[], []]);
          continue;
        }
        fed += cities.length;
        const { fields, modules } = position.table.rules.options;
        if (fields === 'each-3' && !modules.includes('castles'))
          expect(now).toEqual(
            cities.length > 0
              ? { count: cities.length, each: 3, points: 3 * cities.length }
              : { count: 0, each: 0, points: 0 },
          );
      }
    });
    expect(fed).toBeGreaterThan(0);
  });
});
