import type { CarcassonneChapter } from '../carcassonneChapter.ts';
import { abbot } from './abbot.ts';
import { bazaars } from './bazaars.ts';
import { bridges } from './bridges.ts';
import { castles } from './castles.ts';
import { count } from './count.ts';
import { cult } from './cult.ts';
import { dragon } from './dragon.ts';
import { fairy } from './fairy.ts';
import { king } from './king.ts';
import { portal } from './portal.ts';
import { princess } from './princess.ts';
import { river1 } from './river1.ts';
import { river2 } from './river2.ts';

/** In the order of the rules page. */
export const MODULE_CHAPTERS: readonly CarcassonneChapter[] = [
  river1,
  abbot,
  dragon,
  fairy,
  princess,
  portal,
  river2,
  count,
  king,
  cult,
  bridges,
  castles,
  bazaars,
];
