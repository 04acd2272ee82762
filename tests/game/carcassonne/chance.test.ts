import { describe, expect, test } from 'vitest';
import { carcassonne, seededRandom } from '../../../src/game/index.ts';
import { withTile } from '../../../src/game/rulesets/carcassonne/chance.ts';

/** What chance may draw where nobody knows the stack. */

const rulesWith = (modules: readonly string[]): carcassonne.CarcassonneRules =>
  carcassonne.rulesOf({ ...carcassonne.DEFAULT_OPTIONS, modules });

/** A whole stack, drawn one by one. */
function drawAll(rules: carcassonne.CarcassonneRules, seed: string): readonly string[] {
  const random = seededRandom(seed);
  const drawn: string[] = [];
  for (;;) {
    const choices = carcassonne.tilesToCome(rules, drawn) ?? [];
    const tile = choices[Math.floor(random() * choices.length)];
    if (tile === undefined) return drawn;
    drawn.push(tile);
  }
}

describe('tiles to come', () => {
  test.each([[[]], [['river-1']], [['river-1', 'abbot']], [['river-1', 'dragon', 'fairy', 'princess', 'portal']]])(
    'with modules %j: drawn one after the other they are the stack as dealt, in an order that could be dealt',
    (modules) => {
      const rules = rulesWith(modules);
      const drawn = drawAll(rules, 'all');
      expect(drawn).toHaveLength(carcassonne.stackSize(rules));
      expect([...drawn].sort()).toEqual([...carcassonne.deal(rules, seededRandom('other')).deck].sort());
      const numbers = drawn.map((id) => rules.material.table.numberOf.get(id) ?? -1);
      expect(carcassonne.inOrder(rules, numbers)).toEqual(numbers);
    },
  );

  test('count every copy: eight copies of a tile come eight times as often as one', () => {
    const rules = rulesWith([]);
    const counts = new Map<string, number>();
    for (const id of carcassonne.tilesToCome(rules, []) ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const { id, start, count } of rules.material.tiles) expect(counts.get(id) ?? 0).toBe(count - (start ? 1 : 0));
  });

  test('begin with the river, whose lake is last', () => {
    const rules = rulesWith(['river-1']);
    const roles = new Map(rules.material.tiles.map((tile) => [tile.id, tile]));
    const isRiver = (id: string): boolean => roles.get(id)?.set === 'river-1';
    const first = carcassonne.tilesToCome(rules, []) ?? [];
    expect(first.every((id) => isRiver(id) && roles.get(id)?.role !== 'lake')).toBe(true);
    const [lake, ...more] = carcassonne.tilesToCome(rules, first) ?? [];
    expect([roles.get(lake ?? '')?.role, more]).toEqual(['lake', []]);
    expect(carcassonne.tilesToCome(rules, [...first, lake ?? ''])?.some(isRiver)).toBe(false);
  });

  test('cannot include more copies of a tile than exist, or an unknown tile', () => {
    const rules = rulesWith([]);
    const [tile = ''] = carcassonne.tilesToCome(rules, []) ?? [];
    expect(carcassonne.tilesToCome(rules, Array<string>(20).fill(tile))).toBeUndefined();
    expect(carcassonne.tilesToCome(rules, ['no tile'])).toBeUndefined();
  });
});

test('are accepted only when a draw is due, and the draw continues with them', () => {
  const rules = rulesWith([]);
  const deck = Array<null>(carcassonne.stackSize(rules)).fill(null);
  const state = carcassonne.initialState({ rules, players: ['Ada', 'Jan'], start: rules.start, deck });
  expect(carcassonne.isTileDue(state)).toBe(true);
  const [tile = ''] = carcassonne.tilesToCome(rules, []) ?? [];
  const known = withTile(state, tile);
  if (!known) throw new Error('Nothing is due');
  expect(carcassonne.isTileDue(known)).toBe(false);
  expect(withTile(known, tile)).toBeUndefined();
  const position = carcassonne.positionOf(known, rules);
  position.advance('final');
  expect(carcassonne.stateOf(position)).toMatchObject({
    awaiting: 'place',
    hand: tile,
    drawn: [tile],
    left: deck.length - 1,
  });
});
