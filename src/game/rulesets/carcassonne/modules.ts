import * as listed from '../../../expansions/rules.ts';
import type { RuleModule } from './base/hooks.ts';
import type { Table } from './base/table.ts';

/** The modules that exist, in their order. */
export const MODULES: readonly RuleModule<Table>[] = Object.values<RuleModule<Table>>(listed).toSorted(
  (first, second) => first.order - second.order,
);
export const MODULE_IDS: readonly string[] = MODULES.map(({ id }) => id);
