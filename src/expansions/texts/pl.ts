import { abbot } from '../abbot/texts/pl.ts';
import { bazaars } from '../bazaars/texts/pl.ts';
import { boxes } from '../boxes/texts/pl.ts';
import { bridges } from '../bridges/texts/pl.ts';
import { castles } from '../castles/texts/pl.ts';
import { count } from '../count/texts/pl.ts';
import { cult } from '../cult/texts/pl.ts';
import { dragon } from '../dragon/texts/pl.ts';
import { fairy } from '../fairy/texts/pl.ts';
import { river } from '../interactions/river/texts/pl.ts';
import { king } from '../king/texts/pl.ts';
import { portal } from '../portal/texts/pl.ts';
import { princess } from '../princess/texts/pl.ts';
import { river1 } from '../river-1/texts/pl.ts';
import { river2 } from '../river-2/texts/pl.ts';
import type { Translation } from '../../i18n/message.ts';
import type { moduleTexts as en } from './en.ts';
import { inns } from '../inns/texts/pl.ts';
import { large } from '../large/texts/pl.ts';
import { builders } from '../builders/texts/pl.ts';
import { pigs } from '../pigs/texts/pl.ts';
import { goods } from '../goods/texts/pl.ts';

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
