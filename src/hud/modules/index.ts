import { abbot } from './abbot.ts';
import type { HudModule } from './module.ts';
import { river1 } from './river1.ts';

/** By id of the module. */
const MODULES: Readonly<Record<string, HudModule>> = { 'river-1': river1, abbot };

/** A module nobody has worded yet goes by its id. */
export const moduleWords = (id: string): HudModule => MODULES[id] ?? { name: () => id, blurb: () => '' };
