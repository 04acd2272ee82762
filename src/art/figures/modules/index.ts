import type { WoodLook } from '../wood.ts';
import { ABBOT_FIGURES } from './abbot.ts';
import { COUNT_FIGURES } from './count.ts';
import { DRAGON_FIGURES } from './dragon.ts';
import { FAIRY_FIGURES } from './fairy.ts';
import { KING_FIGURES } from './king.ts';

/** The wooden figures that modules bring: for the page, which does not need their outlines. */
export const MODULE_FIGURE_NAMES = [
  'abbot',
  'dragon',
  'fairy',
  'count',
  'king',
  'robber',
  'king-card',
  'robber-card',
] as const;
export type ModuleFigure = (typeof MODULE_FIGURE_NAMES)[number];

/** Their outlines, and the colours of those that belong to no player. */
export const MODULE_FIGURES: Readonly<Record<ModuleFigure, Pick<WoodLook, 'outline' | 'own'>>> = {
  ...ABBOT_FIGURES,
  ...DRAGON_FIGURES,
  ...FAIRY_FIGURES,
  ...COUNT_FIGURES,
  ...KING_FIGURES,
};
