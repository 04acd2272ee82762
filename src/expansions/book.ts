import type { CarcassonneChapter } from '../session/book/carcassonneChapter.ts';
import { abbot } from './abbot/book.ts';
import { bazaars } from './bazaars/book.ts';
import { bridges } from './bridges/book.ts';
import { castles } from './castles/book.ts';
import { count } from './count/book.ts';
import { cult } from './cult/book.ts';
import { dragon } from './dragon/book.ts';
import { fairy } from './fairy/book.ts';
import { king } from './king/book.ts';
import { portal } from './portal/book.ts';
import { princess } from './princess/book.ts';
import { river1 } from './river-1/book.ts';
import { river2 } from './river-2/book.ts';
import { inns } from './inns/book.ts';
import { large } from './large/book.ts';
import { builders } from './builders/book.ts';
import { pigs } from './pigs/book.ts';
import { goods } from './goods/book.ts';

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
  inns,
  large,
  builders,
  pigs,
  goods,
];
