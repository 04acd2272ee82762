import type { RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { LAST } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';

/** Portals (RULES.md §13.4): the player who places one may place a figure on any tile. */

const PORTAL = 'portal';

export const PORTAL_MODULE: RuleModule<Table> = {
  order: 6,
  id: PORTAL,
  box: 'expansion-3',
  tileSets: ['expansion-3'],
  options: {},
  shapes: {},
  hooks: () => ({ anywhere: (t) => t.tileOn(t.get(LAST))?.flags.has(PORTAL) ?? false }),
};
