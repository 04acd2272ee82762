import type { SortLook } from '../pieces/sortLook.ts';
import { ABBOT_SORT } from './abbot.ts';
import { BAZAAR_SORTS } from './bazaars.ts';
import { BRIDGE_SORTS } from './bridges.ts';
import { CASTLE_PART, CASTLE_SORTS } from './castles.ts';
import { COUNT_PART, COUNT_SORTS } from './count.ts';
import { CULT_PART } from './cult.ts';
import { DRAGON_SORTS } from './dragon.ts';
import { FAIRY_SORTS } from './fairy.ts';
import { KING_SORTS } from './king.ts';
import type { TablePart } from './part.ts';

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
};

/** What else modules add to the table. */
export const TABLE_PARTS: readonly TablePart[] = [COUNT_PART, CULT_PART, CASTLE_PART];
