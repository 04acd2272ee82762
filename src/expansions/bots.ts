import type { BotModule } from '../bots/carcassonne/modules/module.ts';
import { ABBOT } from './abbot/bots.ts';
import { BAZAARS } from './bazaars/bots/index.ts';
import { BRIDGES } from './bridges/bots.ts';
import { CASTLES } from './castles/bots.ts';
import { COUNT } from './count/bots/index.ts';
import { CULT } from './cult/bots.ts';
import { DRAGON } from './dragon/bots/index.ts';
import { FAIRY } from './fairy/bots.ts';
import { KING } from './king/bots.ts';
import { PORTAL } from './portal/bots.ts';
import { PRINCESS } from './princess/bots.ts';
import { INNS } from './inns/bots.ts';
import { LARGE } from './large/bots.ts';
import { BUILDERS } from './builders/bots.ts';
import { PIGS } from './pigs/bots.ts';
import { GOODS } from './goods/bots.ts';

/** The modules that computer players know about. Others are played, too, by the points they gain and cost. */
export const BOT_MODULES: readonly BotModule[] = [
  { id: 'river-1', isTuned: true },
  ABBOT,
  DRAGON,
  FAIRY,
  PRINCESS,
  PORTAL,
  COUNT,
  KING,
  CULT,
  BRIDGES,
  CASTLES,
  BAZAARS,
  INNS,
  LARGE,
  BUILDERS,
  PIGS,
  GOODS,
];
