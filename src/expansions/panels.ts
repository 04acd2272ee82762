import type { HudModule } from '../hud/modules/module.ts';
import { abbot } from './abbot/panels.ts';
import { bazaars } from './bazaars/panels/index.ts';
import { bridges } from './bridges/panels.ts';
import { castles } from './castles/panels/index.ts';
import { count } from './count/panels/index.ts';
import { cult } from './cult/panels.ts';
import { dragon } from './dragon/panels.ts';
import { fairy } from './fairy/panels.ts';
import { king } from './king/panels/index.ts';
import { portal } from './portal/panels.ts';
import { princess } from './princess/panels.ts';
import { river1 } from './river-1/panels.ts';
import { river2 } from './river-2/panels.ts';
import { inns } from './inns/panels/index.ts';
import { large } from './large/panels.ts';
import { builders } from './builders/panels.ts';
import { pigs } from './pigs/panels.ts';
import { goods } from './goods/panels/index.ts';

/** By module id. */
export const MODULE_PANELS: Readonly<Record<string, HudModule>> = {
  'river-1': river1,
  abbot,
  dragon,
  fairy,
  princess,
  portal,
  'river-2': river2,
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
};

/** Expansions as most people play them, besides the base game alone and everything. */
export const PRESETS: readonly (readonly string[])[] = [
  ['inns', 'large'],
  ['river-1', 'abbot'],
  ['river-1', 'abbot', 'inns', 'large'],
];
