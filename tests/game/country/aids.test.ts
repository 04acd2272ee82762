import { describe, expect, it } from 'vitest';
import { country } from '../../../src/game/index.ts';
import { playCountry } from '../../support/randomCountry.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Every fifth moment is asked about: asking takes longer than playing. */
function ask(seed: string, what: (position: country.CountryPosition) => void): country.CountryPosition {
  let n = 0;
  return playCountry(`aids/${seed}`, (position) => void (n++ % 5 === 0 && what(position))).position;
}

describe('what helps to see the countryside', () => {
  it.each(SEEDS)(
    'product 4: what the leaders of all regions would have now adds up to the projected end: %s',
    (seed) => {
      ask(seed, (position) => {
        if (position.awaiting !== 'place') return;
        const { players, rules } = position.table;
        const gains = Array<number>(players).fill(0);
        for (const region of country.regionsOf(position)) {
          // First edition: a city pays for all its fields together.
          if ((region.kind === 'field' && rules.options.fields !== 'each-3') || region.complete) continue;
          for (const leader of region.leaders) gains[leader] = (gains[leader] ?? 0) + region.now.points;
        }
        const { scores, lines } = country.projectedFinal(position);
        const fields = lines.filter(({ what }) => what === 'field' && rules.options.fields === 'city-4');
        for (const { player, points } of fields) gains[player] = (gains[player] ?? 0) + points;
        expect(scores).toEqual(gains.map((gain, player) => position.score(player) + gain));
      });
    },
  );

  it.each(SEEDS)('product 6: the projected end after the last choice is the end: %s', (seed) => {
    let projected: readonly number[] = [];
    const { position } = playCountry(
      `aids/${seed}`,
      (now) => void (now.awaiting === 'deploy' && (projected = country.projectedFinal(now).scores)),
    );
    const { scores, lines } = country.projectedFinal(position);
    expect(lines).toEqual([]);
    expect(scores).toEqual(Array.from({ length: position.table.players }, (_, player) => position.score(player)));
    expect(projected).toHaveLength(scores.length);
  });

  it.each(SEEDS)('product 6: asking changes nothing; a dead cell takes no tile, a living one some: %s', (seed) => {
    ask(seed, (position) => {
      const before = country.stateOf(position);
      const dead = country.deadCells(position);
      const { kinds } = country.unseenTiles(position);
      for (const cell of dead) expect(country.fittingTiles(position, cell)).toEqual([]);
      const places = position
        .legalActions()
        .flatMap(({ do: verb, x, y }) => (verb === 'place' && x !== undefined && y !== undefined ? [{ x, y }] : []));
      for (const cell of places) expect(dead).not.toContainEqual(cell);
      for (const cell of places.slice(0, 3))
        for (const { tile } of country.fittingTiles(position, cell))
          expect(kinds.some((kind) => kind.tile === tile)).toBe(true);
      country.regionsOf(position);
      country.projectedFinal(position);
      expect(country.stateOf(position)).toEqual(before);
    });
  });

  it('product 6: counts what is left by tile: all of the box but the start and what was drawn', () => {
    const rules = country.rulesOf();
    const { deck } = country.deal(rules, () => 0.5);
    const position = country.startGame({ rules, players: ['Ada', 'Jan', 'Zofia'], start: rules.start, deck });
    const { kinds, left } = country.unseenTiles(position);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(left);
    expect(left).toBe(70);
    expect(country.tilesAside(position)).toEqual([]);
  });

  it('product 5: a field names the cities that feed it, finished and not', () => {
    let fed = 0;
    ask('fields', (position) => {
      for (const { kind, cities, unfinishedCities, now } of country.regionsOf(position)) {
        if (kind !== 'field') {
          expect([cities, unfinishedCities]).toEqual([[], []]);
          continue;
        }
        fed += cities.length;
        if (position.table.rules.options.fields === 'each-3')
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
