import type { Recipe } from '../sound/recipe.ts';
import { ABBOT_FIGURES, ABBOT_SOUNDS } from './abbot/sound.ts';
import { BAZAAR_HEARS, BAZAAR_OFF_TABLE, BAZAAR_SOUNDS } from './bazaars/sound.ts';
import { BRIDGE_BUILDS, BRIDGE_SOUNDS } from './bridges/sound.ts';
import { CASTLE_BUILDS, CASTLE_MOMENTS, CASTLE_SOUNDS } from './castles/sound.ts';
import { COUNT_HEARS, COUNT_MOVES, COUNT_SOUNDS } from './count/sound.ts';
import { CULT_HEARS, CULT_SOUNDS } from './cult/sound.ts';
import { DRAGON_MOVES, DRAGON_SOUNDS } from './dragon/sound.ts';
import { FAIRY_MOVES, FAIRY_SOUNDS } from './fairy/sound.ts';
import type { Hears } from '../sound/heard.ts';
import { KING_HEARS, KING_MOVES, KING_SOUNDS } from './king/sound.ts';
import { PORTAL_HEARS, PORTAL_SOUNDS } from './portal/sound.ts';
import { PRINCESS_HEARS, PRINCESS_SOUNDS } from './princess/sound.ts';
import { LARGE_FIGURES, LARGE_SOUNDS } from './large/sound.ts';
import { BUILDERS_FIGURES, BUILDERS_SOUNDS } from './builders/sound.ts';
import { PIGS_FIGURES, PIGS_SOUNDS } from './pigs/sound.ts';
import { GOODS_HEARS, GOODS_SOUNDS } from './goods/sound.ts';

/** Recipes of the sounds that modules add, by name; several recipes take turns. */
export const MODULE_SOUNDS = {
  ...ABBOT_SOUNDS,
  ...DRAGON_SOUNDS,
  ...FAIRY_SOUNDS,
  ...PRINCESS_SOUNDS,
  ...PORTAL_SOUNDS,
  ...COUNT_SOUNDS,
  ...KING_SOUNDS,
  ...CULT_SOUNDS,
  ...BAZAAR_SOUNDS,
  ...BRIDGE_SOUNDS,
  ...CASTLE_SOUNDS,
  ...LARGE_SOUNDS,
  ...BUILDERS_SOUNDS,
  ...PIGS_SOUNDS,
  ...GOODS_SOUNDS,
} as const satisfies Readonly<Record<string, readonly [Recipe, ...Recipe[]]>>;
export type ModuleSound = keyof typeof MODULE_SOUNDS;

/** Figures that have their own sound when placed, by sort. */
export const FIGURE_SOUNDS: Readonly<Record<string, ModuleSound>> = {
  ...ABBOT_FIGURES,
  ...LARGE_FIGURES,
  ...BUILDERS_FIGURES,
  ...PIGS_FIGURES,
};

/** Moments of a piece that crosses the board. */
export type WayMoment = 'sets-out' | 'breathes' | 'strikes' | 'comes-down';
/** Pieces that move with their own sounds, by sort. */
export const MOVE_SOUNDS: Readonly<Record<string, Readonly<Partial<Record<WayMoment, ModuleSound>>>>> = {
  ...DRAGON_MOVES,
  ...FAIRY_MOVES,
  ...COUNT_MOVES,
  ...KING_MOVES,
};

/** Structures that are built into the land, by sort. */
export const BUILD_SOUNDS: Readonly<Record<string, ModuleSound>> = { ...BRIDGE_BUILDS, ...CASTLE_BUILDS };

/** Sounds of events that have a moment of the table with the same name. */
export const EVENT_SOUNDS: Readonly<Partial<Record<'reached', ModuleSound>>> = { ...CASTLE_MOMENTS };

/** Sounds that follow the log alone. */
export const HEARD: Readonly<Partial<Record<ModuleSound, Hears>>> = {
  ...PRINCESS_HEARS,
  ...PORTAL_HEARS,
  ...COUNT_HEARS,
  ...KING_HEARS,
  ...CULT_HEARS,
  ...BAZAAR_HEARS,
  ...GOODS_HEARS,
};

/** Sorts of pieces that are not on the table: placing, removing and moving them is silent. */
export const OFF_TABLE: ReadonlySet<string> = new Set(BAZAAR_OFF_TABLE);
