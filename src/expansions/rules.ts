import type { RuleModule } from '../game/rulesets/carcassonne/base/hooks.ts';
import type { Table } from '../game/rulesets/carcassonne/base/table.ts';
import { ABBOT_MODULE } from './abbot/rules.ts';
import type { AbbotSlice } from './abbot/rules.ts';
import { BAZAARS_MODULE } from './bazaars/rules/index.ts';
import type { BazaarsSlice } from './bazaars/rules/index.ts';
import { BRIDGES_MODULE } from './bridges/rules/index.ts';
import type { BridgesSlice } from './bridges/rules/index.ts';
import { CASTLES_MODULE } from './castles/rules/index.ts';
import type { CastlesSlice } from './castles/rules/index.ts';
import { COUNT_MODULE } from './count/rules/index.ts';
import type { CountSlice } from './count/rules/index.ts';
import { CULT_MODULE } from './cult/rules.ts';
import type { CultSlice } from './cult/rules.ts';
import { DRAGON_MODULE } from './dragon/rules.ts';
import type { DragonSlice } from './dragon/rules.ts';
import { FAIRY_MODULE } from './fairy/rules.ts';
import type { FairySlice } from './fairy/rules.ts';
import { KING_MODULE } from './king/rules.ts';
import type { KingSlice } from './king/rules.ts';
import { PORTAL_MODULE } from './portal/rules.ts';
import { PRINCESS_MODULE } from './princess/rules.ts';
import { RIVER_1 } from './river-1/rules.ts';
import { RIVER_2 } from './river-2/rules.ts';
import { INNS_MODULE } from './inns/rules.ts';
import { LARGE_MODULE } from './large/rules.ts';
import type { LargeSlice } from './large/rules.ts';
import { BUILDERS_MODULE } from './builders/rules.ts';
import type { BuildersSlice } from './builders/rules.ts';
import { PIGS_MODULE } from './pigs/rules.ts';
import type { PigsSlice } from './pigs/rules.ts';
import { GOODS_MODULE } from './goods/rules.ts';
import type { GoodsSlice } from './goods/rules.ts';

/** The modules that exist, in the order of RULES.md §2. How two of them interact is in interactions.ts. */
export const MODULES: readonly RuleModule<Table>[] = [
  RIVER_1,
  ABBOT_MODULE,
  DRAGON_MODULE,
  FAIRY_MODULE,
  PRINCESS_MODULE,
  PORTAL_MODULE,
  RIVER_2,
  COUNT_MODULE,
  KING_MODULE,
  CULT_MODULE,
  BRIDGES_MODULE,
  CASTLES_MODULE,
  BAZAARS_MODULE,
  INNS_MODULE,
  LARGE_MODULE,
  BUILDERS_MODULE,
  PIGS_MODULE,
  GOODS_MODULE,
];
export const MODULE_IDS: readonly string[] = MODULES.map(({ id }) => id);

/** The data that modules own in a state, for code above the rules that knows the module. */
export interface Slices {
  readonly abbot: AbbotSlice;
  readonly bazaars: BazaarsSlice;
  readonly bridges: BridgesSlice;
  readonly castles: CastlesSlice;
  readonly count: CountSlice;
  readonly cult: CultSlice;
  readonly dragon: DragonSlice;
  readonly fairy: FairySlice;
  readonly king: KingSlice;
  readonly large: LargeSlice;
  readonly builders: BuildersSlice;
  readonly pigs: PigsSlice;
  readonly goods: GoodsSlice;
}
