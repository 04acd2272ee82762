import type { Hooks, Rate, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { hasSign } from '../../game/rulesets/carcassonne/base/marks.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { CITY } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Inns and cathedrals (RULES.md §16.2): a road or city with one is worth more when completed, and nothing otherwise. */

/** A completed road with an inn, a completed city with a cathedral. */
const ROAD_RATE: Rate = { tile: 2, pennant: 2 };
const CITY_RATE: Rate = { tile: 3, pennant: 3 };
const NOTHING: Rate = { tile: 0, pennant: 0 };

const hooksOf = (isPlainAtEnd: boolean): Hooks<Table> => ({
  rate(t, root, ending) {
    if (!hasSign(t.regions, root)) return undefined;
    if (ending === 'finished') return t.regions.kind(root) === CITY ? CITY_RATE : ROAD_RATE;
    return isPlainAtEnd ? undefined : NOTHING;
  },
});

export const INNS_MODULE: RuleModule<Table> = {
  id: 'inns',
  box: 'expansion-1',
  tileSets: ['expansion-1'],
  options: { innsFinal: ['zero', 'plain'] },
  shapes: {},
  hooks: (_, { extra }) => hooksOf(extra.innsFinal === 'plain'),
};
