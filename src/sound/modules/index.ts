import type { Recipe } from '../recipe.ts';
import { ABBOT_FIGURES, ABBOT_SOUNDS } from './abbot.ts';

/** Sounds that modules bring, by name: what they are made of, in turns where there are several. */
export const MODULE_SOUNDS = { ...ABBOT_SOUNDS } as const satisfies Readonly<
  Record<string, readonly [Recipe, ...Recipe[]]>
>;
export type ModuleSound = keyof typeof MODULE_SOUNDS;

/** Figures that come with a sound of their own, by sort. */
export const FIGURE_SOUNDS: Readonly<Record<string, ModuleSound>> = { ...ABBOT_FIGURES };
