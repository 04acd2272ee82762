import type { CarcassonneChapter } from '../carcassonneChapter.ts';
import { abbot } from './abbot.ts';
import { river1 } from './river1.ts';

/** In the order of the rule page. */
export const MODULE_CHAPTERS: readonly CarcassonneChapter[] = [river1, abbot];
