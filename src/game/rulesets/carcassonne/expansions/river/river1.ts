import type { RuleModule } from '../../base/hooks.ts';
import type { Table } from '../../base/table.ts';
import { riverFirst } from './river.ts';

/** River I (RULES.md §9). */
export const RIVER_1: RuleModule<Table> = {
  id: 'river-1',
  box: 'base',
  tileSets: ['river-1'],
  options: {},
  shapes: {},
  hooks: (_, options) => riverFirst('river-1', options),
};
