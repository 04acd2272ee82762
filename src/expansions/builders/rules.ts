import type { Hooks, RuleModule } from '../../game/rulesets/carcassonne/base/hooks.ts';
import {
  DEPLOYED,
  PLAYER,
  Table,
  deployedFigure,
  deployedNode,
  deployedPlayer,
} from '../../game/rulesets/carcassonne/base/table.ts';
import { CITY, MAX_PLAYERS, ROAD, kindSet } from '../../game/rulesets/carcassonne/base/vocabulary.ts';

/** Builders (RULES.md §17.2): whoever extends the road or city of their builder has a second part of the turn. */

const BUILDER = 'builder';
/** The log's word for it. */
const EARNED = 'second-part';
const FIRST = 1;
const SECOND = 2;

/** The slice of the module. */
export interface BuildersSlice {
  /** By player: builders in hand. */
  readonly builders: readonly number[];
  /** The tile of this turn's first part has extended the region of its player's builder. */
  readonly earned: boolean;
}

const addressesFrom = (base: number) => ({ hand: base, earned: base + MAX_PLAYERS });
const SIZE = MAX_PLAYERS + 1;
type Addresses = ReturnType<typeof addressesFrom>;

/** Has the tile on this cell become part of the region in which the builder of the player of the turn stands? */
function extendsOwn(t: Table, cell: number): boolean {
  const { regions, rules } = t;
  const player = t.get(PLAYER);
  const tile = regions.tileIndex(Table.firstNode(t.laidOn(cell)));
  for (let n = t.get(DEPLOYED); n > 0; n--) {
    const entry = t.get(DEPLOYED + n);
    if (deployedPlayer(entry) !== player || rules.figures[deployedFigure(entry)]?.id !== BUILDER) continue;
    if (regions.hasTile(regions.find(deployedNode(entry)), tile)) return true;
  }
  return false;
}

function hooksOf({ hand, earned }: Addresses): Hooks<Table, BuildersSlice> {
  const hands = (t: Table): readonly number[] => Array.from({ length: t.players }, (_, player) => t.get(hand + player));
  return {
    size: SIZE,
    numbers: { hand, earned },
    figures: [{ id: BUILDER, hand, stands: kindSet(ROAD, CITY), accompanies: true }],
    tileLaid: (t, cell) => {
      if (t.inSecondPart || !extendsOwn(t, cell)) return;
      t.set(earned, 1);
      if (t.events && t.left > 0) t.emit({ type: 'taken', player: t.get(PLAYER), what: EARNED });
    },
    goesOn: (t) => {
      const isEarned = t.get(earned) === 1;
      if (isEarned) t.set(earned, 0);
      return isEarned;
    },
    save: (t): BuildersSlice => ({ builders: hands(t), earned: t.get(earned) === 1 }),
    load: (t, slice) => {
      slice.builders.forEach((count, player) => t.set(hand + player, count));
      t.set(earned, slice.earned ? 1 : 0);
    },
    trace: (t) => ({ builders: hands(t), double: t.inSecondPart ? SECOND : t.get(earned) * FIRST }),
  };
}

export const BUILDERS_MODULE: RuleModule<Table, BuildersSlice> = {
  order: 16,
  id: 'builders',
  box: 'expansion-2',
  tileSets: ['expansion-2'],
  options: {},
  shapes: {},
  hooks: (base) => hooksOf(addressesFrom(base)),
};
