import type { SortLook } from '../scenes/pieces/sortLook.ts';
import { ABBOT_SORT } from './abbot/table.ts';
import { BAZAAR_SORTS } from './bazaars/table.ts';
import { BRIDGE_SORTS } from './bridges/table.ts';
import { CASTLE_PART, CASTLE_SORTS } from './castles/table.ts';
import { COUNT_PART, COUNT_SORTS } from './count/table.ts';
import { CULT_PART } from './cult/table.ts';
import { DRAGON_SORTS } from './dragon/table.ts';
import { FAIRY_SORTS } from './fairy/table.ts';
import { INNS_PART } from './inns/table.ts';
import { KING_SORTS } from './king/table.ts';
import type { TablePart } from '../scenes/tablePart.ts';
import { LARGE_SORTS } from './large/table.ts';
import { BUILDERS_SORTS } from './builders/table.ts';
import { PIGS_SORTS } from './pigs/table.ts';
import { GOODS_SORTS } from './goods/table.ts';

/** Looks of the modules' pieces, by sort. A sort that is missing here is a plain disc. */
export const MODULE_SORTS: Readonly<Record<string, SortLook>> = {
  ...ABBOT_SORT,
  ...DRAGON_SORTS,
  ...FAIRY_SORTS,
  ...COUNT_SORTS,
  ...KING_SORTS,
  ...BRIDGE_SORTS,
  ...CASTLE_SORTS,
  ...BAZAAR_SORTS,
  ...LARGE_SORTS,
  ...BUILDERS_SORTS,
  ...PIGS_SORTS,
  ...GOODS_SORTS,
};

/** What else modules add to the table. */
export const TABLE_PARTS: readonly TablePart[] = [COUNT_PART, CULT_PART, CASTLE_PART, INNS_PART];
