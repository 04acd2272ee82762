import { abbot } from '../abbot/texts/de.ts';
import { bazaars } from '../bazaars/texts/de.ts';
import { boxes } from '../boxes/texts/de.ts';
import { bridges } from '../bridges/texts/de.ts';
import { castles } from '../castles/texts/de.ts';
import { count } from '../count/texts/de.ts';
import { cult } from '../cult/texts/de.ts';
import { dragon } from '../dragon/texts/de.ts';
import { fairy } from '../fairy/texts/de.ts';
import { river } from '../interactions/river/texts/de.ts';
import { king } from '../king/texts/de.ts';
import { portal } from '../portal/texts/de.ts';
import { princess } from '../princess/texts/de.ts';
import { river1 } from '../river-1/texts/de.ts';
import { river2 } from '../river-2/texts/de.ts';
import type { Translation } from '../../i18n/message.ts';
import type { moduleTexts as en } from './en.ts';
import { inns } from '../inns/texts/de.ts';
import { large } from '../large/texts/de.ts';
import { builders } from '../builders/texts/de.ts';
import { pigs } from '../pigs/texts/de.ts';
import { goods } from '../goods/texts/de.ts';

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
