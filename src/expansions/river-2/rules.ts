import type { RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import { LAST } from '../../game/rulesets/carcassonne/base/table.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { ARMS_APART, riverFirst } from '../interactions/river/rules.ts';

/** River II (RULES.md §14.1): a fork with two arms, and a lake that gives its player another turn. */

const ID = 'river-2';

/** The slice of the module. */
export interface River2Slice {
  /** The lake was placed in this turn: its player also has the next one. */
  readonly lake: boolean;
}

const isLake = (t: Table, cell: number): boolean => {
  const tile = t.tileOn(cell);
  return tile?.role === 'lake' && tile.set === ID;
};

export const RIVER_2: RuleModule<Table, River2Slice> = {
  order: 7,
  id: ID,
  box: 'expansion-6',
  tileSets: [ID],
  options: {},
  shapes: {},
  hooks: (lake, options) => {
    const river = riverFirst(ID, options);
    return {
      ...river,
      conditions: [...(river.conditions ?? []), ARMS_APART],
      size: 1,
      tileLaid: (t, cell) => {
        if (isLake(t, cell)) t.set(lake, 1);
      },
      forbidsDeploy: (t) => isLake(t, t.get(LAST)),
      nextPlayer: (t) => {
        if (t.get(lake) === 0) return undefined;
        t.set(lake, 0);
        return { player: t.player, begin: false };
      },
      save: (t): River2Slice => ({ lake: t.get(lake) === 1 }),
      load: (t, slice: River2Slice) => t.set(lake, slice.lake ? 1 : 0),
    };
  },
};
