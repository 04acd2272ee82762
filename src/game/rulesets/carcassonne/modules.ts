import type { RuleModule } from './base/hooks.ts';
import type { Table } from './base/table.ts';
import { ABBOT_MODULE } from './expansions/abbot/abbot.ts';
import { BAZAARS_MODULE } from './expansions/bazaars/bazaars.ts';
import type { BazaarsSlice } from './expansions/bazaars/bazaars.ts';
import { BRIDGES_MODULE } from './expansions/bridges/bridges.ts';
import type { BridgesSlice } from './expansions/bridges/bridges.ts';
import { CASTLES_MODULE } from './expansions/castles/castles.ts';
import type { CastlesSlice } from './expansions/castles/castles.ts';
import { COUNT_MODULE } from './expansions/count/count.ts';
import type { CountSlice } from './expansions/count/count.ts';
import { CULT_MODULE } from './expansions/cult/cult.ts';
import type { CultSlice } from './expansions/cult/cult.ts';
import { DRAGON_MODULE } from './expansions/dragon/dragon.ts';
import type { DragonSlice } from './expansions/dragon/dragon.ts';
import { FAIRY_MODULE } from './expansions/fairy/fairy.ts';
import type { FairySlice } from './expansions/fairy/fairy.ts';
import { KING_MODULE } from './expansions/king/king.ts';
import type { KingSlice } from './expansions/king/king.ts';
import { PORTAL_MODULE } from './expansions/portal/portal.ts';
import { PRINCESS_MODULE } from './expansions/princess/princess.ts';
import { RIVER_1 } from './expansions/river/river1.ts';
import { RIVER_2 } from './expansions/river/river2.ts';

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
];
export const MODULE_IDS: readonly string[] = MODULES.map(({ id }) => id);

/** The data that modules own in a state, for code above the rules that knows the module. */
export interface Slices {
  readonly bazaars: BazaarsSlice;
  readonly bridges: BridgesSlice;
  readonly castles: CastlesSlice;
  readonly count: CountSlice;
  readonly cult: CultSlice;
  readonly dragon: DragonSlice;
  readonly fairy: FairySlice;
  readonly king: KingSlice;
}
