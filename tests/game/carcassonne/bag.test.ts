import { describe, expect, it } from 'vitest';
import { adapterOf, carcassonne, seededRandom } from '../../../src/game/index.ts';
import type { GivenOptions } from '../../../src/game/index.ts';
import { optionsOf } from '../../../src/net/log/terms.ts';

const adapter = adapterOf('carcassonne');
const look = (options: GivenOptions) => adapter.bags?.look(options);
const dealt = (options: GivenOptions): readonly string[] => {
  const start = adapter.deal({ options, players: 2 }, seededRandom('bag')) as carcassonne.CarcassonneState;
  return start.stack as readonly string[];
};
const count = (deck: readonly string[], id: string): number => deck.filter((tile) => tile === id).length;

describe('the tiles of a new game', () => {
  it('are what the modules add, without anything chosen', () => {
    expect(look({})).toEqual({ copies: { base: 1 }, tiles: 71, withoutRules: [], withoutTiles: [] });
    expect(look({ modules: ['inns', 'large'] })).toMatchObject({ copies: { base: 1, 'expansion-1': 1 }, tiles: 89 });
  });

  it('can come without their rules, and rules without their tiles', () => {
    const given = { modules: ['dragon'], tiles: ['base', 'expansion-1'] };
    expect(look(given)).toMatchObject({ tiles: 89, withoutRules: ['expansion-1'], withoutTiles: ['expansion-3'] });
    expect(dealt(given)).toHaveLength(89);
  });

  it('are dealt with all copies; only one copy gives the start tile', () => {
    const twice = dealt({ copies: { base: 2 } });
    expect(twice).toHaveLength(2 * 72 - 1);
    expect(count(twice, 'B31')).toBe(2 * count(dealt({}), 'B31'));
    expect(count(twice, 'B01')).toBe(2 * count(dealt({}), 'B01') + 1);
  });

  it('make a longer river with one spring, one fork and one lake', () => {
    const once = dealt({ modules: ['river-1'] });
    const twice = dealt({ modules: ['river-1'], copies: { 'river-1': 2 } });
    expect(twice).toHaveLength(once.length + 10);
    const roleOf = (id: string) => carcassonne.tileSet('river-1').find((tile) => tile.id === id)?.role;
    expect(twice.map(roleOf).filter((role) => typeof role === 'string')).toEqual(['lake']);
    expect(roleOf(twice[20] ?? '')).toBe('lake');
  });

  it('put back all dragons of all copies before the first volcano', () => {
    const options = carcassonne.parseOptions({ modules: ['dragon'], copies: { 'expansion-3': 3 } });
    expect(options.ok && carcassonne.rulesOf(options.value).maxReturns).toBe(36);
  });

  it('are at most 400', () => {
    const given = { copies: { base: 5 }, tiles: ['base', 'expansion-3', 'expansion-1'] };
    expect(adapter.parseOptions(given)).toMatchObject({ ok: false, error: { code: 'bad-options' } });
    expect(look(given)?.tiles).toBe(5 * 72 - 1 + 48);
    expect(adapter.parseOptions({ copies: { base: 5 } }).ok).toBe(true);
  });
});

describe('the option copies', () => {
  it.each([[{ base: 0 }], [{ base: 6 }], [{ base: 1.5 }], [{ base: '2' }], [{ castle: 2 }], [null], [[2]], [3]])(
    'refuses %j',
    (copies) => {
      expect(adapter.parseOptions({ copies })).toMatchObject({ ok: false, error: { code: 'bad-options' } });
    },
  );

  it('is written only where it differs from one copy of a set in play', () => {
    const parsed = adapter.parseOptions({ copies: { 'expansion-1': 2, base: 1, 'expansion-2': 1 } });
    expect(parsed.ok && adapter.formatOptions(parsed.value)).toEqual({});
    const other = adapter.parseOptions({ tiles: ['base', 'expansion-1'], copies: { 'expansion-1': 2 } });
    expect(other.ok && adapter.formatOptions(other.value)).toEqual({
      tiles: ['base', 'expansion-1'],
      copies: { 'expansion-1': 2 },
    });
  });

  it('is part of the terms of a room, like the sets', () => {
    const given = { modules: ['inns'], tiles: ['base'], copies: { base: 2 } };
    expect(optionsOf(adapter, given)).toMatchObject(given);
  });
});
