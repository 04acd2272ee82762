import type { RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { riverFirst } from '../interactions/river/rules.ts';

/** River I (RULES.md §9). */
export const RIVER_1: RuleModule<Table> = {
  order: 1,
  id: 'river-1',
  box: 'base',
  tileSets: ['river-1'],
  options: {},
  shapes: {},
  hooks: (_, options) => riverFirst('river-1', options),
};
