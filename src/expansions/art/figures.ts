import type { Structure } from '../../art/topology/plan.ts';
import type { WoodLook } from '../../art/figures/wood.ts';
import { ABBOT_FIGURES } from '../abbot/art/figures.ts';
import { BAZAAR_FIGURES } from '../bazaars/art/figures.ts';
import { BRIDGE_FIGURES } from '../bridges/art/figures.ts';
import { CASTLE_FIGURES } from '../castles/art/figures.ts';
import { COUNT_FIGURES } from '../count/art/figures.ts';
import { DRAGON_FIGURES } from '../dragon/art/figures.ts';
import { FAIRY_FIGURES } from '../fairy/art/figures.ts';
import { KING_FIGURES } from '../king/art/figures.ts';
import { LARGE_FIGURES } from '../large/art/figures.ts';
import { BUILDERS_FIGURES } from '../builders/art/figures.ts';
import { PIGS_FIGURES } from '../pigs/art/figures.ts';
import { GOODS_FIGURES } from '../goods/art/figures.ts';

/** The names of the modules' wooden figures: for the page, which does not need their outlines. */
export const MODULE_FIGURE_NAMES = [
  'abbot',
  'dragon',
  'fairy',
  'count',
  'king',
  'robber',
  'king-card',
  'robber-card',
  'bridge',
  'bridge-NS',
  'bridge-WE',
  'castle',
  'stall',
  'large',
  'lying-large',
  'builder',
  'pig',
  'wine',
  'grain',
  'cloth',
] as const;
export type ModuleFigure = (typeof MODULE_FIGURE_NAMES)[number];

/** The player's own follower, standing or lying, with something more: the outlines of that, and how it is painted. */
interface Dressed extends Pick<WoodLook, 'parts'> {
  readonly worn: readonly string[];
  readonly lying?: boolean;
}

/**
 * A wooden figure's outline, and its colours if it belongs to no player; the player's own follower with something more;
 * or a structure on the plane, seen from above.
 */
export type ModuleLook = Pick<WoodLook, 'outline' | 'own'> | Dressed | { readonly above: Structure };

export const MODULE_FIGURES: Readonly<Record<ModuleFigure, ModuleLook>> = {
  ...ABBOT_FIGURES,
  ...DRAGON_FIGURES,
  ...FAIRY_FIGURES,
  ...COUNT_FIGURES,
  ...KING_FIGURES,
  ...BRIDGE_FIGURES,
  ...CASTLE_FIGURES,
  ...BAZAAR_FIGURES,
  ...LARGE_FIGURES,
  ...BUILDERS_FIGURES,
  ...PIGS_FIGURES,
  ...GOODS_FIGURES,
};
