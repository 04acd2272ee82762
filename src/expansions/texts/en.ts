import { abbot } from '../abbot/texts/en.ts';
import { bazaars } from '../bazaars/texts/en.ts';
import { boxes } from '../boxes/texts/en.ts';
import { bridges } from '../bridges/texts/en.ts';
import { castles } from '../castles/texts/en.ts';
import { count } from '../count/texts/en.ts';
import { cult } from '../cult/texts/en.ts';
import { dragon } from '../dragon/texts/en.ts';
import { fairy } from '../fairy/texts/en.ts';
import { river } from '../interactions/river/texts/en.ts';
import { king } from '../king/texts/en.ts';
import { portal } from '../portal/texts/en.ts';
import { princess } from '../princess/texts/en.ts';
import { river1 } from '../river-1/texts/en.ts';
import { river2 } from '../river-2/texts/en.ts';
import { inns } from '../inns/texts/en.ts';
import { large } from '../large/texts/en.ts';
import { builders } from '../builders/texts/en.ts';
import { pigs } from '../pigs/texts/en.ts';
import { goods } from '../goods/texts/en.ts';

/** Every word of the modules. */
export const moduleTexts = {
  ...boxes,
  ...river,
  ...river1,
  ...abbot,
  ...dragon,
  ...fairy,
  ...princess,
  ...portal,
  ...river2,
  ...count,
  ...king,
  ...cult,
  ...bridges,
  ...castles,
  ...bazaars,
  ...inns,
  ...large,
  ...builders,
  ...pigs,
  ...goods,
};
