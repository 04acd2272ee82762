import type { WoodLook } from '../wood.ts';
import { ABBOT_FIGURES } from './abbot.ts';
import { DRAGON_FIGURES } from './dragon.ts';
import { FAIRY_FIGURES } from './fairy.ts';

/** The wooden figures that modules bring: outlines, and colours of those that belong to no player. */
export const MODULE_FIGURES = {
  ...ABBOT_FIGURES,
  ...DRAGON_FIGURES,
  ...FAIRY_FIGURES,
} as const satisfies Readonly<Record<string, Pick<WoodLook, 'outline' | 'own'>>>;
