import type { SortLook } from '../pieces/sortLook.ts';
import { ABBOT_SORT } from './abbot.ts';
import { DRAGON_SORTS } from './dragon.ts';
import { FAIRY_SORTS } from './fairy.ts';

/** Looks of the pieces that modules bring, by sort. What is not here is a plain disc. */
export const MODULE_SORTS: Readonly<Record<string, SortLook>> = { ...ABBOT_SORT, ...DRAGON_SORTS, ...FAIRY_SORTS };
