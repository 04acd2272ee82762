import type { CarcassonneChapter } from '../carcassonneChapter.ts';
import { abbot } from './abbot.ts';
import { dragon } from './dragon.ts';
import { fairy } from './fairy.ts';
import { portal } from './portal.ts';
import { princess } from './princess.ts';
import { river1 } from './river1.ts';

/** In the order of the rule page. */
export const MODULE_CHAPTERS: readonly CarcassonneChapter[] = [river1, abbot, dragon, fairy, princess, portal];
