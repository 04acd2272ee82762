import { followerFigure } from '../../game/rulesets/carcassonne/base/deploying.ts';
import type { RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import type { Table } from '../../game/rulesets/carcassonne/base/table.ts';
import { MAX_PLAYERS } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** The large follower (RULES.md §16.3). */

const LARGE = 'large';
/** It counts as two followers in a majority. */
const WEIGHT = 2;

/** The slice of the module. */
export interface LargeSlice {
  /** By player: how many large followers are in hand. */
  readonly large: readonly number[];
}

export const LARGE_MODULE: RuleModule<Table, LargeSlice> = {
  order: 15,
  id: LARGE,
  box: 'expansion-1',
  tileSets: ['expansion-1'],
  options: {},
  shapes: {},
  hooks: (base, options) => {
    const inHand = (t: Table): LargeSlice => ({
      large: Array.from({ length: t.players }, (_, player) => t.get(base + player)),
    });
    return {
      size: MAX_PLAYERS,
      figures: [{ id: LARGE, hand: base, stands: followerFigure(options).stands, weight: WEIGHT }],
      save: inHand,
      load: (t, { large }: LargeSlice) => large.forEach((count, player) => t.set(base + player, count)),
      trace: (t) => ({ ...inHand(t) }),
    };
  },
};
