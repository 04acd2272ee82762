import { describe, expect, test } from 'vitest';
import { country, seededRandom } from '../../../src/game/index.ts';
import { withTile } from '../../../src/game/rulesets/carcassonne/chance.ts';

/** What chance may bring where nobody knows the stack. */

const rulesWith = (modules: readonly string[]): country.CountryRules =>
  country.rulesOf({ ...country.DEFAULT_OPTIONS, modules });

/** A whole stack, drawn one by one. */
function drawAll(rules: country.CountryRules, seed: string): readonly string[] {
  const random = seededRandom(seed);
  const drawn: string[] = [];
  for (;;) {
    const choices = country.tilesToCome(rules, drawn) ?? [];
    const tile = choices[Math.floor(random() * choices.length)];
    if (tile === undefined) return drawn;
    drawn.push(tile);
  }
}

describe('tiles to come', () => {
  test.each([[[]], [['river-1']], [['river-1', 'abbot']]])(
    'with modules %j: drawn one after the other they are the stack that is dealt, in an order that could be dealt',
    (modules) => {
      const rules = rulesWith(modules);
      const drawn = drawAll(rules, 'all');
      expect(drawn).toHaveLength(country.stackSize(rules));
      expect([...drawn].sort()).toEqual([...country.deal(rules, seededRandom('other')).deck].sort());
      const numbers = drawn.map((id) => rules.material.table.numberOf.get(id) ?? -1);
      expect(country.inOrder(rules, numbers)).toEqual(numbers);
    },
  );

  test('every copy counts: a tile that is there eight times comes eight times as often as one that is there once', () => {
    const rules = rulesWith([]);
    const counts = new Map<string, number>();
    for (const id of country.tilesToCome(rules, []) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const { id, start, count } of rules.material.tiles) expect(counts.get(id) ?? 0).toBe(count - (start ? 1 : 0));
  });

  test('the river comes first, its lake as the last of it', () => {
    const rules = rulesWith(['river-1']);
    const roles = new Map(rules.material.tiles.map((tile) => [tile.id, tile]));
    const isRiver = (id: string): boolean => roles.get(id)?.set === 'river-1';
    const first = country.tilesToCome(rules, []) ?? [];
    expect(first.every((id) => isRiver(id) && roles.get(id)?.role !== 'lake')).toBe(true);
    const [lake, ...more] = country.tilesToCome(rules, first) ?? [];
    expect([roles.get(lake ?? '')?.role, more]).toEqual(['lake', []]);
    expect(country.tilesToCome(rules, [...first, lake ?? ''])?.some(isRiver)).toBe(false);
  });

  test('more than there are of a tile, or what is no tile, cannot have been drawn', () => {
    const rules = rulesWith([]);
    const [tile = ''] = country.tilesToCome(rules, []) ?? [];
    expect(country.tilesToCome(rules, Array<string>(20).fill(tile))).toBeUndefined();
    expect(country.tilesToCome(rules, ['no tile'])).toBeUndefined();
  });
});

test('a tile is taken only when one is due, and the draw goes on with it', () => {
  const rules = rulesWith([]);
  const deck = Array<null>(country.stackSize(rules)).fill(null);
  const state = country.initialState({ rules, players: ['Ada', 'Jan'], start: rules.start, deck });
  expect(country.isTileDue(state)).toBe(true);
  const [tile = ''] = country.tilesToCome(rules, []) ?? [];
  const known = withTile(state, tile);
  if (!known) throw new Error('not due');
  expect(country.isTileDue(known)).toBe(false);
  expect(withTile(known, tile)).toBeUndefined();
  const position = country.positionOf(known, rules);
  position.advance('final');
  expect(country.stateOf(position)).toMatchObject({
    awaiting: 'place',
    hand: tile,
    drawn: [tile],
    left: deck.length - 1,
  });
});
