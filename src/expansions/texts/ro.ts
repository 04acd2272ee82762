import { abbot } from '../abbot/texts/ro.ts';
import { bazaars } from '../bazaars/texts/ro.ts';
import { boxes } from '../boxes/texts/ro.ts';
import { bridges } from '../bridges/texts/ro.ts';
import { castles } from '../castles/texts/ro.ts';
import { count } from '../count/texts/ro.ts';
import { cult } from '../cult/texts/ro.ts';
import { dragon } from '../dragon/texts/ro.ts';
import { fairy } from '../fairy/texts/ro.ts';
import { river } from '../interactions/river/texts/ro.ts';
import { king } from '../king/texts/ro.ts';
import { portal } from '../portal/texts/ro.ts';
import { princess } from '../princess/texts/ro.ts';
import { river1 } from '../river-1/texts/ro.ts';
import { river2 } from '../river-2/texts/ro.ts';
import type { Translation } from '../../i18n/message.ts';
import type { moduleTexts as en } from './en.ts';
import { inns } from '../inns/texts/ro.ts';
import { large } from '../large/texts/ro.ts';
import { builders } from '../builders/texts/ro.ts';
import { pigs } from '../pigs/texts/ro.ts';
import { goods } from '../goods/texts/ro.ts';

export const moduleTexts: Translation<typeof en> = {
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
